import { cleanText } from '@app/contract/kernel';
import {
  PRICE_CELL_MAX,
  PRICE_COLUMNS,
  PRICE_LIST_MAX,
  type PriceFault,
} from '@app/contract/price-list';
import { type Info, parse } from 'csv-parse/sync';
import { columnName, type TableHead, tableHead } from '../platform/csv.ts';
import { centavosOfWritten } from '../platform/written-price.ts';
import type { OfferRow } from './price-list.repository.ts';

/** A cell may have several lines and a table empty ones; a file with even more lines is not parsed. */
const LINES_MAX = 2 * PRICE_LIST_MAX;
/** Empty cells take time too; no list has more than 32 per row. */
const CELLS_MAX = 32 * PRICE_LIST_MAX;
/** Characters in which the header is searched for. */
const HEADER_MAX = 65_536;
const HEADER_ROWS = 1;

type Column = (typeof PRICE_COLUMNS)[number];

/** A price file, as parsed. */
export type PriceFile = {
  /** Rows below the header that are not empty. */
  rows: number;
  offers: OfferRow[];
  /** Faulty rows, and their faults. */
  faulty: number;
  faults: PriceFault[];
};

/** Parses a table of prices as spreadsheets write it, in Argentina or elsewhere. */
export function readPriceFile(text: string): PriceFile {
  const table = readTable(text);
  if ('row' in table) return withoutOffers([table]);
  const [header, ...below] = table.rows;
  if (!header && table.broken) return withoutOffers([table.broken]);
  const names = header?.cells.map(columnName) ?? [];
  const places = placesOf(names);
  const faults = PRICE_COLUMNS.filter((column) => places[column] === undefined).map(
    (column): PriceFault => ({ row: header?.row ?? 1, column, code: 'columns' }),
  );
  if (faults.length > 0) return withoutOffers(faults);
  const read = readRows(below, places as Record<Column, number>, names.length);
  return table.broken ? withFault(read, table.broken) : read;
}

const withFault = (file: PriceFile, fault: PriceFault): PriceFile => ({
  ...file,
  faulty: file.faulty + 1,
  faults: [...file.faults, fault],
});

const withoutOffers = (faults: PriceFault[]): PriceFile => ({
  rows: 0,
  offers: [],
  faulty: 1,
  faults,
});

/** A record, and its row number in a spreadsheet. */
type TableRow = { row: number; cells: string[] };

/** Rows up to the one that never ends, if there is one. */
type Table = { rows: TableRow[]; broken?: PriceFault };

function readTable(text: string): Table | PriceFault {
  const own = text.replace(/^\uFEFF/, '');
  const head = tableHead(own.slice(0, HEADER_MAX), isHeader);
  if (['\n', '\r'].some((end) => hasMoreThan(LINES_MAX, end, own)))
    return { row: HEADER_ROWS + PRICE_LIST_MAX + 1, column: null, code: 'too-many' };
  if (hasMoreThan(CELLS_MAX, head.delimiter, own)) return { row: 1, column: null, code: 'columns' };
  try {
    return { rows: parseTable(own, head) };
  } catch (error) {
    // An unclosed quote turns the rest of the file into one cell.
    const { lines = 1, records = 0 } = error as { lines?: number; records?: number };
    const rows = records > 0 ? parseTable(own, head, records) : [];
    return { rows, broken: { row: head.above + lines, column: null, code: 'columns' } };
  }
}

const isHeader = (names: readonly string[]) =>
  PRICE_COLUMNS.every((column) => names.includes(column));

function hasMoreThan(max: number, mark: string, text: string): boolean {
  let found = 0;
  for (let at = text.indexOf(mark); at >= 0 && found <= max; at = text.indexOf(mark, at + 1))
    found += 1;
  return found > max;
}

/** Parses one row more than a list may have, to notice that there are too many. */
function parseTable(
  text: string,
  { delimiter, above }: TableHead,
  to = HEADER_ROWS + PRICE_LIST_MAX + 1,
): TableRow[] {
  const below = text.split(/(?<=\r\n|\n|\r(?!\n))/, above).join('').length;
  const records = parse(text.slice(below), {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to,
  }) as unknown as { record: string[]; info: Info }[];
  return records.map(({ record, info }) => ({
    row: above + info.records + info.empty_lines,
    cells: record,
  }));
}

/** Position of each column; duplicate columns count as missing. */
function placesOf(names: readonly string[]): Partial<Record<Column, number>> {
  const once = PRICE_COLUMNS.filter(
    (column) => names.filter((name) => name === column).length === 1,
  );
  return Object.fromEntries(once.map((column) => [column, names.indexOf(column)]));
}

function readRows(
  below: readonly TableRow[],
  places: Record<Column, number>,
  width: number,
): PriceFile {
  const filled = below
    .slice(0, PRICE_LIST_MAX)
    .filter(({ cells }) => cells.some((cell) => cleanText(cell) !== ''));
  const beyond = below.slice(PRICE_LIST_MAX);
  const offers = new Map<string, OfferRow>();
  const faulty = filled.flatMap(({ row, cells }) => {
    const read = readRow(cells, { row, places, width });
    if ('faults' in read) return [read];
    if (offers.has(read.key)) return [faultOf(row, 'repeated')];
    offers.set(read.key, read.offer);
    return [];
  });
  faulty.push(...beyond.map(({ row }) => faultOf(row, 'too-many')));
  return {
    rows: filled.length + beyond.length,
    offers: [...offers.values()],
    faulty: faulty.length,
    faults: faulty.flatMap(({ faults }) => faults),
  };
}

type ReadRow = { key: string; offer: OfferRow } | { faults: PriceFault[] };

const faultOf = (row: number, code: PriceFault['code']): { faults: PriceFault[] } => ({
  faults: [{ row, column: null, code }],
});

function readRow(
  cells: readonly string[],
  { row, places, width }: { row: number; places: Record<Column, number>; width: number },
): ReadRow {
  // An unquoted decimal comma splits its cell in two.
  if (cells.slice(width).some((cell) => cleanText(cell) !== '')) return faultOf(row, 'columns');
  const values = PRICE_COLUMNS.map((column) => cleanText(cells[places[column]] ?? ''));
  const faults = PRICE_COLUMNS.flatMap((column, index): PriceFault[] => {
    const code = faultOfCell(column, values[index] ?? '');
    return code ? [{ row, column, code }] : [];
  });
  if (faults.length > 0) return { faults };
  const [product = '', ingredient = '', form = '', strength = '', pack = '', price = ''] = values;
  return {
    key: values.slice(0, -1).join('\n').toLocaleLowerCase('es-AR'),
    offer: { product, ingredient, form, strength, pack, price: centavosOfWritten(price) ?? 0 },
  };
}

function faultOfCell(column: Column, value: string): PriceFault['code'] | undefined {
  if (value === '') return 'missing';
  if (value.length > PRICE_CELL_MAX) return 'too-long';
  return column === 'precio' && centavosOfWritten(value) === undefined ? 'not-a-price' : undefined;
}
