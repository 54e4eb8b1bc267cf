import type { ColumnType, Generated, Insertable, Selectable, SelectType } from 'kysely';
import type { Tables } from './tables.ts';

/** A row as selected. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** The same, for a table whose owner narrowed its types. */
export type RowOf<Table> = Selectable<Table>;

/** A row to insert; columns with defaults are optional. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;

/**
 * A table with narrowed types of some columns. A column that does not exist, or whose type does not fit, does
 * not compile.
 */
export type Known<
  Name extends keyof Tables,
  Columns extends {
    [column in keyof Columns]: column extends keyof Tables[Name]
      ? SelectType<Tables[Name][column]>
      : never;
  },
> = {
  [column in keyof Tables[Name]]: column extends keyof Columns
    ? KnownColumn<Tables[Name][column], Columns[column]>
    : Tables[Name][column];
};

type KnownColumn<Column, Type> =
  Column extends ColumnType<unknown, unknown, unknown> ? Generated<Type> : Type;
