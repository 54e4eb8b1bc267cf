import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** The rows of a list that comes with the product: one per line, after a line with the column names. */
export const readTable = <Column extends string = string>(file: string): Record<Column, string>[] =>
  parse(readFileSync(path.join(import.meta.dirname, file)), { columns: true });

/** Rows as one array per column, for `unnest`. */
export const columnsOf = (rows: readonly (readonly unknown[])[], count: number): unknown[][] =>
  Array.from({ length: count }, (_, index) => rows.map((row) => row[index]));
