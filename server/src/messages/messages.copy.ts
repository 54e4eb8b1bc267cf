/** Texts around the templates. */
export const messagesCopy = {
  open: (brand: string) => `Abrir ${brand}`,
  testSubject: (subject: string) => `[Prueba] ${subject}`,
  /** Made-up names of a test and a preview. */
  example: { nombre: 'María', profesional: 'Dra. Lucía Ríos' },
};
