import {
  EMERGENCY_MINUTES,
  EMERGENCY_REASON_MIN,
  type ReadingReason,
} from '@app/contract/record-access';

/** Texts about who may read a record, and who did. */
export const recordAccessCopy = {
  title: 'Accesos a mi historia',
  intro:
    'Tu historia clínica la ven los profesionales que te atienden, y hasta 30 días después de la consulta. Mientras esperás en la guardia, quienes están de guardia ven tus alergias, tus enfermedades y cuándo fue tu última consulta. Acá podés darle permiso a otro profesional, y ver quién la leyó.',
  person: '¿De quién es la historia?',
  profileFailed: 'Ocurrió un error buscando el perfil del usuario',
  noProfile: 'Completá tu perfil y acá vas a ver quién lee tu historia clínica',
  completeProfile: 'Completar mi perfil',

  grants: 'Quiénes tienen tu permiso',
  noGrants: 'No le diste permiso a nadie.',
  grantsFailed: 'No pudimos traer los permisos.',
  until: (day: string) => `Hasta el ${day}`,
  withdraw: 'Quitar permiso',
  withdrawOf: (name: string) => `Quitar permiso a ${name}`,
  withdrawQuestion: (name: string) => `¿Querés quitarle el permiso a ${name}?`,
  withdrawDetail: 'Deja de ver la historia en el momento. Lo que ya leyó queda registrado.',
  withdrawn: 'Se quitó el permiso',
  withdrawFailed: 'No se quitó el permiso. Probá de nuevo.',

  give: 'Dar permiso a un profesional',

  readings: 'Quién leyó la historia',
  noReadings: 'Todavía no la leyó nadie.',
  readingsFailed: 'No pudimos traer las lecturas.',
  older: 'Ver anteriores',
  emergencyReason: (reason: string) => `Motivo: ${reason}`,
} as const;

/** Texts of granting access. */
export const giveCopy = {
  title: recordAccessCopy.give,
  explain: 'Va a poder leer toda la historia clínica. Podés quitarle el permiso cuando quieras.',
  professional: 'Profesional',
  professionalHint: 'Escribí al menos 3 letras de su nombre o apellido.',
  months: '¿Hasta cuándo?',
  monthsOf: (count: number) =>
    count === 12 ? 'Un año' : count === 1 ? 'Un mes' : `${count} meses`,
  confirm: 'Dar permiso',
  given: (name: string) => `${name} ya puede ver la historia`,
  purpose: 'Para dar el permiso',
  failed: 'No se dio el permiso. Probá de nuevo.',
} as const;

/** Reasons of a reading. */
export const reasonText: Record<ReadingReason, string> = {
  attending: 'Te estaba atendiendo',
  attended: 'Te atendió',
  grant: 'Le diste permiso',
  emergency: 'Dijo que era una urgencia',
  family: 'Está a tu cargo o te tiene a su cargo',
  pharmacy: 'Abrió una receta en su mostrador',
  'pharmacy-list': 'Tiene tu pedido o lo que te entregó en sus listas',
  guard: 'Estaba de guardia mientras esperabas',
  agenda: 'Te vio en su agenda de turnos',
  link: 'Abrió una receta con un enlace y el DNI',
  correction: 'Leyó la corrección que pediste de una consulta',
};

/** Messages of the fields. */
export const grantMessages = {
  'professional.required': 'Elegí un profesional',
  'months.required': 'Elegí hasta cuándo',
} as const;

/** Texts of the emergency access. */
export const emergencyCopy = {
  open: 'Acceso de urgencia',
  title: 'Abrir una historia por una urgencia',
  explain: `Para cuando hay riesgo y no atendiste a la persona. Vas a poder leer su historia durante ${EMERGENCY_MINUTES} minutos. La persona y la dirección médica reciben un aviso con tu nombre, y el motivo queda registrado.`,
  idNumber: 'DNI de la persona',
  reason: 'Motivo',
  reasonHint: `Al menos ${EMERGENCY_REASON_MIN} letras: qué pasa y por qué necesitás la historia.`,
  confirm: 'Abrir la historia',
  purpose: 'Para abrir la historia',
  several: 'Hay más de una historia con ese DNI',
  see: (name: string, number: number) => `Ver la historia de ${name} (H.C. ${number})`,
  failed: 'No se abrió la historia. Probá de nuevo.',
} as const;

export const emergencyMessages = {
  'id_number.required': 'El DNI es requerido',
  'id_number.invalid': 'Ingresa un DNI válido',
  'reason.too-short': `Escribí el motivo con al menos ${EMERGENCY_REASON_MIN} letras`,
  'reason.too-long': 'El motivo es demasiado largo',
} as const;

/** Why access was refused. */
export const accessProblem: Readonly<Record<string, string>> = {
  'record-access.not-found': 'No encontramos ninguna historia clínica con ese DNI.',
  'record-access.professional-unknown':
    'Ese profesional no está atendiendo en este momento. Elegí otro.',
};
