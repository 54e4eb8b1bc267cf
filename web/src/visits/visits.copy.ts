import { withArticle, withCapitalArticle } from '@app/contract/kernel';
import type { QueueEntry, VisitProblem } from '@app/contract/visits';
import { formatDate } from '../ui/format.ts';

/** Texts of visits whose record is still to be written. */
export const unrecordedCopy = {
  visit: (professional: string, when: string, who: string | null) =>
    `La consulta${who ? ` de ${who}` : ''} con ${withArticle(professional)} del ${formatDate(when)} todavía no tiene registro.`,
  detail:
    'Te avisamos en Notificaciones cuando esté. Mientras tanto, si necesitás atención podés volver a pedir la guardia.',
} as const;

/** Texts of joining the visit of an appointment. */
export const acceptCopy = {
  entering: 'Entrando a la consulta…',
  failed: 'Ocurrió un error al entrar a la consulta',
} as const;

/** Texts of the consent before a visit. */
export const consentCopy = {
  accepts: 'Leí y acepto el consentimiento para la teleconsulta',
  missing: 'Para seguir, aceptá el consentimiento.',
  before: 'Antes de entrar a la videollamada',
  waits: (professional: string) =>
    `${withCapitalArticle(professional)} te espera. Leé y aceptá este consentimiento para entrar.`,
  back: 'Volver',
  enter: 'Acepto y entrar',
  changed: 'El texto cambió recién. Leelo otra vez.',
  failed: 'No se guardó tu respuesta. Probá de nuevo.',
  readFailed: 'No pudimos leer el consentimiento.',
  unread: 'Para seguir, primero hay que poder leer el consentimiento.',
  offline: 'Sin conexión: cuando vuelva internet seguís desde acá, con lo que ya escribiste.',
} as const;

/** Texts of the rating after a consultation. */
export const ratingCopy = {
  doneTitle: '¡Listo!',
  done: 'Terminó tu consulta. Lo que el profesional te indique te llega a Notificaciones.',
  seeSummary: 'Ver el resumen',
  seePrescriptions: 'Ver mis recetas',
  question: '¿Cómo fue tu atención?',
  send: 'Enviar opinión',
  skip: 'Omitir',
  missing: 'Elegí de una a cinco estrellas.',
  thanks: '¡Gracias por tu opinión!',
  already: 'Ya teníamos tu opinión sobre esta consulta. ¡Gracias!',
  failed: 'No pudimos enviar tu opinión. Probá de nuevo.',
} as const;

/** Refusals of a rating. */
export const ratingProblemText = (code: string): string =>
  ratingProblems[code] ?? ratingCopy.failed;

const ratingProblems: Record<string, string> = {
  'visits.command-refused': 'Vas a poder opinar cuando termine la consulta.',
  'visits.entry-not-found': 'No encontramos esta consulta.',
  'network.unreachable': 'No hay conexión a internet. Cuando vuelva, enviá tu opinión de nuevo.',
};

/** Messages of a visit's refusals. */
export const visitProblemMessage = {
  'visits.entry-not-found': 'Esa consulta ya no está en la fila.',
  'visits.place-gone': 'Ya no podemos devolverte ese lugar.',
  'visits.command-refused': 'La consulta cambió mientras tanto. Actualizamos la pantalla.',
  'visits.already-attending':
    'Ya estás atendiendo a un paciente. Terminá esa consulta antes de llamar a otro.',
  'visits.already-begun': 'La consulta de este turno ya empezó.',
  'visits.patient-busy': 'Esta persona ya está en otra consulta o en la fila.',
  'visits.consent-missing': consentCopy.missing,
  'visits.reason-required': 'Escribí el motivo por el que cortás la consulta.',
  'visits.record-missing':
    'Para finalizar la consulta, complete el registro de la misma en Registro de Consulta.',
  'visits.stale-claim': 'La consulta ya no está a tu cargo.',
  'visits.record-not-late': 'El profesional todavía está a tiempo de guardar ese registro.',
  'visits.already-rated': 'Ya habías opinado sobre esta consulta.',
} as const satisfies Record<VisitProblem, string>;

/** 'Tomás Acosta González', or the alias the person chose. */
export const entryName = ({
  alias,
  first_name,
  last_name,
}: Pick<QueueEntry, 'alias' | 'first_name' | 'last_name'>) => alias || `${first_name} ${last_name}`;
