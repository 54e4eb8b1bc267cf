/** The forms a dose is counted in, singular and plural. */
export const doseUnits = {
  comprimido: 'comprimidos',
  cápsula: 'cápsulas',
  gota: 'gotas',
  ml: 'ml',
  cucharada: 'cucharadas',
  sobre: 'sobres',
  ampolla: 'ampollas',
  aplicación: 'aplicaciones',
  inhalación: 'inhalaciones',
  disparo: 'disparos',
  óvulo: 'óvulos',
  supositorio: 'supositorios',
  parche: 'parches',
  unidad: 'unidades',
} as const;

/** The sentence of a posology. */
export const everyHours = (hours: number) => (hours === 1 ? 'cada hora' : `cada ${hours} horas`);
export const forDays = (days: number) => (days === 1 ? 'por 1 día' : `por ${days} días`);
