/** Every Spanish word of the own profile. */
export const profilesCopy = {
  title: 'Mi perfil',
  failed: 'Ocurrió un error al obtener tus datos',
  /** Error catalogue: profile update failed (A 8). */
  updateFailed: 'Ocurrió un problema con la actualización del perfil',
  problems: {
    'profiles.coverage-verified':
      'Tu cobertura está verificada: para cambiarla, pedilo desde Mi Plan',
  },
  updated: '¡Actualización de perfil realizada con éxito!',
  pending: 'Todavía no podés atender: faltan datos de tu perfil.',
  pendingDetail:
    'Los necesitamos para verificar tu matrícula y para que puedas recetar. Por ahora los carga nuestro equipo con vos: escribinos y te respondemos por correo.',
  missing: 'Qué falta',
  account: 'Tu cuenta',
  email: 'E-mail',
  role: 'Rol',
  roles: {
    PATIENT: 'Paciente',
    PROFESSIONAL: 'Profesional',
    ADMIN: 'Administración',
    MEDICAL_DIRECTOR: 'Dirección técnica',
    PHARMACY: 'Farmacia',
  },
  write: 'Escribinos',
  writeTo: (email: string) => `Escribinos a ${email}`,
  mailSubject: 'Completar mi perfil',
  correctSubject: 'Corregir un dato de mi perfil',
  wrong: '¿Algún dato está mal?',
  wrongDetail: 'Escribinos y lo corregimos.',
  staff: 'Tu cuenta no tiene un perfil para completar.',
} as const;

/** What a profile is made of, as it is asked for. */
export const missingCopy = {
  personal: 'Información personal: nombre, DNI, fecha de nacimiento, sexo y teléfono',
  photo: 'Foto de perfil y firma profesional',
  licence: 'Matrícula',
  specialties: 'Especialidad y formación',
  attention: 'Datos de atención',
} as const;

/** Words of the summary. */
export const summaryCopy = {
  personal: 'Información personal',
  name: 'Nombre y apellido',
  alias: 'Cómo querés que te llamen',
  idNumber: 'DNI',
  birthDate: 'Fecha de nacimiento',
  sex: 'Sexo',
  sexes: { FEMALE: 'Femenino', MALE: 'Masculino', NON_BINARY: 'No binario' },
  phone: 'Celular',
  address: 'Dirección',
  street: 'Calle y número',
  floor: (floor: string) => `piso ${floor}`,
  department: (department: string) => `depto. ${department}`,
  betweenStreets: 'Entre calles',
  city: 'Localidad',
  postalCode: 'Código postal',
  country: 'País',
  professional: 'Datos profesionales',
  licence: 'Matrícula',
  licenceTypes: { NATIONAL: 'M.N.', PROVINCIAL: 'M.P.' },
  specialties: 'Especialidades',
  training: 'Formación académica',
  particular: 'Atiende en forma particular',
  yes: 'Sí',
  no: 'No',
  none: 'Sin datos',
  verification: {
    PENDING_VERIFICATION: 'Matrícula en verificación',
    VERIFIED: 'Matrícula verificada',
    SUSPENDED: 'Matrícula suspendida',
  },
  verificationDetail: {
    PENDING_VERIFICATION: 'Estamos verificando tu matrícula. Te avisamos por correo.',
    VERIFIED: 'Podés atender, ver historias clínicas y recetar.',
    SUSPENDED: 'No podés atender ni recetar. Escribinos para saber por qué.',
  },
} as const;
