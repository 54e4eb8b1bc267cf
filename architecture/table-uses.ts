/** The owner of each table: the capability whose migration file creates it. */
export function tableOwners(migrations: { name: string; text: string }[]): Map<string, string> {
  return new Map(
    migrations.flatMap(({ name, text }) =>
      [...text.matchAll(/^create table (\w+)/gm)].map(
        ([, table = '']) => [table, name.replace(/^\d+-|\.sql$/g, '')] as const,
      ),
    ),
  );
}

export type TableUses = { written: string[]; read: string[] };

/** Represents a table whose name is only known at runtime. */
export const UNNAMED = 'a table that it does not name';

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert into|merge into|update|delete from|truncate)\s+(\w+|\$\{)/gi,
];
/** For a table chosen at runtime, the tables named in the file. */
const WRITES_CHOSEN = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^'\s]/;
const READS = [
  /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using)\(\s*\[?\s*'(\w+)/g,
  /\b(?:Row|NewRow|Known)<\s*'(\w+)'/g,
  /\bTables\['(\w+)'\]/g,
  /\bjoin\s+(?:lateral\s+)?(\w+)/gi,
];
const PICKED = /\bPick<\s*Tables,([^>]*)>/g;
/** `from a, b as c` names two. */
const FROM = /\b(?:from|using)\s+((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)/gi;

/** The tables that a source file writes and reads, by the query builder and in SQL. */
export function tableUses(source: string, tables: ReadonlySet<string>): TableUses {
  const text = source.replace(COMMENTS, '');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const picked = found(PICKED).flatMap((list) => list.match(/\w+/g) ?? []);
  const listed = found(FROM).flatMap((list) => list.split(',').map((one) => one.trim()));
  const names = listed.map((one) => one.split(/\s/)[0] ?? '');
  const written = WRITES.flatMap(found).map((name) => (name === '${' ? UNNAMED : name));
  if (WRITES_CHOSEN.test(text)) written.push(...(picked.length > 0 ? picked : [UNNAMED]));
  const known = (uses: string[]) =>
    [...new Set(uses)].filter((name) => tables.has(name) || name === UNNAMED);
  return { written: known(written), read: known([...READS.flatMap(found), ...picked, ...names]) };
}
