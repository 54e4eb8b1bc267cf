import type { LoggedKind, OwnDataProblem } from '@app/contract/own-data';

/** Texts of logging a request made on paper or by telephone. */
export const loggingCopy = {
  open: 'Registrar pedido',
  find: 'Registrar pedido: ¿de quién es?',
  findDetail: 'Buscá al paciente que lo pidió en papel o por teléfono.',
  search: 'DNI, nombre o correo',
  searchShort: 'Escribí al menos 3 letras o números',
  searchButton: 'Buscar',
  found: 'Pacientes encontrados',
  none: 'No encontramos pacientes activos. Revisá el dato.',
  more: 'Hay más pacientes: escribí algo más para acotar.',
  searchFailed: 'No pudimos buscar. Probá de nuevo.',
  kind: 'Qué pide',
  cameBy: 'Cómo llegó',
  cameIn: 'Qué día llegó',
  cameInHint: 'El plazo corre desde ese día.',
  text: 'Qué problema tuvo',
  textHint: 'Solo lo técnico: nada de su salud.',
  noWords: 'No copies lo que dice la carta: la lee quien responde.',
  logged: 'Registramos el pedido y le avisamos al paciente.',
} as const;

const SEARCHED_MIN = 3;
export const isSearchable = (typed: string): boolean => typed.trim().length >= SEARCHED_MIN;

export const loggedKindName: Record<LoggedKind, string> = {
  CORRECTION: 'Corrección de una consulta',
  ACCESS: 'Acceso a sus datos',
  DELETION: 'Supresión de sus datos',
  PROBLEM: 'Informa un problema técnico',
};

export const formCopy = (who: string) => ({
  title: `Registrar pedido de ${who}`,
  explain: 'Queda en Solicitudes con su plazo, y le avisamos al paciente.',
  confirm: 'Registrar',
  purpose: 'Para registrar el pedido',
  failed: 'No se registró el pedido. Probá de nuevo.',
});

/** Messages of the fields. */
export const loggingMessages = {
  'kind.required': 'Elegí qué pide',
  'cameBy.required': 'Elegí cómo llegó',
  'cameIn.invalid': 'Escribí la fecha como 25/03/2026.',
  'text.required': 'Contá qué problema tuvo',
  'text.too-long': 'El texto es demasiado largo',
} as const;

export const loggingProblems: Partial<Record<OwnDataProblem, string>> = {
  'own-data.already-asked': 'Ya hay un pedido igual sin responder.',
  'own-data.day-impossible': 'Ese día no puede ser: elegí uno del último año, hasta hoy.',
};
