import {
  APPOINTMENT_REASON_MAX,
  type AppointmentsProblem,
  type ClosedReason,
} from '@app/contract/appointments';
import type { AvailabilityProblem } from '@app/contract/availability';
import type { CoverageProblem } from '@app/contract/coverage';
import type { VisitProblem } from '@app/contract/visits';
import type { AppointmentStanding } from '../appointment-standing.ts';
import { slotsCopy } from '../slots/slots.copy.ts';
import type { AgendaSide } from './agenda-side.ts';

/** Texts of the professional's agenda. */
export const agendaCopy = {
  title: 'Agenda de turnos',
  failed: 'Ocurrió un error al obtener tus turnos',
  views: 'Vista',
  day: 'Día',
  week: 'Semana',
  place: 'Fechas',
  previousDay: 'Día anterior',
  nextDay: 'Día siguiente',
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana siguiente',
  today: 'Hoy',
  range: (from: string, to: string) => `Del ${from} al ${to}`,
  print: 'Imprimir el día',
  give: 'Dar turno',
  empty: 'No hay turnos programados que mostrar',
  emptyDetail: 'Tampoco hay horas libres. Abrilas en Mi disponibilidad.',
  emptyForStaff: 'Tampoco hay horas libres en estas fechas.',
  toAvailability: 'Ir a Mi disponibilidad',
  emptyDay: 'Sin turnos',
  free: 'Libre',
  giveAt: (when: string) => `Dar turno: ${when}`,
  open: 'Ver turno',
  openOf: (when: string, who: string) => `Ver turno: ${when}, ${who}`,
  begin: 'Iniciar consulta',
  beginOf: (who: string) => `Iniciar consulta: ${who}`,
  resume: 'Volver a la consulta',
  delayed: (minutes: number) => `Avisaste ${minutes} minutos de demora`,
  delayedForStaff: (minutes: number) => `Avisó ${minutes} minutos de demora`,
  asked: (text: string) => (text ? `Pide otra hora: “${text}”` : 'Pide otra hora'),
} as const;

/** Texts of those who wait for an hour of the agenda. */
export const waitingForMeCopy = {
  title: 'Esperan que se libere un turno con vos',
  detail: 'Si se libera una hora, se la ofrecemos a quien esperó más.',
  since: (when: string) => `Desde el ${when}`,
  offered: (when: string) => `Le ofrecimos el turno del ${when}`,
  failed: 'Ocurrió un error al obtener tu lista de espera',
} as const;

/** The status of an appointment, in the professional's words… */
export const standingWords: Record<AppointmentStanding, string> = {
  UNCONFIRMED: 'Programado · Sin confirmar',
  CONFIRMED: 'Programado · Confirmado',
  WAITING: 'Esperando en la sala',
  IN_VISIT: 'En consulta',
  FINISHED: 'Finalizado',
  CANCELLED: 'Cancelado',
  NO_SHOW: 'No vino',
  NOT_ATTENDED: 'No atendido',
};

/** …and in short form, where there is little space. */
export const shortStanding: Record<AppointmentStanding, string> = {
  ...standingWords,
  UNCONFIRMED: 'Sin confirmar',
  CONFIRMED: 'Confirmado',
  WAITING: 'En la sala',
};

const closedForStaff: Record<ClosedReason, string> = {
  PATIENT: 'Lo canceló el paciente',
  PROFESSIONAL: 'Lo canceló el profesional',
  STAFF: 'Lo canceló la clínica',
  SCHEDULE_DELETED: 'Se cerró ese horario',
  NO_SHOW: 'El paciente no vino',
  NOT_ATTENDED: 'No se inició en la hora siguiente',
};
const closedForProfessional = { ...closedForStaff, PROFESSIONAL: 'Lo cancelaste' };

/** Why an appointment was closed, in the words of the agenda's viewer. */
export const closedWords: Record<AgendaSide, Record<ClosedReason, string>> = {
  professional: closedForProfessional,
  operations: closedForStaff,
  reader: closedForStaff,
};

/** The delay announced by the professional. */
export const delayWords: Record<AgendaSide, (minutes: number) => string> = {
  professional: agendaCopy.delayed,
  operations: agendaCopy.delayedForStaff,
  reader: agendaCopy.delayedForStaff,
};

/** Texts of one appointment and its actions. */
export const appointmentCopy = {
  title: (who: string) => `Turno de ${who}`,
  when: 'Fecha y hora',
  whenText: (day: string, from: string, to: string) => `${day}, ${from} a ${to}`,
  financer: 'Cobertura',
  reason: 'Motivo',
  status: 'Estado',
  closed: 'Cierre',
  delay: 'Demora',
  asked: 'Pidió otra hora',
  askedUnread: 'Sí',
  back: 'Volver',
  beginFrom: (hour: string) => `Podés iniciarla desde las ${hour}.`,
  beginOver: 'Pasó más de una hora: ya no se puede iniciar.',
  reschedule: 'Cambiar de hora',
  which: (who: string, when: string) => `${who}, ${when}`,
  rescheduleDetail: 'El paciente recibe la hora nueva y la confirma de nuevo.',
  rescheduled: 'El turno cambió de hora. Le avisamos al paciente.',
  rescheduledForStaff: 'El turno cambió de hora. Les avisamos al paciente y al profesional.',
  late: 'Voy con demora',
  lateDetail: 'Le avisamos al paciente y lo esperamos ese tiempo de más.',
  lateLabel: '¿Cuánto te demorás?',
  lateMinutes: (minutes: number, hour: string) => `${minutes} minutos: a las ${hour}`,
  lateNoMore: 'Ya no se puede avisar más demora: es la más larga, o ya pasó.',
  lateRequired: 'Elegí cuánto te demorás',
  lateDone: 'Le avisamos al paciente de tu demora.',
  tell: 'Avisar',
  noShow: 'No vino',
  noShowFrom: (hour: string) => `Podés marcarlo desde las ${hour}.`,
  noShowQuestion: '¿El paciente no vino?',
  noShowDetail: 'El turno se cierra y se le avisa al paciente.',
  noShowDone: 'El turno quedó cerrado: el paciente no vino.',
  cancel: 'Cancelar turno',
  cancelQuestion: '¿Deseas cancelar el turno?',
  cancelDetail: 'Le avisamos al paciente. La hora vuelve a quedar libre.',
  cancelBlock: 'Bloquear también esta hora en mi agenda',
  cancelDetailBlocked: 'Le avisamos al paciente. La hora queda bloqueada: nadie la puede tomar.',
  cancelDetailForStaff: 'Les avisamos al paciente y al profesional. La hora vuelve a quedar libre.',
  cancelReason: 'Motivo para el paciente',
  cancelReasonForStaff: 'Motivo para el paciente y el profesional',
  cancelReasonRequired: 'Escribí el motivo',
  cancelled: 'El turno quedó cancelado. Le avisamos al paciente.',
  cancelledForStaff: 'El turno quedó cancelado. Les avisamos al paciente y al profesional.',
  cancelFailed: 'Ocurrió un error al cancelar el turno',
  failed: 'Ocurrió un error al cambiar el turno',
  beginFailed: 'Ocurrió un error al iniciar la consulta',
} as const;

/** Texts of booking an appointment for a patient. */
export const bookingCopy = {
  title: 'Dar turno',
  search: 'Nombre o DNI',
  searchHint: 'Buscá entre los pacientes que atendiste o que te dieron acceso a su historia.',
  find: 'Buscar',
  required: 'Escribí un nombre o un DNI',
  searchFailed: 'Ocurrió un error en la búsqueda del paciente',
  nobody: 'No encontramos a esa persona entre tus pacientes.',
  found: 'Pacientes encontrados',
  choose: 'Elegir',
  chooseOf: (who: string) => `Elegir a ${who}`,
  patient: 'Paciente',
  other: 'Cambiar paciente',
  when: 'Fecha y hora',
  noSlots: 'No hay horas libres para este paciente en los próximos 31 días.',
  reason: 'Motivo de la consulta',
  reasonRequired: 'Escribí el motivo',
  reasonLong: `El motivo puede tener hasta ${APPOINTMENT_REASON_MAX} caracteres`,
  save: 'Dar turno',
  saved: 'El turno quedó dado. Le avisamos al paciente.',
  failed: 'Ocurrió un error al dar el turno',
  back: 'Volver',
} as const;

/** Texts while the patient of a started appointment has not joined. */
export const awaitingCopy = {
  title: (who: string) => `Consulta con ${who}`,
  waiting: (who: string) => `Esperando a que entre ${who}…`,
  detail: 'Ya puede entrar desde Mis Turnos. La videollamada se abre sola.',
  connecting: 'Conectando…',
  noShow: 'No vino',
  noShowFrom: (hour: string) => `Podés marcarlo desde las ${hour}.`,
  stop: 'Dejar de esperar',
  failed: 'No pudimos hacerlo. Probá de nuevo.',
  left: 'Se canceló la consulta por inactividad del paciente',
} as const;

/** The bar of the guard. */
export const soonCopy = {
  next: (hour: string, who: string) => `Tenés un turno a las ${hour}: ${who}.`,
  past: (hour: string, who: string) =>
    `Ya pasó la hora del turno de las ${hour}: ${who} no está en la sala.`,
  waiting: (hour: string, who: string) => `${who} espera en la sala para su turno de las ${hour}.`,
  go: 'Ir a la agenda',
  of: (hour: string, who: string) => `${hour}, ${who}`,
  noneToday: 'ninguno por hoy',
  nextFailed: 'no pudimos traerlo',
} as const;

/** Texts of booking by staff. */
export const giveCopy = {
  search: 'DNI del paciente',
  searchHint: 'Con o sin puntos. También el de un familiar a cargo.',
  required: 'Escribí el DNI',
  nobody: 'No hay ningún paciente con ese DNI.',
  dni: 'DNI',
  plan: 'Cobertura',
  noPlan: 'Sin cobertura',
  type: 'Tipo de consulta',
  covered: (financer: string) => `La cubre ${financer}`,
  private: 'Particular: no usa la cobertura',
  saved: 'El turno quedó dado. Les avisamos al paciente y al profesional.',
} as const;

/** Texts of refusals' causes. */
export const agendaCauses: Partial<Record<string, string>> = {
  'appointments.not-found': 'Ese turno ya no está en tu agenda.',
  'appointments.command-refused': 'El turno cambió mientras tanto. Actualizamos la pantalla.',
  'appointments.slot-taken': 'Esa hora ya no está libre. Elegí otra.',
  'appointments.attends':
    'Este profesional ya puede atender otra vez. Actualizamos la pantalla: lo que queda sigue en pie.',
  'appointments.cannot-attend': 'Este profesional no puede atender por ahora.',
  'appointments.patient-busy': 'El paciente tiene otro turno a esa hora.',
  'appointments.too-many': 'El paciente ya tiene todos los turnos que puede tener por delante.',
  'appointments.too-many-with-one':
    'El paciente ya tiene todos los turnos que puede tener en esta agenda.',
  'appointments.other-hours':
    'Ese horario es de otra forma de atención: cobertura o particular. Para pasar a él, cancelá el turno y dá otro.',
  'appointments.delay-over': 'Esa demora ya pasó, o es menor que la que avisaste. Elegí otra.',
  'appointments.not-own-patient': 'Esa persona no está entre tus pacientes.',
  'appointments.patient-unknown': 'Esa persona no es paciente de la clínica.',
  'coverage.plan-out-of-use': 'El plan del paciente ya no está en la clínica y no cubre consultas.',
  'appointments.patient-disabled': slotsCopy.patientDisabled,
  'coverage.used-up': 'El plan no tiene más consultas para ese mes.',
  'appointments.not-now': 'Todavía no es la hora, o ya pasó.',
  'availability.staff-guard':
    'Tu agenda la define la dirección técnica: cancelá sin bloquear la hora.',
  'visits.already-attending': 'Ya estás atendiendo a un paciente. Terminá esa consulta primero.',
  'visits.already-begun': 'La consulta de este turno ya empezó.',
  'visits.patient-busy': 'Esta persona ya está en otra consulta o en la fila.',
} satisfies Partial<
  Record<AppointmentsProblem | AvailabilityProblem | CoverageProblem | VisitProblem, string>
>;
