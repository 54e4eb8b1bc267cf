import { countOf } from '../ui/format.ts';

/** Texts of the family group. */
export const groupCopy = {
  title: 'Mi Grupo Familiar',
  titular: 'Titular',
  plan: 'Plan',
  failed: 'Ocurrió un error al obtener tu grupo familiar',
  noProfile: 'Primero completá tu perfil',
  noProfileDetail: 'Después vas a poder agregar hasta 3 familiares.',
  completeProfile: 'Completar mi perfil',
  table: 'Miembros del grupo familiar',
  number: '#',
  lastName: 'Apellido',
  firstName: 'Nombre',
  idNumber: 'DNI',
  relationship: 'Parentesco',
  actions: 'Acciones',
  pending: 'Falta que acepte',
  hasAccount: 'Tiene cuenta propia',
  empty: 'Todavía no agregaste a nadie.',
  goToPlan: (name: string) => `Mi Plan de ${name}`,
  years: (age: number) => countOf(age, 'año', 'años'),
  consult: 'Consultar',
  consultFor: (name: string) => `Consultar por ${name}`,
  editShort: 'Editar',
  edit: (name: string) => `Editar a ${name}`,
  add: 'Agregar Miembro',
  myPlan: 'Mi Plan',
  save: 'Guardar',
  full: (count: number) =>
    count === 1
      ? 'Tu plan permite 1 miembro y ya lo agregaste.'
      : `Tu grupo ya tiene ${count} miembros, que es el máximo.`,
  minor: 'Desde los 18 años podés agregar familiares.',
  notInPlan: 'Tu plan no permite agregar miembros.',
  note: 'Para cambiar de plan, pedilo desde Mi Plan. Ahí también seguís los pedidos de quitar un miembro.',
  notFound: 'No encontramos a ese miembro de tu grupo',
  notFoundDetail: 'Puede que ya no esté en el grupo. Fijate en la lista.',
  backToGroup: 'Volver a mi grupo familiar',
} as const;

/** Texts about who has to accept, why, and how. */
export const acceptanceCopy = {
  willAsk: {
    relationship: 'Como es tu pareja, va a tener que aceptar desde su propia cuenta.',
    age: 'Como es mayor de edad, va a tener que aceptar desde su propia cuenta.',
  },
  missing: (name: string) => `Falta que ${name} acepte.`,
  why: {
    relationship: 'Como es tu pareja, lo decide desde su propia cuenta.',
    age: 'Desde los 18 años lo decide desde su propia cuenta.',
    account: 'Lo decide desde su propia cuenta.',
  },
  howWithAccount: (brand: string) =>
    `Tiene que entrar a ${brand} con su cuenta y responder en el inicio. Hasta entonces no podés consultar por esa persona.`,
  howWithRecord: (brand: string) =>
    `Tiene que entrar a ${brand} con su propia cuenta, que tiene la historia clínica de siempre. Si todavía no la tiene, pedila más abajo. Hasta entonces no podés consultar por esa persona.`,
  how: (brand: string, dni: string) =>
    `Tiene que entrar a ${brand} con su DNI: ${dni}. Si todavía no tiene cuenta, puede crearla con ese DNI. Hasta entonces no podés consultar por esa persona.`,
} as const;

/** Messages of adding or changing a member (sic). */
export const memberCopy = {
  added: '¡Adición de miembro familiar realizado con éxito con éxito!',
  changed: '¡Actualización de perfil realizada con éxito!',
  failed: 'Ocurrió un problema con la adición del miembro',
  changeFailed: 'Ocurrió un problema con la actualización del perfil',
  problems: {
    'family-group.full': 'Tu grupo ya está completo',
    'family-group.not-in-plan': 'Tu plan no permite agregar miembros',
    'family-group.already-member': 'Esa persona ya está en tu grupo',
    'family-group.holder-incomplete': 'Primero completá tu perfil',
    'family-group.holder-minor': 'Desde los 18 años podés agregar familiares',
    'family-group.own-account': 'Tiene cuenta propia: sus datos los cambia desde ahí',
  },
} as const;

/** Texts of a group in which the viewer is. */
export const membershipCopy = {
  title: (holder: string) => `Estás en el grupo familiar de ${holder}`,
  detail:
    'Esa persona puede pedir consultas en tu nombre y leer lo que queda registrado de ellas. No ve la historia clínica ni los datos de tu cuenta.',
  detailOfOwn:
    'Esa persona puede pedir consultas en tu nombre y leer tu historia clínica, menos lo que elegiste no compartir.',
  failed: 'No pudimos leer en qué grupos estás.',
  leave: 'Salir del grupo',
  leaveOf: (holder: string) => `Salir del grupo de ${holder}`,
  question: (holder: string) => `¿Salir del grupo de ${holder}?`,
  consequences:
    'Desde ese momento no puede pedir consultas en tu nombre ni leer nada tuyo, y se cancelan los turnos que sacó para vos. Le avisamos que saliste. Para volver, te tiene que invitar de nuevo.',
  left: (holder: string) => `Saliste del grupo de ${holder}`,
  leaveFailed: 'No saliste del grupo. Probá de nuevo.',
} as const;

/** Texts of an invitation to a group. */
export const invitationCopy = {
  title: (holder: string) => `${holder} quiere agregarte a su grupo familiar`,
  detail: (relationship: string) =>
    `Te agregó como ${relationship}. Si aceptás, va a poder pedir consultas en tu nombre y leer lo que quede registrado de ellas. No va a ver la historia clínica ni los datos de tu cuenta.`,
  titleOfOwn: (holder: string) => `${holder} quiere seguir pidiendo consultas en tu nombre`,
  detailOfOwn: (relationship: string) =>
    `Estás en su grupo como ${relationship}, y ya lo decidís vos. Si aceptás, usás el plan del grupo y esa persona va a poder leer tu historia clínica, menos lo que elegiste no compartir. Si rechazás, dejás el grupo y esa persona no la lee más.`,
  titleHeldBack: 'Te invitaron a un grupo familiar',
  missing: {
    profile:
      'Para ver quién te invita y responder, primero completá tu perfil: así sabemos que la invitación es para vos.',
    match:
      'Todavía no podemos mostrarte quién te invita: tu apellido o tu fecha de nacimiento no son los que escribió esa persona, o estamos comprobando tu DNI. Si te avisó que te agregaba, pedile que los revise. Si están mal en tu perfil, corregilos ahí.',
  },
  accept: 'Aceptar',
  reject: 'Rechazar',
  accepted: 'Aceptaste. Ya sos parte del grupo familiar.',
  rejected: 'Rechazaste la invitación.',
  failed: 'No pudimos guardar tu respuesta. Probá de nuevo.',
} as const;
