/** Text shown wherever an expired licence stops a professional. */
export const licenceRefusals: Readonly<Record<string, string>> = {
  'licence-verification.expired':
    'Tu matrícula venció. Actualizala en Mi perfil para volver a atender.',
};

/** Labels of links from a licence; they start with the visible text. */
export const licenceLinkCopy = {
  here: (licence: string) => `${licence}: qué se verificó`,
  elsewhere: (licence: string) => `${licence}: qué se verificó, en otra pestaña`,
} as const;
