import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** The rows of a list that the product ships: one line a row, the first names the columns. */
export const readTable = <Column extends string = string>(file: string): Record<Column, string>[] =>
  parse(readFileSync(path.join(import.meta.dirname, file)), { columns: true });

/** Rows as the columns that `unnest` wants: one array each. */
export const columnsOf = (rows: readonly (readonly unknown[])[], count: number): unknown[][] =>
  Array.from({ length: count }, (_, index) => rows.map((row) => row[index]));
