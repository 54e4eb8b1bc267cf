import type { ColumnType, Generated, Insertable, Selectable, SelectType } from 'kysely';
import type { Tables } from './tables.ts';

/** A row as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** The same of a table of which its owner knows more. */
export type RowOf<Table> = Selectable<Table>;

/** A row as it is added: what the database fills in may be left out. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;

/**
 * A table of some of whose columns its owner knows more than the database does. A column that is not there, or
 * cannot be what is said of it, does not compile.
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
