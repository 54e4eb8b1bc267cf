const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiter of a table, from its header. */
export const delimiterOf = (header: string): string => {
  const counts = DELIMITERS.map((mark) => header.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** 'Código CIE-10' and 'codigo_cie_10' are the same column. */
export const columnName = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
