/** Text shown wherever an expired licence stops a professional. */
export const licenceRefusals: Readonly<Record<string, string>> = {
  'licence-verification.expired':
    'Tu matrícula venció. Actualizala en Mi perfil para volver a atender.',
};
