import { CANCEL_REASON_MAX, CLOSE_REASON_MIN } from '@app/contract/visits';

/** Texts of missing records. */
export const lateCopy = {
  caption: 'Registros pendientes',
  lead: 'Consultas sin registro desde hace más de un día. No se muestra nada de lo que se anotó.',
  professional: 'Profesional',
  patient: 'Paciente',
  since: 'Empezó',
  close: 'Cerrar',
  closeOf: (patient: string) => `Cerrar la consulta de ${patient}`,
  failed: 'No pudimos leer los registros pendientes',
  none: 'No hay registros pendientes',
  reason: 'Motivo',
  reasonHint: `Queda en la auditoría. Al menos ${CLOSE_REASON_MIN} letras.`,
  title: 'Cerrar sin registro',
  explain:
    'La consulta termina con error y no se descuenta. Lo que el profesional anotó no se abre y queda como está. Le avisamos a quien consultó.',
  confirm: 'Cerrar la consulta',
  purpose: 'Para cerrar la consulta',
  done: 'La consulta quedó cerrada.',
  failedClosing: 'No pudimos cerrarla. Probá de nuevo.',
} as const;

export const lateMessages = {
  'reason.too-short': `Escribí al menos ${CLOSE_REASON_MIN} letras`,
  'reason:too_big': `El motivo puede tener hasta ${CANCEL_REASON_MAX} letras`,
  reason: 'Escribí el motivo',
} as const;
