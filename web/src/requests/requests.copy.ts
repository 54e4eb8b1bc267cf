import type {
  RequestKind,
  RequestState,
  RequestStep,
  RequestsProblem,
  RequestWay,
} from '@app/contract/requests';

/** Names of the kinds of requests and reports. */
export const kindName: Record<RequestKind, string> = {
  PLAN_CONTACT: 'Contacto por el plan',
  PLAN_CHANGE: 'Cambio de plan',
  PROBLEM: 'Problema técnico',
  LOW_RATING: 'Calificación baja',
  CORRECTION: 'Corrección de una consulta',
  PAPER_COPY: 'Copia en papel',
  ACCESS: 'Acceso a sus datos',
  RECTIFICATION: 'Rectificación de identidad',
  DELETION: 'Supresión de datos',
  FAMILY: 'Cuenta de un familiar',
  FAMILY_REMOVAL: 'Quitar a un familiar',
};

/** The same for the requester. */
export const ownKindName: Record<RequestKind, string> = {
  ...kindName,
  PLAN_CONTACT: 'Que te llamemos por tu plan',
  ACCESS: 'Acceso a los datos',
  RECTIFICATION: 'Rectificación de datos',
  DELETION: 'Supresión de tus datos',
};

export const stateName: Record<RequestState, string> = {
  OPEN: 'Abierta',
  IN_PROGRESS: 'En curso',
  RESOLVED: 'Resuelta',
  REJECTED: 'Rechazada',
};

/** The same for the requester. */
export const ownStateName: Record<RequestState, string> = {
  OPEN: 'Recibido',
  IN_PROGRESS: 'Lo estamos viendo',
  RESOLVED: 'Resuelto',
  REJECTED: 'No se hizo',
};

/** How it was received, if staff logged it. */
export const wayName: Record<RequestWay, string> = {
  PAPER: 'En papel',
  TELEPHONE: 'Por teléfono',
};

export const stepName: Record<RequestStep, string> = {
  TAKEN: 'La tomó',
  RELEASED: 'La dejó',
  NOTE: 'Nota',
  IDENTITY_CHECKED: 'Comprobó la identidad',
  RESOLVED: 'Resuelta',
  REJECTED: 'Rechazada',
};

/** Texts of staff's screen. */
export const requestsCopy = {
  title: 'Solicitudes',
  views: 'Vista',
  requests: 'Solicitudes',
  approvals: 'Aprobaciones',
  noApprovals: 'Las acciones que necesitan que otra persona las apruebe aparecen acá.',
  filters: 'Filtrar solicitudes',
  kind: 'Tipo',
  allKinds: 'Todos los tipos',
  state: 'Estado',
  open: 'Sin resolver',
  whose: 'Asignación',
  everybody: 'De todos',
  mine: 'Las mías',
  due: 'Plazo',
  anyDue: 'Cualquier plazo',
  overdue: 'Vencidas',
  who: 'Quién',
  asked: 'Pedida',
  assigned: 'Asignada a',
  nobody: 'Sin asignar',
  me: 'A mí',
  failed: 'No pudimos leer las solicitudes.',
  none: 'No hay solicitudes para mostrar',
  noneDetail: 'Cuando alguien pida o informe algo, aparece acá.',
  dueToday: 'Vence hoy',
  dueTomorrow: 'Vence mañana',
  dueIn: (days: number) => `Vence en ${days} días`,
  overdueToday: 'Venció hoy',
  overdueBy: (days: number) => (days === 1 ? 'Vencida hace 1 día' : `Vencida hace ${days} días`),
} as const;

/** Texts of the sheet of a request. */
export const sheetCopy = {
  failed: 'No pudimos leer la solicitud.',
  facts: 'Lo que pide',
  dueDate: 'Hay tiempo hasta',
  cameBy: 'Llegó',
  person: 'Para',
  phone: 'Celular',
  plan: 'Plan actual',
  wantedPlan: 'Plan que pide',
  affiliate: 'Número de asociado',
  text: 'Qué informa',
  wrong: 'Qué dice que está mal',
  wanted: 'Qué debería decir',
  stars: 'Estrellas',
  starsOf: (stars: number) => `${stars} de 5`,
  visit: 'Consulta',
  field: 'Dato',
  oldValue: 'Dice',
  newValue: 'Debería decir',
  idNumber: 'DNI',
  birthDate: 'Fecha de nacimiento',
  email: 'Correo para la cuenta',
  ofDirector:
    'La responde la dirección técnica, que puede leer lo que pide el paciente. Acá se ve que existe y su plazo.',
  closedBefore: 'Lo que pide el paciente puede nombrar su salud. Confirmá que sos vos para leerlo.',
  enter: 'Confirmar mi identidad',
  enterPurpose: 'Para leer el pedido de corrección',
  enterConfirm: 'Leer el pedido',
  quoted:
    'Nombra la salud del paciente: se lee solo lo que pide sobre esta consulta, y hasta responderlo. El paciente ve esta lectura en Quién accedió a su historia.',
  noLongerQuoted: 'Ya está respondida: lo que pedía el paciente no se muestra más.',
  take: 'Tomarla',
  release: 'Dejarla',
  noteLabel: 'Nota para el equipo',
  noteHint: 'Quien hizo el pedido no la ve.',
  noteFailed: 'No se guardó la nota. Probá de nuevo.',
  noted: 'Nota guardada',
  save: 'Guardar nota',
  resolve: 'Resolver',
  apply: 'Aplicar y resolver',
  reject: 'Rechazar',
  done: 'Listo: quedó resuelta y avisamos a quien la pidió',
  waiting: 'Quedó pedido: lo tiene que aprobar otra persona',
  rejected: 'Quedó rechazada y avisamos a quien la pidió',
  assignFailed: 'No se cambió la asignación. Probá de nuevo.',
} as const;

/** The effect of resolving a request, shown before confirming. */
const RESOLVING: Record<RequestKind, string> = {
  PLAN_CONTACT: 'Para cuando ya hablaste con quien lo pidió.',
  PLAN_CHANGE:
    'El plan cambia en el momento y queda verificado: el límite nuevo cuenta desde ahora.',
  PROBLEM: 'Para cuando ya se sabe qué pasó.',
  LOW_RATING: 'Para cuando ya se revisó qué pasó en la consulta.',
  CORRECTION:
    'La historia clínica no se edita: quien atendió agrega una ampliación. Contale al paciente qué se hizo.',
  PAPER_COPY: 'Para cuando la copia ya se entregó.',
  ACCESS: 'Para cuando ya se le informó qué datos guardamos.',
  RECTIFICATION: 'El dato cambia en el momento; el anterior queda guardado en esta solicitud.',
  DELETION:
    'Se cierra la cuenta para siempre, se borran correo y teléfono y se cancelan los turnos. La historia clínica queda bloqueada por diez años (ley 26.529). Le avisamos por correo.',
  FAMILY:
    'Hablá antes con esa persona, no solo con el titular, y comprobá con ella su DNI y el correo. Al aprobar le mandamos a ese correo el enlace para abrir su cuenta, que sirve 72 horas.',
  FAMILY_REMOVAL:
    'Sale del grupo en el momento: quien lo pidió no puede pedir más consultas en su nombre ni ver su historia clínica, que se conserva, y se cancelan los turnos que le sacó. Si tiene menos de 18 años, averiguá antes quién lo va a acompañar.',
};

const APPLIED: readonly RequestKind[] = [
  'PLAN_CHANGE',
  'RECTIFICATION',
  'DELETION',
  'FAMILY',
  'FAMILY_REMOVAL',
];

export const resolveLabel = (kind: RequestKind): string =>
  APPLIED.includes(kind) ? sheetCopy.apply : sheetCopy.resolve;

export const answerCopy = (kind: RequestKind, isResolution: boolean, who: string) => ({
  title: `${isResolution ? resolveLabel(kind) : sheetCopy.reject}: ${kindName[kind]} de ${who}`,
  explain: isResolution ? RESOLVING[kind] : 'No se cambia nada.',
  confirm: isResolution ? resolveLabel(kind) : sheetCopy.reject,
  purpose: 'Para responder la solicitud',
  failed: 'No se guardó la respuesta. Probá de nuevo.',
});

export const answerField = {
  label: 'Respuesta',
  hint: 'La lee quien hizo el pedido, y queda en el historial.',
} as const;

export const evidenceField = {
  label: 'Cómo comprobaste su identidad',
  hint: 'Por ejemplo: por videollamada mostró su DNI y dijo el correo. Lo lee solo el equipo.',
} as const;

/** Messages of the fields. */
export const answerMessages = {
  'evidence.too-short': 'Contá con qué la comprobaste, en al menos 10 caracteres',
  'evidence.too-long': 'El texto es demasiado largo',
  'reason.too-short': 'Escribí una respuesta de al menos 10 caracteres',
  'reason.too-long': 'La respuesta es demasiado larga',
  'text.required': 'Escribí la nota',
  'text.too-long': 'La nota es demasiado larga',
} as const;

type Problem = RequestsProblem | 'accounts.email-in-use' | 'approvals.already-waiting';

export const requestProblems: Record<Problem, string> = {
  'requests.closed': 'Alguien la respondió antes. Cerrá la ficha y volvé a abrirla.',
  'requests.taken': 'La tomó otra persona del equipo.',
  'requests.evidence-required': 'Escribí con qué comprobaste la identidad de esa persona.',
  'accounts.email-in-use':
    'Ese correo ya tiene una cuenta. Rechazá el pedido y pedí otro correo, sin decir por qué.',
  'requests.not-yours': 'La responde la dirección técnica.',
  'requests.doubled':
    'Otra cuenta tiene el mismo DNI o CUIL. Buscala en Personas, comprobá de quién es y desactivá o corregí la otra.',
  'requests.changed-meanwhile':
    'No se puede aplicar: el plan ya no se ofrece, o los datos cambiaron desde el pedido.',
  'approvals.already-waiting': 'Ya está pedido y espera la aprobación de otra persona.',
};

/** Texts of the patient's requests. */
export const ownRequestsCopy = {
  title: 'Tus pedidos',
  failed: 'No pudimos leer tus pedidos.',
  none: 'Todavía no pediste nada.',
  about: (what: string, person: string) => `${what} · ${person}`,
  asked: (date: string) => `Pedido el ${date}`,
  due: (date: string) => `Te respondemos a más tardar el ${date}`,
  answered: (date: string) => `Respondido el ${date}`,
  inReview: (what: string) => `En revisión: ${what}`,
} as const;
