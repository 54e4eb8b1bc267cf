/** Text shown wherever an expired licence stops a professional. */
export const licenceRefusals: Readonly<Record<string, string>> = {
  'licence-verification.expired':
    'Tu matrícula venció. Actualizala en Mi perfil para volver a atender.',
};

/** Names of the links from a licence; what is read starts with what is seen. */
export const licenceLinkCopy = {
  here: (licence: string) => `${licence}: qué se verificó`,
  elsewhere: (licence: string) => `${licence}: qué se verificó, en otra pestaña`,
} as const;
