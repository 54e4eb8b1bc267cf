import { type GuardQueueProblem, PEDIATRICS_UNTIL_YEARS } from '@app/contract/guard-queue';
import { withArticle } from '@app/contract/kernel';
import type { VisitStatus } from '@app/contract/visits';
import { licenceRefusals } from '../lib/readings/licence.copy.ts';
import { countOf, formatDateTime, formatPesos, formatTime } from '../ui/format.ts';
import { consentCopy, visitProblemMessage } from '../visits/index.ts';
import { waitText } from './visitors/visitors.copy.ts';

/** Labels of the statuses, verbatim from the specification. */
export const statusLabel: Record<VisitStatus, string> = {
  FINISHED: 'finalizado',
  STARTED: 'empezando',
  WAITING: 'esperando',
  ERROR: 'error',
  QUIT: 'cancelado',
  ACCEPTED: 'aceptado',
  FAIL_SAVE_CONSULTATION: 'error al guardar la consulta',
};

/** Texts of the patient's home. */
export const homeCopy = {
  title: 'Inicio',
  greeting: (name: string) => (name.trim() ? `Hola, ${name.trim()}` : 'Hola'),
  plan: (name: string, left: number | null) =>
    left === null
      ? `Plan ${name}`
      : `Plan ${name} · ${countOf(left, 'consulta disponible', 'consultas disponibles')} este mes`,
  attendNow: 'Atenderme ahora',
  onLine: (count: number) => countOf(count, 'profesional en línea', 'profesionales en línea'),
  expected: (names: string) => `Guardia virtual · ${names}.`,
  wait: waitText,
  guardHours: 'Ver horarios',
  virtualGuard: 'Guardia Virtual',
  schedule: 'Programar Turno',
  scheduleReason: 'Próximamente. Los turnos que te asignen van a aparecer en Mis turnos.',
  group: (names: string) => `Podés consultar por vos o por tu grupo: ${names}`,
  outOfUse:
    'Tu plan ya no está en la clínica y no cubre consultas. Pedí otro en Mi plan, o consultá de forma particular.',
  outOfUseLink: 'Pedir otro plan',
  planOutOfUse: (name: string) => `Plan ${name} · ya no cubre consultas acá`,
  usedUp: 'Usaste todas las consultas de tu plan este mes. El mes que viene se renuevan.',
  usedUpOf: (monthly: number) =>
    `Usaste ${monthly === 1 ? 'tu consulta' : `tus ${monthly} consultas`} de este mes. Podés pagar una particular, o esperar al mes que viene.`,
  payPrivate: (price: number) => `Pagar una consulta particular · ${formatPesos(price)}`,
  payPrivateDetail:
    'Elegís paciente y motivo, y pagás antes de entrar a la fila. Si no te atienden, te devolvemos lo que pagaste.',
  paidFor: (name: string) =>
    `Ya pagaste una consulta particular para ${name}. Entrá a la fila: no vas a pagar de nuevo.`,
  usePaid: 'Usar la consulta que pagaste',
  beingPaid:
    'Hay un pago de una consulta particular sin terminar. Cuando se apruebe, vas a poder entrar a la fila.',
  payParticular: 'Pagar consulta particular',
  payParticularReason:
    'Pronto vas a poder pagarla desde acá. Mientras tanto, escribinos desde Ayuda.',
  incomplete: 'Completá tus datos',
  incompleteReason: 'Para atenderte necesitamos tus datos personales y tu cobertura.',
  recommendations: 'Antes de consultar',
  news: 'Tus recetas',
  noNews: 'Cuando un profesional te recete, la receta va a aparecer acá.',
  seeAll: 'Ver mis recetas',
  failed: 'Ocurrió un error al obtener datos del paciente',
  guardFailed: 'Ocurrió un error en la búsqueda de profesionales',
} as const;

/** Texts of joining the queue. */
export const joinCopy = {
  title: 'Guardia virtual',
  back: 'Volver',
  cancel: 'Cancelar',
  next: 'Continuar',
  who: '¿Para quién es la consulta?',
  whoMissing: 'Escoja un paciente',
  you: 'Vos',
  years: (age: number) => countOf(age, 'año', 'años'),
  tooYoung: 'La videoconsulta es para mayores de 1 año.',
  noProfile: 'Faltan completar sus datos.',
  noCoverage: 'Falta cargar su cobertura.',
  youAreBusy: 'Tenés una consulta abierta. Entrá desde el aviso de arriba.',
  busy: 'Tiene una consulta abierta. Entrá desde el aviso de arriba.',
  attention: 'Tipo de atención',
  attentionPlan: 'Por mi plan',
  attentionParticular: 'Particular',
  attentionPrivate: (price: number) => `Particular · ${formatPesos(price)}`,
  attentionInsurer: 'Obra social',
  attentionUsedUp: 'Usaste todas las consultas de tu plan este mes',
  attentionReason: 'No disponible por ahora',
  specialty: 'Especialidad',
  specialtyHint: 'Elegimos la de su edad si hay quien atienda. La podés cambiar.',
  specialtyMissing: 'La especialidad es requerida',
  nobodyOnDuty: 'Sin profesionales en línea ahora',
  forMinors: `Para menores de ${PEDIATRICS_UNTIL_YEARS} años.`,
  reason: '¿Cuál es el motivo de la consulta?',
  reasonHint: 'Contanos en pocas palabras qué te pasa.',
  reasonMissing: 'El motivo es requerido',
  call: 'Llamar',
  callReason: 'Elegí el paciente y la especialidad, y escribí el motivo.',
  callReasonLeft: 'Escribí el motivo.',
  notYetInLine: 'Todavía no entrás a la fila.',
  question: (number: number, count: number | undefined) =>
    count === undefined ? `Pregunta ${number}` : `Pregunta ${number} de ${count}`,
  before: 'Antes de entrar a la fila',
  redFlags:
    'Si hay dificultad para respirar, dolor de pecho, convulsiones, desmayo o un sangrado que no para, no esperes: llamá al 107.',
  accept: 'Acepto y continuar',
  allNumbers: 'Ver todos',
  equipment: 'Probemos tu equipo',
  joining: 'Entrando a la fila…',
} as const;

/** Texts of the waiting room. */
export const waitingCopy = {
  title: 'Sala de espera',
  tab: (position: string) => `${position} en la fila`,
  place: 'Tu lugar en la fila',
  youAreNext: 'Sos el próximo',
  moving: (position: string) => `Ahora sos el ${position} en la fila`,
  wait: homeCopy.wait,
  nobody: 'Ahora no hay profesionales en línea. Te guardamos tu lugar en la fila.',
  grace: (seconds: number) =>
    `Si se corta internet, te guardamos tu lugar en la fila ${seconds} segundos.`,
  progress: 'Avance de la espera',
  updated: (minutesAgo: number) =>
    minutesAgo < 1
      ? 'Actualizado hace unos segundos.'
      : `Actualizado hace ${countOf(minutesAgo, 'minuto', 'minutos')}.`,
  offline: 'Se cortó internet. Estamos tratando de volver y te guardamos tu lugar en la fila.',
  offlineLong:
    'Seguimos sin internet y puede que hayas perdido tu lugar en la fila. Cuando vuelva te lo decimos, y podés entrar de nuevo con lo que ya escribiste.',
  offlineLeft: (seconds: number) => `${seconds} s`,
  steps: 'Qué falta',
  equipment: ({ camera, isHeard }: { camera: boolean; isHeard: boolean }) => {
    if (!isHeard) return `${camera ? 'Con' : 'Sin'} cámara; el micrófono todavía no se escuchó`;
    return camera ? 'Cámara y micrófono listos' : 'Micrófono listo, sin cámara';
  },
  reasonSent: (reason: string) => `Motivo enviado: “${reason}”`,
  waitingFirst: 'Esperando al primer profesional disponible',
  startsAlone: 'Te va a sonar y la videollamada empieza sola.',
  meanwhile: 'Mientras esperás',
  tips: [
    'Tené a mano el DNI y la credencial.',
    'Anotá los remedios de todos los días.',
    'Sentate con la luz de frente.',
  ],
  worse: '¿Empeoró?',
  worseDetail: 'Si hay dificultad para respirar, convulsiones o desmayo, llamá ya.',
  call107: 'Llamar al 107',
  cancel: 'Cancelar la consulta',
  cancelLocked: 'Esperá unos segundos para cancelar.',
  cancelQuestion: '¿Querés cancelar la consulta?',
  cancelDetail: 'Vas a perder tu lugar en la fila. No se descuenta la consulta.',
  cancelDetailPaid: 'Vas a perder tu lugar en la fila. Te devolvemos lo que pagaste.',
  soundOn: 'Activar sonidos',
  soundOff: 'Silenciar',
  notify: 'Avisame cuando me toque',
  notified: 'Te avisamos con una notificación cuando te toque.',
  notifyUnsupported: 'Este navegador no puede mostrar avisos: dejá esta pantalla abierta.',
  calledTitle: (name: string) => `Te llama ${name ? withArticle(name) : 'un profesional'}`,
  // The number stays on the same line as the kind of licence.
  calledBy: (specialty: string, licence: string) =>
    `${specialty} · ${licence.replace(' ', '\u00A0')}`,
  startingIn: 'La videollamada empieza en',
  startsByItself: 'La videollamada empieza sola en unos segundos.',
  enterWithoutCamera: 'Entrar sin cámara',
  enteringWithoutCamera: 'Entrando sin cámara…',
  enterNow: 'Entrar ya',
  entering: 'Entrando…',
  removedTitle: 'La clínica te sacó de la fila',
  removed: (reason: string) =>
    `Motivo: ${reason}. No se descontó la consulta, y podés volver a pedirla.`,
  movedTo: (specialty: string) =>
    `Te pasamos a la fila de ${specialty}, con la hora en que llegaste.`,
  inactivityTitle: 'Tu consulta se canceló',
  inactivity:
    'Se canceló porque no tuvimos señal tuya durante un rato. No se descontó la consulta.',
  inactivityPaid:
    'Se canceló porque no tuvimos señal tuya durante un rato. Si volvés a la fila en los 10 minutos siguientes, no pagás de nuevo; si no, te devolvemos lo que pagaste.',
  missedTitle: 'Tu consulta se canceló por inactividad.',
  missedDetail: (who: string | null, specialty: string) =>
    `${who ? `Era para ${who}, en ${specialty}` : `Era en ${specialty}`}. No se descontó, y guardamos lo que habías cargado.`,
  missedDetailPaid: (who: string | null, specialty: string) =>
    `${who ? `Era para ${who}, en ${specialty}` : `Era en ${specialty}`}. Si volvés a la fila en los 10 minutos siguientes, no pagás de nuevo; si no, te devolvemos lo que pagaste. Guardamos lo que habías cargado.`,
  dismissMissed: 'Cerrar',
  dismissMissedName: 'Cerrar el aviso de la consulta cancelada',
  cancelledByProfessional: 'El profesional canceló la consulta',
  backToQueue: 'Volver a la fila',
  close: 'Ir al inicio',
  callTakenBack: 'El profesional canceló la llamada. Seguís en tu lugar en la fila.',
  released: 'El profesional se desconectó. Volviste a tu lugar en la fila.',
} as const;

/** Where else a call of the guard is answered. */
type Elsewhere = 'another window' | 'another device';

const elsewhere: Record<Elsewhere, string> = {
  'another window': 'otra ventana',
  'another device': 'otro dispositivo',
};

/** Texts on other screens for a patient who waits or is in a call. */
export const elsewhereCopy = {
  inLine: (specialty: string) =>
    `Estás en la fila de ${specialty}. Cuando te llamen, te llevamos a la videollamada.`,
  backToRoom: 'Volver a la fila',
  callGoesOn: (name: string) => `Tu consulta con ${withArticle(name)} sigue abierta.`,
  backToCall: 'Volver a la consulta',
  inLineElsewhere: (specialty: string, place: Elsewhere) =>
    `Pediste la guardia de ${specialty} desde ${elsewhere[place]}. Si ahí no se atiende la llamada, suena acá.`,
  calledElsewhere: (name: string, place: Elsewhere) =>
    `Te llama ${withArticle(name)} en ${elsewhere[place]}.`,
  unansweredElsewhere: (name: string, place: Elsewhere) =>
    `Te llama ${withArticle(name)} y ${elsewhere[place]} no responde. Atendé acá, o perdés tu lugar en la fila.`,
  callGoesOnElsewhere: (name: string, place: Elsewhere) =>
    `Tu consulta con ${withArticle(name)} sigue abierta en ${elsewhere[place]}.`,
  attendHere: {
    'another window': 'Atenderme en esta ventana',
    'another device': 'Atenderme en este dispositivo',
  },
} as const;

/** Texts of the professional's grid. */
export const gridCopy = {
  title: 'Guardia virtual',
  waiting: (count: number) => countOf(count, 'paciente en espera', 'pacientes en espera'),
  caption: 'Pacientes en espera',
  columns: {
    wait: 'Espera',
    patient: 'Paciente',
    reason: 'Motivo',
    financer: 'Cobertura',
    status: 'Estado',
    actions: 'Acciones',
    professional: 'Profesional',
    email: 'E-mail',
  },
  years: joinCopy.years,
  delayed: 'demorado',
  silent: (since: string) => `sin señal desde las ${formatTime(since)}`,
  silentDetail: 'Si vuelve, vas a poder llamar; si no, pierde su lugar en la fila.',
  call: 'Llamar',
  callNextOne: 'Llamar al próximo paciente',
  callNext: (name: string) => `Llamar al próximo paciente: ${name}`,
  nobodyThere: 'Por el momento no hay señal de los pacientes que esperan',
  callName: (name: string) => `Llamar a ${name}`,
  more: (name: string) => `Ver más datos de ${name}`,
  reload: 'Actualizar',
  soundTurnOn: 'Activar el sonido de la guardia',
  soundTurnOff: 'Silenciar el sonido de la guardia',
  soundOn: 'Sonido: sí',
  soundOff: 'Sonido: no',
  auto: 'Se actualiza solo.',
  nextAppointment: 'Próximo turno:',
  empty: 'No hay pacientes en espera',
  emptyDetail: 'Cuando alguien entre a la fila te avisamos acá.',
  offDuty: 'Estás fuera de la guardia',
  offDutyDetail: 'Activá la guardia para ver y llamar a los pacientes de tu especialidad.',
  observed: (observation: string) => `Para verificar tu matrícula, corregí esto: ${observation}`,
  correct: 'Corregir mi perfil',
  suspended: 'Tu habilitación está suspendida. Mirá el aviso en Notificaciones, o escribinos.',
  unverified: 'Estamos verificando tu matrícula. Te avisamos por correo.',
  licenceNotice: {
    expired: (day: string) => `Tu matrícula venció el ${day}. Actualizala en Mi perfil.`,
    expiring: (day: string) => `Tu matrícula vence el ${day}. Actualizala en Mi perfil.`,
  },
  toProfile: 'Ir a Mi perfil',
  expiredReason: 'Vas a poder atender cuando actualices tu matrícula.',
  unverifiedReason: 'Vas a poder atender cuando verifiquemos tu matrícula.',
  suspendedReason: 'Vas a poder atender cuando termine la suspensión.',
  soundPermissionTitle: '¿Activamos el sonido?',
  soundPermission:
    'El navegador no deja sonar hasta que lo permitas. Así te enterás cuando entra un paciente.',
  soundPermissionYes: 'Activar sonido',
  newPatient: (name: string, waiting: number) => `Nuevo paciente: ${name}, ${waiting} en espera`,
  // Without a name, because others may see the screen.
  newPatientNotice: (waiting: number) => `Nuevo paciente: ${waiting} en espera`,
  notify: 'Avisarme aunque mire otra ventana',
  notified: 'Te avisamos con una notificación cuando entre un paciente.',
  notifyUnsupported: 'Este navegador no puede mostrar avisos: dejá la guardia a la vista.',
  pending: (name: string, when: string) => `Consultas pendientes: ${name}, ${formatDateTime(when)}`,
  resume: 'Volver a la consulta',
  saveAgain: 'Volver a guardar',
  callingTitle: (name: string) => `Llamando a ${name}`,
  waitingAnswer: 'Esperando la respuesta del paciente…',
  connecting: 'Conectando…',
  cancelCall: 'Cancelar llamada',
  cancelled: 'Se canceló la consulta por inactividad del paciente',
  failed: 'Ocurrió un error en la búsqueda de la consulta',
} as const;

/** Messages of the guard's refusals. */
export const problemMessage = {
  ...visitProblemMessage,
  'guard-queue.already-taken': 'Otro profesional ya llamó a este paciente.',
  'guard-queue.patient-silent': 'Por el momento no hay señal de este paciente. Llamá al que sigue.',
  'guard-queue.already-waiting': 'Esta persona ya está en la fila o en una consulta.',
  'guard-queue.not-on-duty': 'Estás fuera de la guardia.',
  'guard-queue.profile-incomplete': 'Faltan completar los datos del paciente.',
  'guard-queue.coverage-missing': 'Falta cargar la cobertura del paciente.',
  'guard-queue.too-young': joinCopy.tooYoung,
  'guard-queue.consent-missing': consentCopy.missing,
  'guard-queue.specialty-not-on-guard': 'La guardia no atiende esa especialidad.',
  'guard-queue.not-waiting': 'Ya no está esperando: alguien la llamó o dejó la fila.',
  'guard-queue.same-specialty': 'Ya espera en esa especialidad.',
  'guard-queue.off-duty-already': 'Ese profesional ya no está en guardia.',
} as const satisfies Record<GuardQueueProblem | keyof typeof visitProblemMessage, string>;

const otherProblems: Record<string, string> = {
  ...licenceRefusals,
  'coverage.used-up': homeCopy.usedUp,
  'coverage.plan-out-of-use': homeCopy.outOfUse,
  'network.unreachable': 'Sin conexión. Revisá internet y probá de nuevo.',
};

/** Messages of the failures of the guard by their code. */
export const guardProblems: Readonly<Partial<Record<string, string>>> = {
  ...otherProblems,
  ...problemMessage,
};

/** Message of a failure of the guard, or else the general one. */
export const guardProblemText = (code: string): string => guardProblems[code] ?? 'Ocurrió un error';
