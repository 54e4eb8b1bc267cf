const DELIMITERS = [',', ';', '\t', '|'];

/** Spreadsheets name the delimiter above the table: `sep=;`. */
const SEP = /^"?sep=(.)/i;
/** Lines in which the names of the columns are searched for: above them there may be a title. */
const HEAD_LINES = 20;

/** Where a table begins: its delimiter, and how many lines are above the names of its columns. */
export type TableHead = { delimiter: string; above: number };

/** Finds the names of the columns; in a table that has none of them, they are its first line. */
export function tableHead(
  text: string,
  isHeader: (names: readonly string[]) => boolean,
): TableHead {
  const lines = text.split(/\r\n|\n|\r/, HEAD_LINES);
  const named = SEP.exec(lines[0] ?? '')?.[1];
  for (const [above, line] of lines.entries()) {
    const delimiter = (named ? [named] : DELIMITERS).find((mark) =>
      isHeader(line.split(mark).map(columnName)),
    );
    if (delimiter) return { delimiter, above };
  }
  const above = named ? 1 : 0;
  return { delimiter: named ?? delimiterOf(lines[above] ?? ''), above };
}

function delimiterOf(header: string): string {
  const counts = DELIMITERS.map((mark) => header.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** 'Código CIE-10' and 'codigo_cie_10' are the same column. */
export const columnName = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
