import {
  type GuardAlert,
  LONG_WAIT_MINUTES,
  STAFF_REASON_MAX,
  STAFF_REASON_MIN,
  STUCK_AFTER_MINUTES,
} from '@app/contract/guard-queue';
import type { VisitPhase } from '@app/contract/visits';
import { countOf } from '../../ui/format.ts';

/** Texts of the guard, as staff watches it. */
export const liveCopy = {
  failed: 'No pudimos leer la guardia',
  none: 'Ninguna especialidad atiende la guardia',
  updated: 'Se actualiza solo.',
  waiting: 'Esperan',
  waitingCount: (count: number) => countOf(count, 'persona espera', 'personas esperan'),
  nobodyWaits: 'No espera nadie.',
  attended: 'En atención',
  nobodyAttended: 'No hay nadie en atención.',
  onDuty: 'En guardia',
  nobodyOnDuty: 'No hay profesionales en guardia.',
  isAway: 'Sin señal',
  isHere: 'En línea',
  for: (minutes: number) => (minutes < 1 ? 'recién' : `hace ${minutes} min`),
  dutySince: (hour: string) => `desde las ${hour}`,
  messageTo: (name: string) => `Mandar un mensaje a ${name}`,
  moveOf: (name: string) => `Cambiar la especialidad de ${name}`,
  removeOf: (name: string) => `Quitar de la fila a ${name}`,
  offOf: (name: string) => `Sacar de guardia a ${name}`,
  alerts: {
    LONG_WAIT: `Espera de más de ${LONG_WAIT_MINUTES} min`,
    NOBODY_ON_DUTY: 'Esperan y no hay nadie en guardia',
    PROFESSIONAL_AWAY: 'Profesional sin señal',
    RECORD_LEFT_OPEN: 'Registro sin guardar',
  } satisfies Record<GuardAlert, string>,
  phases: {
    WAITING: 'Esperando',
    OFFERED: 'Llamando',
    ACCEPTED: 'Entrando',
    IN_CALL: 'En la llamada',
    WRAP_UP: 'Escribiendo el registro',
    FINISHED: 'Finalizada',
    QUIT: 'Cancelada',
    ERROR: 'Con error',
  } satisfies Record<VisitPhase, string>,
} as const;

const reasonHint = `La persona lo va a leer. Al menos ${STAFF_REASON_MIN} letras.`;

/** Texts of the acts on the line. */
export const actCopy = {
  reason: 'Motivo',
  reasonHint,
  back: 'Volver',
  remove: {
    title: 'Quitar de la fila',
    explain:
      'Deja de esperar y lee el motivo en su pantalla. La consulta no se descuenta de su plan.',
    confirm: 'Quitar de la fila',
    purpose: 'Para quitar a una persona de la fila',
    failed: 'No pudimos quitarla de la fila. Probá de nuevo.',
    done: 'Ya no está en la fila, y le avisamos.',
  },
  move: {
    title: 'Cambiar de especialidad',
    explain: 'Pasa a la otra fila con la hora en que llegó, y lee el motivo.',
    confirm: 'Cambiar',
    purpose: 'Para cambiar la especialidad',
    failed: 'No pudimos cambiarla. Probá de nuevo.',
    done: 'Ya espera en la otra especialidad, y le avisamos.',
    specialty: 'Especialidad',
  },
  off: {
    title: 'Sacar de guardia',
    explain:
      'No recibe más pacientes y lee el motivo. A quien solo llamó vuelve a su lugar; una llamada en curso sigue.',
    confirm: 'Sacar de guardia',
    purpose: 'Para sacar de guardia',
    failed: 'No pudimos sacarlo de guardia. Probá de nuevo.',
    done: 'Ya no está en guardia, y le avisamos.',
  },
  notice: {
    title: 'Mensaje',
    text: 'Qué le avisamos',
    send: 'Mandar',
    failed: 'No pudimos mandar el mensaje. Probá de nuevo.',
    done: 'Le mandamos el mensaje.',
  },
  stuck: {
    title: 'Entradas trabadas',
    lead: `Nadie dio señales hace más de ${STUCK_AFTER_MINUTES} minutos y siguen abiertas.`,
    who: 'Paciente',
    professional: 'Profesional',
    phase: 'Estado',
    since: 'Sin señal desde',
    close: 'Cerrar con motivo',
    explain: 'Terminan con error y no se descuentan. Nada se borra.',
    confirm: 'Cerrar las entradas',
    purpose: 'Para cerrar entradas trabadas',
    failed: 'No pudimos cerrarlas. Probá de nuevo.',
    done: (count: number) => countOf(count, 'entrada cerrada', 'entradas cerradas'),
  },
} as const;

/** Messages of refused fields. */
export const actMessages = {
  'reason.too-short': `Escribí al menos ${STAFF_REASON_MIN} letras`,
  'reason:too_big': `El motivo puede tener hasta ${STAFF_REASON_MAX} letras`,
  reason: 'Escribí el motivo',
  specialtyId: 'Elegí la especialidad',
} as const;
