/** Which sheet of how many, at the foot of each. */
export const sheetOf = (sheet: number, sheets: number) => `hoja ${sheet} de ${sheets}`;
