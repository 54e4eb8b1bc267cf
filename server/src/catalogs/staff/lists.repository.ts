import {
  type ListColumn,
  type ListRow,
  type ReferencedList,
  type StaffListName,
  staffLists,
  USES_COUNTED,
} from '@app/contract/catalogs';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../../platform/database/pages.ts';
import { REFERENCED } from './list-columns.ts';
import { type ListTable, listTables } from './list-tables.ts';

/** A row with its sort position. */
export type ListedRow = ListRow & { position: string };

export type ListSearch = {
  words: readonly string[];
  active: boolean | undefined;
  end: PageEnd | undefined;
};

/** Reads the lists that staff edits, using their descriptions. */
export const listsRepository = (database: Database) => ({
  page: async (list: StaffListName, search: ListSearch): Promise<ListedRow[]> => {
    const { order, key } = listTables[list];
    const direction = order.isDescending ? sql`desc` : sql`asc`;
    const { rows } = await sql<ListedRow>`${selected(list)}
      where ${sql.join(conditions(list, search), sql` and `)}
      order by ${positionOf(order)} ${direction}, ${own(key.column)} ${direction}
      limit ${PAGE_ROWS}`.execute(database);
    return rows;
  },

  find: async (list: StaffListName, id: string): Promise<ListedRow | undefined> => {
    const { rows } = await sql<ListedRow>`${selected(list)} where ${isRow(list, id)}`.execute(
      database,
    );
    return rows[0];
  },

  /** Locks a row until the end of the transaction. */
  lock: async (list: StaffListName, id: string): Promise<ListedRow | undefined> => {
    const { rows } = await sql<ListedRow>`
      ${selected(list)} where ${isRow(list, id)} for update of listed`.execute(database);
    return rows[0];
  },

  /** How many rows of other capabilities refer to a row, up to a thousand of each. */
  countUses: async (list: StaffListName, id: string): Promise<number> => {
    const { key, uses } = listTables[list];
    if (uses.length === 0) return 0;
    const counts = uses.map(
      ([table, column, kind]) => sql`(select count(*) from (
        select from ${sql.table(table)} where ${sql.ref(column)} = ${typed(id, key.type)}
          ${kind ? sql`and kind = ${kind}` : sql``} limit ${USES_COUNTED}) as used)`,
    );
    const { rows } = await sql<{ uses: number }>`
      select (${sql.join(counts, sql` + `)})::int as uses`.execute(database);
    return Math.min(rows[0]?.uses ?? 0, USES_COUNTED);
  },

  /** Rows that can be referred to, by name. */
  choices: async (of: ReferencedList): Promise<{ id: string; name: string }[]> => {
    const { table, key } = REFERENCED[of];
    const offered = of === 'provinces' ? sql`true` : sql`active`;
    const { rows } = await sql<{ id: string; name: string }>`
      select ${sql.ref(key)}::text as id, name from ${sql.table(table)}
      where ${offered} order by search_text(name)`.execute(database);
    return rows;
  },
});

const own = (column: string) => sql.ref(`listed.${column}`);

const typed = (value: string, type: ListTable['key']['type'] | 'words') =>
  type === 'integer'
    ? sql`${value}::integer`
    : type === 'date'
      ? sql`${value}::date`
      : sql`${value}::text`;

/** An id of the wrong type finds nothing. */
function isRow(list: StaffListName, id: string): RawBuilder<boolean> {
  const { key } = listTables[list];
  const fits = { integer: /^\d{1,9}$/, date: /^\d{4}-\d\d-\d\d$/, text: /./ }[key.type].test(id);
  return fits ? sql<boolean>`${own(key.column)}::text = ${id}` : sql<boolean>`false`;
}

const positionOf = ({ column, type }: ListTable['order']) =>
  type === 'words' ? sql`search_text(${own(column)})` : own(column);

/** Values as texts, with the names of referenced rows, and as version the transaction that wrote the row. */
function selected(list: StaffListName) {
  const { table, key, order } = listTables[list];
  const { columns } = staffLists[list];
  const values = columns.flatMap((column) => [sql.lit(column.name), textOf(column)]);
  const names = columns.flatMap((column) =>
    column.kind === 'reference' ? [sql.lit(column.name), nameOf(column)] : [],
  );
  return sql`
    select ${own(key.column)}::text as id, listed.active,
      (listed.xmin::text::bigint % 1000000000)::int as version,
      jsonb_build_object(${sql.join(values)}) as values,
      jsonb_strip_nulls(jsonb_build_object(${names.length > 0 ? sql.join(names) : sql``})) as names,
      (${positionOf(order)})::text as position
    from ${sql.table(table)} as listed`;
}

const textOf = ({ name, kind }: ListColumn) => {
  const text =
    kind === 'price' ? sql`(${own(name)} / 100.0)::numeric(12, 2)::text` : sql`${own(name)}::text`;
  return sql`coalesce(${text}, '')`;
};

const nameOf = ({ name, to }: Extract<ListColumn, { kind: 'reference' }>) => {
  const { table, key } = REFERENCED[to];
  return sql`(select named.name from ${sql.table(table)} named where ${sql.ref(`named.${key}`)} = ${own(name)})`;
};

function conditions(
  list: StaffListName,
  { words, active, end }: ListSearch,
): RawBuilder<unknown>[] {
  const { order, key } = listTables[list];
  const searched = searchedText(list);
  return [
    sql`true`,
    ...(active === undefined ? [] : [sql`listed.active = ${active}`]),
    ...words.map((word) => sql`strpos(${searched}, search_text(${word})) > 0`),
    ...(end
      ? [
          sql`(${positionOf(order)}, ${own(key.column)}) ${order.isDescending ? sql`<` : sql`>`}
            (${typed(end.key, order.type)}, ${typed(end.id, key.type)})`,
        ]
      : []),
  ];
}

function searchedText(list: StaffListName) {
  const texts = staffLists[list].columns.flatMap((column) => {
    if (column.kind === 'reference') return [nameOf(column)];
    return ['text', 'code', 'day'].includes(column.kind) ? [sql`${own(column.name)}::text`] : [];
  });
  return sql`search_text(concat_ws(' ', ${sql.join(texts)}))`;
}
