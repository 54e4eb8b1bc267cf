import { type AccountState, EXPIRING_DAYS, type VerificationStanding } from '@app/contract/people';
import { formatDate } from '../ui/format.ts';

/** Texts of the list of people. */
export const peopleCopy = {
  title: 'Personas',
  create: 'Crear cuenta del personal',
  kinds: {
    professionals: 'Profesionales',
    patients: 'Pacientes',
    staff: 'Personal',
    pharmacies: 'Farmacias',
  },
  kindsLabel: 'Tipo de cuenta',
  searchLabel: 'Buscar personas',
  search: 'DNI, correo o nombre',
  state: 'Cuenta',
  allStates: 'Todas',
  verification: 'Habilitación',
  allVerifications: 'Todas',
  expiring: 'Matrícula',
  expiringSoon: `Vence en ${EXPIRING_DAYS} días`,
  allLicences: 'Todas',
  doubled: 'Identidad',
  allIdentities: 'Todas',
  sameNumber: 'DNI o CUIL repetido',
  failed: 'No pudimos buscar personas.',
  none: 'No encontramos a nadie',
  noneDetail: 'Probá con otro DNI, correo o nombre, o quitá algún filtro.',
  name: 'Nombre',
  withoutName: 'Sin perfil todavía',
  dni: 'DNI',
  email: 'Correo',
  role: 'Rol',
  licenceEnds: (day: string) => `Vence el ${formatDate(day)}`,
} as const;

export const stateName: Record<AccountState, string> = {
  PENDING: 'Sin activar',
  ACTIVE: 'Activa',
  DISABLED: 'Desactivada',
  PSEUDONYMISED: 'Dada de baja',
};

export const standingName: Record<VerificationStanding, string> = {
  PENDING_PROFILE: 'Sin perfil',
  PENDING_VERIFICATION: 'Para verificar',
  OBSERVED: 'Observado',
  VERIFIED: 'Habilitado',
  SUSPENDED: 'Suspendido',
  SUSPENDED_BY_REGISTRY: 'Suspendido por el registro',
};

/** Texts of the sheet of an account. */
export const sheetCopy = {
  failed: 'No pudimos leer la ficha.',
  account: 'Cuenta',
  email: 'Correo',
  dni: 'DNI',
  doubles: (count: number) =>
    count === 1
      ? 'Otra cuenta en uso tiene el mismo DNI o CUIL. Comprobá de quién es, y desactivá o corregí la otra: hasta entonces no se puede verificar ninguna.'
      : 'Otras cuentas en uso tienen el mismo DNI o CUIL. Comprobá de quién es, y desactivá o corregí las otras: hasta entonces no se puede verificar ninguna.',
  inReview: 'En revisión',
  role: 'Rol',
  branch: 'Sucursal',
  state: 'Estado',
  created: 'Creada',
  lastLogin: 'Último ingreso',
  never: 'Nunca ingresó',
  secondFactor: 'Segundo factor',
  on: 'Activado',
  off: 'Sin activar',
  sessions: 'Sesiones abiertas',
  practice: 'Para verificar en el registro',
  name: 'Nombre',
  birthDate: 'Nacimiento',
  cuil: 'CUIL',
  profession: 'Profesión',
  refeps: 'Código REFEPS',
  training: 'Formación',
  address: 'Consultorio',
  specialties: 'Especialidades',
  licences: 'Matrículas',
  licence: (kind: 'NATIONAL' | 'PROVINCIAL', number: string) =>
    `${kind === 'NATIONAL' ? 'M.N.' : 'M.P.'} ${number}`,
  until: (day: string | null) =>
    day ? `vence el ${formatDate(day)}` : 'sin vencimiento declarado',
  standing: 'Habilitación',
  observation: 'Se pidió corregir',
  verifiedBy: 'Verificó',
  evidence: 'Constancia',
  images: 'Foto y firma',
  imagesFailed: 'No pudimos leer la foto y la firma.',
  photo: (name: string) => `Foto de ${name}`,
  signature: (name: string) => `Firma de ${name}`,
  noImage: 'No cargó foto ni firma.',
  waiting: (what: string, by: string) => `${what}: lo pidió ${by} y espera a otra persona.`,
  own: 'Es tu cuenta: los cambios los tiene que hacer otra persona del equipo.',
  acts: 'Acciones',
  appointments: 'Ver sus turnos',
  agenda: 'Ver su agenda',
  historyFailed: 'No pudimos leer el historial.',
} as const;
