/** Texts of the public documents. */
export const consentsCopy = {
  title: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
  version: (version: number, date: string) => `Versión ${version}, publicada el ${date}`,
  failed: 'Ocurrió un error al cargar los términos y condiciones',
} as const;
