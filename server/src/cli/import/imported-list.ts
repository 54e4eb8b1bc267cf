import type { z } from 'zod';

/** A list that can be imported: the schema of a row, its table, and the key of a row. */
export type ImportedList = {
  table: string;
  /** Columns by the product's names; the file may use any of the alternatives. */
  columns: Readonly<
    Record<string, { type: 'text' | 'int' | 'bigint' | 'date'; aliases: readonly string[] }>
  >;
  row: z.ZodType<Record<string, string | number | null>>;
  key: readonly string[];
  /** Columns that refer to another list by a value, stored as its id. */
  references?: readonly Reference[];
  /** Columns that are imported only for new rows, since they are edited elsewhere afterwards. */
  onlyWhenNew?: readonly string[];
  /** Rows that belong to no list, as the titles of chapters: counted, not imported. */
  leavesOut?: (row: Readonly<Record<string, string | undefined>>) => boolean;
  /** The row that is never deactivated, even if it is missing: private patients need it. */
  keeps?: string;
};

/** A column whose values another list has. */
export type Reference = {
  column: string;
  table: string;
  by: string;
  value: string;
  stored: string;
  /** Rows may leave it empty. */
  isOptional?: true;
};
