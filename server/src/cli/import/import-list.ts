import type pg from 'pg';
import { newId } from '../../platform/ids.ts';
import type { ImportedList } from './imported-list.ts';
import { type FileRow, UnreadableList } from './list-file.ts';

export type Provenance = { source: string; licence: string; sha256: string };

export type ImportOptions = {
  /** The name under which the import is recorded. */
  name: string;
  provenance: Provenance;
  isDryRun: boolean;
  /** Rows that are missing from the file are deactivated. */
  deactivateMissing: boolean;
  /** Valid rows are written even if others are invalid. */
  skipInvalid: boolean;
  /** The import stops above this many faults; without it, all are counted. */
  problemsMax?: number;
};

/** The result of an import or a preview. */
export type ImportSummary = {
  isWritten: boolean;
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  repeated: number;
  leftOut: number;
  deactivated: number;
  problemCount: number;
  /** The first faults, each with its line. */
  problems: string[];
};

const BATCH = 1_000;
const PROBLEMS_TOLD = 20;
/** One import at a time, since two could wait for each other's rows. */
const LOCK = 72310004;

type Staged = { at: string; values: (string | number | null)[] };

/**
 * Updates a list to the rows of a file, in one transaction: all or nothing. The rows wait in a temporary table,
 * so that memory does not grow with the file.
 */
export async function importList(
  client: pg.ClientBase,
  list: ImportedList,
  rows: AsyncIterable<FileRow>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const problems = collectProblems(options.problemsMax);
  await client.query('begin');
  try {
    // A table of 100,000 rows takes longer than any call of the product may, and the next import waits for it.
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(`create temp table incoming (
      position integer generated always as identity, at text, ${columnsOf(list)}) on commit drop`);
    const { read, leftOut } = await stage(client, list, rows, problems.add);
    await refuseUnknown(client, list, problems.add);
    if (read === 0) throw new UnreadableList('The file has no rows.');
    // A row with a fault is not missing: its stored row stays unchanged.
    const written = await write(client, list, options.deactivateMissing && problems.count() === 0);
    await remember(client, options, read, written);
    const isWritten = !options.isDryRun && (problems.count() === 0 || options.skipInvalid);
    await client.query(isWritten ? 'commit' : 'rollback');
    return {
      isWritten,
      read,
      leftOut,
      ...written,
      problemCount: problems.count(),
      problems: problems.first,
    };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function collectProblems(max = Number.POSITIVE_INFINITY) {
  const first: string[] = [];
  let count = 0;
  const add = (problem: string) => {
    count += 1;
    if (count > max)
      throw new UnreadableList(
        `The file has more than ${max} wrong values. The first: ${first[0]}`,
      );
    if (first.length < PROBLEMS_TOLD) first.push(problem);
  };
  return { first, add, count: () => count };
}

const columnsOf = ({ columns }: ImportedList): string =>
  Object.entries(columns)
    .map(([name, { type }]) => `${name} ${type}`)
    .join(', ');

/** Checks every row and stores the valid ones in the temporary table, in batches. */
async function stage(
  client: pg.ClientBase,
  list: ImportedList,
  rows: AsyncIterable<FileRow>,
  onProblem: (problem: string) => void,
): Promise<Pick<ImportSummary, 'read' | 'leftOut'>> {
  const names = Object.keys(list.columns);
  let read = 0;
  let leftOut = 0;
  let batch: Staged[] = [];
  for await (const { at, values } of rows) {
    read += 1;
    const row = named(list, values);
    if (list.leavesOut?.(row)) {
      leftOut += 1;
      continue;
    }
    const parsed = list.row.safeParse(row);
    for (const { path, message } of parsed.error?.issues ?? [])
      onProblem(`${at}: ${path.join('.')} ${message}`);
    if (parsed.success) batch.push({ at, values: names.map((name) => parsed.data[name] ?? null) });
    if (batch.length === BATCH) {
      await insertBatch(client, list, batch);
      batch = [];
    }
  }
  await insertBatch(client, list, batch);
  return { read, leftOut };
}

/** The values of a row under the product's column names. */
const named = ({ columns }: ImportedList, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { aliases }]) => [
      name,
      [name, ...aliases].map((one) => values[one]).find((value) => value !== undefined),
    ]),
  );

async function insertBatch(client: pg.ClientBase, { columns }: ImportedList, batch: Staged[]) {
  if (batch.length === 0) return;
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map(({ type }, index) => `$${index + 2}::${type}[]`);
  await client.query(
    `insert into incoming (at, ${names.join(', ')}) select * from unnest($1::text[], ${arrays.join(', ')})`,
    [
      batch.map(({ at }) => at),
      ...names.map((_, index) => batch.map(({ values }) => values[index])),
    ],
  );
}

/** Refuses rows that refer to something unknown. */
async function refuseUnknown(
  client: pg.ClientBase,
  { references = [] }: ImportedList,
  onProblem: (problem: string) => void,
) {
  for (const { column, table, by } of references) {
    const { rows } = await client.query<{ at: string; named: string }>(
      `with gone as (
         delete from incoming where ${column} is not null and not exists (select from ${table} where ${table}.${by} = incoming.${column})
         returning position, at, ${column} as named)
       select at, named from gone order by position`,
    );
    for (const { at, named: value } of rows)
      onProblem(`${at}: ${column} ${value} is not in the list`);
  }
}

type Written = Pick<ImportSummary, 'added' | 'changed' | 'unchanged' | 'repeated' | 'deactivated'>;

async function write(
  client: pg.ClientBase,
  list: ImportedList,
  deactivateMissing: boolean,
): Promise<Written> {
  await client.query(`create temp table wanted on commit drop as ${wantedRows(list)}`);
  const { rows: counted } = await client.query<{ staged: number; wanted: number }>(
    'select (select count(*)::int from incoming) as staged, (select count(*)::int from wanted) as wanted',
  );
  const { staged, wanted } = counted[0] ?? { staged: 0, wanted: 0 };
  const { rows } = await client.query<{ added: number; changed: number }>(upsert(list));
  const { added, changed } = rows[0] ?? { added: 0, changed: 0 };
  const deactivated = deactivateMissing ? await deactivate(client, list) : 0;
  return {
    added,
    changed,
    unchanged: wanted - added - changed,
    repeated: staged - wanted,
    deactivated,
  };
}

/** The stored columns, with references resolved to ids. */
const storedColumns = ({ columns, references = [] }: ImportedList): string[] =>
  Object.keys(columns).map(
    (name) => references.find(({ column }) => column === name)?.stored ?? name,
  );

/** One row per key: the first, if the file repeats it. */
function wantedRows({ columns, key, references = [] }: ImportedList): string {
  const picked = Object.keys(columns).map((name) => {
    const reference = references.find(({ column }) => column === name);
    return reference
      ? `${reference.table}.${reference.value} as ${reference.stored}`
      : `incoming.${name}`;
  });
  const joins = references.map(
    ({ table, by, column }) => `left join ${table} on ${table}.${by} = incoming.${column}`,
  );
  return `select distinct on (${key.join(', ')}) *
    from (select ${picked.join(', ')}, position from incoming ${joins.join(' ')}) as row
    order by ${key.join(', ')}, position`;
}

function upsert(list: ImportedList): string {
  const stored = storedColumns(list);
  const kept = [...list.key, ...(list.onlyWhenNew ?? [])];
  const others = [...stored.filter((name) => !kept.includes(name)), 'active'];
  return `with written as (
    insert into ${list.table} (${stored.join(', ')}, active)
    select ${stored.join(', ')}, true from wanted
    on conflict (${list.key.join(', ')}) do update
      set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}
      where (${others.map((name) => `${list.table}.${name}`).join(', ')})
        is distinct from (${others.map((name) => `excluded.${name}`).join(', ')})
    returning xmax = 0 as is_new)
  select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed
  from written`;
}

async function deactivate(
  client: pg.ClientBase,
  { table, key, keeps, references = [] }: ImportedList,
) {
  const mayBeEmpty = (name: string) =>
    references.some(({ stored, isOptional }) => stored === name && isOptional);
  const same = key
    .map(
      (name) =>
        `wanted.${name} ${mayBeEmpty(name) ? 'is not distinct from' : '='} ${table}.${name}`,
    )
    .join(' and ');
  const { rowCount } = await client.query(
    `update ${table} set active = false
     where active and not (${keeps ?? 'false'}) and not exists (select from wanted where ${same})`,
  );
  return rowCount ?? 0;
}

async function remember(
  client: pg.ClientBase,
  { name, provenance: { source, licence, sha256 } }: ImportOptions,
  read: number,
  { added, changed, deactivated }: Written,
) {
  await client.query(
    `insert into list_import (id, list, source, licence, sha256, rows_read, rows_added, rows_changed, rows_deactivated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [newId(), name, source, licence, sha256, read, added, changed, deactivated],
  );
}
