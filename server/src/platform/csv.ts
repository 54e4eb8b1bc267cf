const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A table as RFC 4180 has it, in UTF-8 with the mark by which spreadsheets know it. No cell is a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): Buffer =>
  Buffer.from(BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join(''));

function cell(value: string | number): string {
  const text = String(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** What parts the columns of a table, by its header. */
export const delimiterOf = (header: string): string => {
  const counts = DELIMITERS.map((mark) => header.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** 'Código CIE-10' and 'codigo_cie_10' are one column. */
export const columnName = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
