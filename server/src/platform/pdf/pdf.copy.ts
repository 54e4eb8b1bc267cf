/** Page number in the footer. */
export const sheetOf = (sheet: number, sheets: number) => `hoja ${sheet} de ${sheets}`;
