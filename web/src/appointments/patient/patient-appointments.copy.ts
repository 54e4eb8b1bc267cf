import type { AppointmentStatus, ClosedReason } from '@app/contract/appointments';
import { withArticle, withCapitalArticle } from '@app/contract/kernel';
import { countOf } from '../../ui/format.ts';
import type { AppointmentStanding } from '../appointment-standing.ts';
import { appointmentStatusWords } from '../appointments.copy.ts';

/** The status of an appointment, in the patient's words. */
export const standingWords: Record<AppointmentStanding, string> = {
  UNCONFIRMED: `${appointmentStatusWords.PROGRAMMED}, sin confirmar`,
  CONFIRMED: `${appointmentStatusWords.PROGRAMMED}, confirmado`,
  WAITING: `${appointmentStatusWords.PROGRAMMED}, en la sala`,
  IN_VISIT: 'En consulta',
  FINISHED: appointmentStatusWords.FINISHED,
  CANCELLED: appointmentStatusWords.CANCELLED,
  NO_SHOW: `${appointmentStatusWords.CANCELLED}: no entraste`,
  NOT_ATTENDED: `${appointmentStatusWords.CANCELLED}: no se atendió`,
};

/** Texts of the list of appointments. */
export const listCopy = {
  title: 'Mis turnos',
  tabs: 'Turnos por estado',
  tab: {
    PROGRAMMED: 'Programados',
    FINISHED: 'Finalizados',
    CANCELLED: 'Cancelados',
  } satisfies Record<AppointmentStatus, string>,
  empty: {
    PROGRAMMED: 'No hay turnos programados que mostrar',
    FINISHED: 'No hay turnos finalizados que mostrar',
    CANCELLED: 'No hay turnos cancelados que mostrar',
  } satisfies Record<AppointmentStatus, string>,
  emptyDetail: {
    PROGRAMMED: 'Cuando tengas un turno, va a aparecer acá.',
    FINISHED: 'Los turnos que ya tuviste van a quedar acá.',
    CANCELLED: 'Los turnos que se cancelen van a quedar acá.',
  } satisfies Record<AppointmentStatus, string>,
  failed: 'Ocurrió un error al obtener los turnos',
  pages: 'Páginas de turnos',
  book: 'Programar Turno',
  row: (when: string, professional: string) => `${when}, con ${withArticle(professional)}`,
  professional: 'Profesional',
  specialty: 'Especialidad',
  patient: 'Para',
  financer: 'Cobertura',
  why: 'Motivo',
  summary: 'Ver el resumen',
} as const;

/** Texts of the actions on a future appointment. */
export const actsCopy = {
  confirm: 'Confirmar turno',
  confirmed: 'Confirmaste el turno.',
  confirmFailed: 'Ocurrió un error al confirmar el turno',
  cancel: 'Cancelar turno',
  cancelQuestion: '¿Deseas cancelar el turno?',
  cancelYes: 'Confirmar',
  cancelled: 'Cancelaste el turno.',
  cancelFailed: 'Ocurrió un error al cancelar el turno',
  ask: 'Pedir otra hora',
  askTitle: 'Pedir otra hora',
  askDetail: (professional: string) =>
    `Le llega a ${withArticle(professional)}. El turno sigue como está hasta que te proponga otra hora.`,
  askField: '¿Qué días y horas te quedan bien?',
  askMissing: 'Escribí qué días y horas te quedan bien.',
  askSend: 'Enviar pedido',
  asked: 'Le pedimos otra hora a tu profesional.',
  askFailed: 'Ocurrió un error al pedir otra hora',
  youAsked: (text: string) => `Pediste otra hora: “${text}”`,
  change: 'Cambiar',
  changeTitle: 'Cambiar el turno',
  changeSend: 'Cambiar el turno',
  changeMissing: 'Elegí una hora.',
  changed: (when: string) => `Cambiaste el turno: ahora es el ${when}.`,
  changeFailed: 'Ocurrió un error al cambiar el turno',
  calendar: 'Agregar al calendario',
  calendarFile: (day: string) => `turno-${day}.ics`,
  calendarFailed: 'No pudimos descargar el archivo. Probá de nuevo.',
  again: 'Pedir otro turno',
} as const;

/** Texts of entering the consultation of an appointment. */
export const joinCopy = {
  from: (hour: string) => `Podés entrar desde las ${hour}`,
  over: 'Ya pasó la hora para entrar.',
  cannotAttend: (professional: string) =>
    `${withCapitalArticle(professional)} no puede atender por ahora. La clínica te va a avisar qué pasa con este turno: no hace falta que lo confirmes ni que esperes.`,
  startsIn: 'Empieza en',
  isTime: 'Es la hora de tu turno.',
  enter: 'Entrar a la videollamada',
  entering: 'Entrando…',
  notBegun: (professional: string) =>
    `${withCapitalArticle(professional)} todavía no empezó. Actualizamos cada minuto.`,
  told: 'Le avisamos que estás esperando.',
  failed: 'Ocurrió un error la consulta para este turno',
  delay: (minutes: number, hour: string) =>
    `Tu profesional viene con ${countOf(minutes, 'minuto', 'minutos')} de demora: te atiende cerca de las ${hour}. Podés esperar en la sala.`,
} as const;

/** Texts shown while a professional waits for the patient. */
export const awaitedCopy = {
  awaits: (professional: string) => `${withCapitalArticle(professional)} te espera`,
  awaitsFor: (professional: string, who: string) =>
    `${withCapitalArticle(professional)} espera a ${who}`,
  goesOn: (professional: string) => `Tu consulta con ${withArticle(professional)} sigue abierta`,
  enter: 'Entrar',
} as const;

/** Why an appointment ended without a consultation. */
export const closedCopy: Record<ClosedReason, string> = {
  PATIENT: 'Lo cancelaste vos.',
  PROFESSIONAL: 'Lo canceló tu profesional.',
  STAFF: 'Lo canceló la administración.',
  SCHEDULE_DELETED: 'Tu profesional ya no atiende en ese horario.',
  NO_SHOW: 'No entraste a la consulta a tiempo.',
  NOT_ATTENDED: 'Tu profesional no empezó la consulta. No se descontó de tu plan.',
};

export const closedText = (text: string): string => `Te escribió: “${text}”`;

/** Texts of the next appointment on the patient's home. */
export const nextCopy = {
  title: 'Tu próximo turno',
  none: 'No tenés turnos programados.',
  see: 'Ver turno',
  room: 'Ir a la sala',
  seeAll: 'Ver mis turnos',
} as const;

/** Texts of the patient's waiting-list entries. */
export const waitingCopy = {
  title: 'Esperás que se libere un turno',
  place: (specialty: string, professional: string | undefined) =>
    professional ? `${specialty}, con ${withArticle(professional)}` : specialty,
  for: (who: string) => `Para ${who}`,
  nothingYet: 'Te avisamos en Notificaciones cuando se libere.',
  first: 'Te la ofrecemos antes que a nadie, porque la clínica canceló tu turno.',
  cannotAttend:
    'Por ahora no atiende, así que no se libera ninguna hora. Guardamos tu lugar; también podés anotarte para que te atienda otro profesional de la especialidad.',
  offered: (when: string, professional: string) =>
    `Se liberó un turno: ${when}, con ${withArticle(professional)}`,
  until: (hour: string, minutes: number) =>
    `Te lo guardamos hasta las ${hour}: ${minutes < 1 ? 'menos de un minuto' : countOf(minutes, 'minuto', 'minutos')}.`,
  offerOver: 'Esta oferta ya venció. Seguís en la lista.',
  accept: 'Tomar el turno',
  decline: 'No me sirve',
  leave: 'Dejar de esperar',
  leaveQuestion: '¿Querés dejar de esperar?',
  leaveDetail: 'Perdés tu lugar. Si después volvés a anotarte, quedás al final.',
  leaveYes: 'Sí, dejar de esperar',
  accepted:
    'El turno es tuyo. Si tenías otro por lo mismo, sigue dado: cancelalo si no lo necesitás.',
  failed: 'Ocurrió un error al obtener tus lugares de espera',
  actFailed: 'Ocurrió un error con tu lugar de espera',
} as const;

/** Reasons for refusals. */
const refusals: Record<string, string> = {
  'appointments.not-found': 'Ese turno ya no está.',
  'appointments.command-refused': 'El turno cambió mientras tanto. Actualizamos la pantalla.',
  'appointments.slot-taken': 'Esa hora ya se ocupó. Elegí otra.',
  'appointments.cannot-attend': 'Ese profesional no puede atender por ahora.',
  'appointments.patient-busy': 'Esa persona ya tiene otro turno a esa hora.',
  'appointments.too-many':
    'Ya están dados todos los turnos que una persona puede tener a la vez. Para pedir otro, cancelá uno.',
  'appointments.too-many-with-one':
    'Con este profesional ya están dados todos los turnos que una persona puede tener a la vez. Podés cancelar uno de ellos, o pedir con otro profesional.',
  'appointments.other-hours':
    'Ese horario es de otra forma de atención: cobertura o particular. Para pasar a él, cancelá este turno y pedí otro.',
  'appointments.not-now': 'Todavía no es la hora del turno, o ya pasó.',
  'appointments.booking-off': 'En esta clínica los turnos los da el profesional.',
  'appointments.offer-over': 'La oferta venció o la tomó otra persona. Seguís en la lista.',
  'appointments.already-listed':
    'Esa persona ya está en esta lista, o en todas las que puede estar a la vez.',
  'appointments.nobody-attends':
    'Por ahora nadie atiende esa especialidad en la clínica, así que no se va a liberar ninguna hora.',
  'coverage.plan-out-of-use':
    'El plan ya no está en la clínica y no cubre consultas. Pedí otro en Mi plan, o pedí un turno particular.',
  'coverage.used-up': 'El plan no tiene más consultas para ese mes.',
};

/** The text of a refusal, if it has its own. */
export const refusalText = (code: string): string | undefined => refusals[code];
