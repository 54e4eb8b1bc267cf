/** Texts of the profile outside the wizards. */
export const profilesCopy = {
  title: 'Mi perfil',
  /** Error catalogue: profile lookup failed. */
  failed: 'Ocurrió un error buscando el perfil del usuario',
  /** Error catalogue: profile update failed. */
  updateFailed: 'Ocurrió un problema con la actualización del perfil',
  problems: {
    'profiles.already-registered':
      'Tu perfil ya estaba completo: volvé a cargar la página para cambiarlo',
    'profiles.coverage-verified':
      'Tu cobertura está verificada: para cambiarla, pedilo desde Mi Plan',
  },
  updated: '¡Actualización de perfil realizada con éxito!',
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
  staff: 'Tu cuenta no tiene un perfil para completar.',
} as const;
