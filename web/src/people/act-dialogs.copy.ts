import { countOf, formatDate } from '../ui/format.ts';

/** Names of the buttons of an account. */
export const actLabel = {
  ACTIVATION_MAIL: 'Reenviar activación',
  RESET_MAIL: 'Restablecer contraseña',
  DEACTIVATE: 'Desactivar',
  REACTIVATE: 'Reactivar',
  END_SESSIONS: 'Cerrar sesiones',
  REMOVE_SECOND_FACTOR: 'Quitar segundo factor',
  VERIFY: 'Habilitar',
  OBSERVE: 'Observar',
  SUSPEND: 'Suspender',
  LIFT_SUSPENSION: 'Levantar suspensión',
  CHANGE_ROLE: 'Cambiar rol o sucursal',
  OFFER_EXPORT: 'Dejarle una copia de su historia',
} as const;
export type OfferedAct = keyof typeof actLabel;

const FAILED = 'No se hizo el cambio. Probá de nuevo.';

/** What each act does, before it is confirmed. */
export const actExplained: Record<OfferedAct, string> = {
  ACTIVATION_MAIL: '',
  RESET_MAIL: '',
  DEACTIVATE:
    'Deja de poder ingresar en el momento: se cierran sus sesiones, pierde su lugar en la guardia y se corta la llamada si está en una. Le avisamos por correo.',
  REACTIVATE: 'Va a poder ingresar otra vez con su contraseña. Le avisamos por correo.',
  END_SESSIONS:
    'Se cierran sus sesiones en todos los dispositivos. Puede ingresar de nuevo. Le avisamos por correo.',
  REMOVE_SECOND_FACTOR:
    'Para quien perdió el celular y los códigos de recuperación. Antes, comprobá que es esa persona. Le avisamos por correo.',
  VERIFY: 'Desde ese momento puede atender y recetar. Le avisamos en la aplicación y por correo.',
  OBSERVE:
    'Va a leer este texto arriba de su inicio y de su perfil. Cuando corrige y guarda, vuelve a esta lista.',
  SUSPEND:
    'Deja de atender y de recetar en el momento o, si la clínica pide la aprobación de otra persona, cuando esa persona la da. Puede seguir ingresando a su cuenta. Le avisamos en la aplicación y por correo.',
  LIFT_SUSPENSION:
    'Vuelve a atender. Si mientras tanto cambió sus matrículas o su identidad, hay que verificarlas de nuevo.',
  OFFER_EXPORT:
    'Le avisamos en la aplicación que puede descargar su historia clínica en Mis datos. Nadie más la ve: tampoco vos.',
  CHANGE_ROLE: 'Se cierran sus sesiones y al ingresar tiene el rol nuevo. Le avisamos por correo.',
};

export const formCopyOf = (act: OfferedAct, whom: string) => ({
  title: `${actLabel[act]}: ${whom}`,
  explain: actExplained[act],
  confirm: actLabel[act],
  purpose: 'Para hacer este cambio',
  failed: FAILED,
});

/** What it touches that a professional stops attending. */
export const touchedCopy = {
  title: 'Qué toca',
  failed: 'No pudimos leer qué turnos tiene.',
  nothing: 'No tiene turnos dados, pacientes esperando ni registros pendientes.',
  appointments: (count: number, first: string) =>
    `${countOf(count, 'turno dado', 'turnos dados')}: el primero, el ${formatDate(first)}`,
  paid: (count: number) => `${countOf(count, 'ya está pagado', 'ya están pagados')}`,
  waitingNow: (count: number) =>
    countOf(count, 'paciente espera ahora en la sala', 'pacientes esperan ahora en la sala'),
  pendingRecords: (count: number) =>
    countOf(count, 'consulta sin registro', 'consultas sin registro'),
  waitingPlaces: (count: number) =>
    countOf(count, 'persona en su lista de espera', 'personas en su lista de espera'),
  guardShifts: (count: number) =>
    countOf(count, 'turno de guardia por semana', 'turnos de guardia por semana'),
  after:
    'Los turnos no se cancelan solos: dejan de recordarse y de confirmarse, y en Turnos se decide qué pasa con ellos.',
} as const;

export const createCopy = {
  title: 'Crear cuenta del personal',
  explain:
    'La persona recibe un correo para elegir su contraseña. Nadie más la conoce. El enlace sirve 24 horas.',
  confirm: 'Crear cuenta',
  purpose: 'Para crear la cuenta',
  failed: 'No se creó la cuenta. Probá de nuevo.',
} as const;

export const fieldCopy = {
  reason: 'Motivo',
  reasonHint: 'Queda en el historial de la cuenta con tu nombre.',
  evidence: '¿Qué dice el registro?',
  evidenceHint: 'Por ejemplo: REFEPS, habilitada, las dos matrículas vigentes.',
  link: 'Dirección de la constancia (opcional)',
  linkHint: 'Empieza con https://',
  observation: '¿Qué tiene que corregir?',
  observationHint: 'Lo lee el profesional tal como lo escribís.',
  email: 'Correo',
  role: 'Rol',
  branch: 'Sucursal',
  branchHint: 'Escribí al menos 3 letras de la farmacia, la sucursal o la calle.',
} as const;

/** Shown once an act is done, or waits for a second person. */
export const outcomeText = {
  DONE: 'Listo: quedó hecho y registrado',
  WAITING: 'Quedó pedido: lo tiene que aprobar otra persona del equipo',
} as const;
export const MAILED = 'Le enviamos el correo';
export const MAIL_FAILED = 'No se envió el correo. Probá de nuevo.';

export const actMessages = {
  'reason.too-short': 'Escribí el motivo, con al menos 10 letras',
  'reason.too-long': 'El motivo es demasiado largo',
  'evidence.too-short': 'Contá qué dice el registro, con al menos 10 letras',
  'evidence.too-long': 'El texto es demasiado largo',
  'link.invalid': 'Escribí una dirección que empiece con https://',
  'link.too-long': 'La dirección es demasiado larga',
  'observation.too-short': 'Escribí qué hay que corregir, con al menos 10 letras',
  'observation.too-long': 'El texto es demasiado largo',
  'email.required': 'Escribí el correo',
  'email.invalid': 'Revisá el correo',
  'role.required': 'Elegí el rol',
  'branchId.required': 'Elegí la sucursal',
} as const;

export const actProblems: Readonly<Record<string, string>> = {
  'approvals.already-waiting': 'Ya está pedido: lo tiene que aprobar otra persona del equipo.',
  'people.own-account': 'No podés cambiar tu propia cuenta.',
  'people.state-refused': 'La cuenta cambió y esto ya no se puede hacer. Cerrá y abrí la ficha.',
  'people.changed-meanwhile':
    'El profesional cambió sus datos mientras tanto. Cerrá y revisá la ficha otra vez.',
  'people.last-admin': 'Es la última cuenta de operaciones activa: alguien tiene que quedar.',
  'people.email-taken': 'Ese correo ya tiene una cuenta.',
  'people.doubled':
    'Otra cuenta tiene el mismo DNI o CUIL. Comprobá de quién es y desactivá o corregí la otra.',
  'people.no-licence-in-force': 'No tiene ninguna matrícula vigente.',
};
