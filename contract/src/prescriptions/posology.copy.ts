/** The units of a dose, by singular: the plural and, if divisible, the word for a half. */
export const doseUnits = {
  comprimido: { many: 'comprimidos', half: 'medio' },
  cápsula: { many: 'cápsulas', half: null },
  gota: { many: 'gotas', half: null },
  ml: { many: 'ml', half: null },
  cucharada: { many: 'cucharadas', half: 'media' },
  sobre: { many: 'sobres', half: 'medio' },
  ampolla: { many: 'ampollas', half: 'media' },
  aplicación: { many: 'aplicaciones', half: null },
  inhalación: { many: 'inhalaciones', half: null },
  disparo: { many: 'disparos', half: null },
  óvulo: { many: 'óvulos', half: null },
  supositorio: { many: 'supositorios', half: 'medio' },
  parche: { many: 'parches', half: null },
  unidad: { many: 'unidades', half: null },
} as const;

/** The sentence of a posology. */
export const quarter = 'un cuarto';
export const threeQuarters = 'tres cuartos';
export const partOf = (part: string, unit: string) => `${part} de ${unit}`;
export const andPart = (whole: string, part: string) => `${whole} y ${part}`;
export const everyHours = (hours: number) => (hours === 1 ? 'cada hora' : `cada ${hours} horas`);
export const forDays = (days: number) => (days === 1 ? 'por 1 día' : `por ${days} días`);
