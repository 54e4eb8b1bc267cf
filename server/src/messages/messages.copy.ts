/** Texts around the templates. */
export const messagesCopy = {
  open: (brand: string) => `Abrir ${brand}`,
  testSubject: (subject: string) => `[Prueba] ${subject}`,
  /** Invented names for tests and previews. */
  example: { nombre: 'María', profesional: 'Dra. Lucía Ríos' },
};
