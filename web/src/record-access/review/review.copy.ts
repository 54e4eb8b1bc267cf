import type { ReadingReason, ReviewVerdict } from '@app/contract/record-access';
import { REVIEW_NOTE_MAX } from '@app/contract/record-access';
import { countOf } from '../../ui/format.ts';

/** Texts of staff's review of record readings. */
export const accessLogCopy = {
  caption: 'Registro de accesos',
  explain:
    'Quién abrió qué historia clínica, cuándo y por qué. Consultarlo también queda registrado.',
  enter: 'Ver el registro de accesos',
  purpose: 'Para ver el registro de accesos',
  confirm: 'Ver el registro',
  search: 'Buscar en el registro de accesos',
  idNumber: 'DNI del paciente',
  email: 'Correo de quien leyó',
  from: 'Desde',
  to: 'Hasta',
  reason: 'Motivo',
  allReasons: 'Todos',
  failed: 'No pudimos leer el registro de accesos',
  none: 'No hay accesos con esos datos',
  reader: 'Quién',
  patient: 'De quién',
  at: 'Cuándo',
  why: 'Por qué',
  noReason: 'Sin relación registrada',
} as const;

export const reasonNames: Record<ReadingReason, string> = {
  attending: 'Lo estaba atendiendo',
  attended: 'Lo había atendido',
  grant: 'El paciente le dio permiso',
  emergency: 'Urgencia',
  family: 'Grupo familiar',
  pharmacy: 'Mostrador de farmacia',
  'pharmacy-list': 'Estaba en las listas de su sucursal',
  guard: 'Esperaba en su guardia',
  agenda: 'Estaba en su agenda',
  link: 'Enlace de una receta',
  correction: 'Pedido de corrección',
};

export const emergenciesCopy = {
  caption: 'Historias abiertas por una urgencia',
  pending: 'Sin revisar',
  reviewed: 'Revisadas',
  search: 'Filtrar los accesos por urgencia',
  stateLabel: 'Estado de la revisión',
  failed: 'No pudimos leer los accesos por urgencia',
  nonePending: 'No hay accesos por urgencia sin revisar',
  noneReviewed: 'Todavía no se revisó ninguno',
  professional: 'Profesional',
  patient: 'Paciente',
  at: 'Cuándo',
  readings: (count: number) => countOf(count, 'lectura', 'lecturas'),
  reason: 'Motivo escrito',
  onlyDirector: 'Lo lee la dirección técnica',
  actions: 'Revisión',
  review: 'Revisar',
  reviewOf: (patient: string) => `Revisar el acceso a la historia de ${patient}`,
  title: 'Revisar un acceso por urgencia',
  explain: 'Queda guardado y no se cambia. Se lo avisamos al profesional.',
  verdict: '¿Estuvo justificado?',
  note: 'Qué se comprobó',
  confirm: 'Guardar la revisión',
  purpose: 'Para guardar la revisión',
  failedReview: 'No pudimos guardar la revisión. Probá de nuevo.',
  done: 'La revisión quedó guardada.',
  by: (who: string, when: string) => `${who}, ${when}`,
} as const;

export const verdictNames: Record<ReviewVerdict, string> = {
  JUSTIFIED: 'Justificado',
  NOT_JUSTIFIED: 'No justificado',
};

export const reviewMessages = {
  'verdict.required': 'Elegí si estuvo justificado',
  note: 'Escribí qué se comprobó',
  'note:too_big': `Puede tener hasta ${REVIEW_NOTE_MAX} letras`,
} as const;

export const reviewProblems: Readonly<Record<string, string>> = {
  'record-access.reviewed': 'Otra persona ya lo revisó.',
  'record-access.not-found': 'Ese acceso ya no está.',
};

export const unusualCopy = {
  caption: 'Lecturas inusuales',
  explain:
    'Cuentas que en los últimos siete días abrieron muchas más historias que lo habitual, de noche, o de personas con su mismo apellido. No es una acusación: es para mirar.',
  failed: 'No pudimos leer las lecturas inusuales',
  none: 'No hay lecturas inusuales en los últimos siete días',
  reader: 'Cuenta',
  patients: 'Pacientes en la semana',
  usual: 'Habitual por semana',
  night: 'Lecturas de noche',
  surname: 'Del mismo apellido',
} as const;
