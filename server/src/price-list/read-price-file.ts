import { cleanText } from '@app/contract/kernel';
import {
  PRICE_CELL_MAX,
  PRICE_COLUMNS,
  PRICE_LIST_MAX,
  type PriceFault,
} from '@app/contract/price-list';
import { parse } from 'csv-parse/sync';
import { columnName, delimiterOf } from '../platform/csv.ts';
import { centavosOfWritten } from '../platform/written-price.ts';
import type { OfferRow } from './price-list.repository.ts';

type Column = (typeof PRICE_COLUMNS)[number];

/** A file of prices as it was understood. */
export type PriceFile = {
  /** Rows below the header that are not empty. */
  rows: number;
  offers: OfferRow[];
  /** Rows that cannot be taken, and what is wrong with them. */
  faulty: number;
  faults: PriceFault[];
};

/** Reads a table of prices as a spreadsheet writes it, in Argentina or elsewhere. */
export function readPriceFile(text: string): PriceFile {
  const table = readTable(text);
  if ('row' in table) return withoutOffers([table]);
  const [header = [], ...below] = table.records;
  const places = placesOf(header.map(columnName));
  const faults = PRICE_COLUMNS.filter((column) => places[column] === undefined).map(
    (column): PriceFault => ({ row: 1, column, code: 'columns' }),
  );
  if (faults.length > 0) return withoutOffers(faults);
  return readRows(below, places as Record<Column, number>, header.length);
}

const withoutOffers = (faults: PriceFault[]): PriceFile => ({
  rows: 0,
  offers: [],
  faulty: 1,
  faults,
});

function readTable(text: string): { records: string[][] } | PriceFault {
  const own = text.replace(/^\uFEFF/, '');
  try {
    const records = parse(own, {
      delimiter: delimiterOf(own.split(/\r?\n/, 1)[0] ?? ''),
      relax_column_count: true,
      relax_quotes: true,
    });
    return { records };
  } catch (error) {
    // A quote that is never closed takes the rest of the file into one cell.
    const { lines } = error as { lines?: number };
    return { row: lines ?? 1, column: null, code: 'columns' };
  }
}

/** Where each column is; one that is there twice is nowhere. */
function placesOf(names: readonly string[]): Partial<Record<Column, number>> {
  const once = PRICE_COLUMNS.filter(
    (column) => names.filter((name) => name === column).length === 1,
  );
  return Object.fromEntries(once.map((column) => [column, names.indexOf(column)]));
}

function readRows(
  below: readonly string[][],
  places: Record<Column, number>,
  width: number,
): PriceFile {
  // Counted from one, below the header.
  const filled = [...below.entries()]
    .filter(([, cells]) => cells.some((cell) => cleanText(cell) !== ''))
    .map(([index, cells]) => ({ row: index + 2, cells }));
  const offers = new Map<string, OfferRow>();
  const faulty = filled.slice(0, PRICE_LIST_MAX).flatMap(({ row, cells }) => {
    const read = readRow(cells, { row, places, width });
    if ('faults' in read) return [read];
    if (offers.has(read.key)) return [faultOf(row, 'repeated')];
    offers.set(read.key, read.offer);
    return [];
  });
  const beyond = filled.slice(PRICE_LIST_MAX, PRICE_LIST_MAX + 1);
  faulty.push(...beyond.map(({ row }) => faultOf(row, 'too-many')));
  return {
    rows: filled.length,
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
  // A decimal comma that was not quoted parts its cell in two.
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
