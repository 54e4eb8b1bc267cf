import type pg from 'pg';

/** Types that the driver returns for those of the migrations. */
const TYPES: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  jsonb: 'Record<string, unknown>',
  numeric: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  isNumbered: boolean;
  /** The check constraint, as PostgreSQL prints it. */
  check: string | null;
};

/** Every column of the product's tables, in order; without the migrations' own table. */
const COLUMNS = `
  select relname as "table", attname as name, format_type(atttypid, null) as type,
    not attnotnull as nullable, atthasdef or attidentity = 'd' as "hasDefault",
    attidentity = 'a' as "isNumbered",
    (select pg_get_constraintdef(oid) from pg_constraint
     where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
       and pg_get_constraintdef(oid) ~ ' = ANY \\(ARRAY\\[|^CHECK \\(\\(jsonb_typeof') as check
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'
    and attnum > 0 and not attisdropped
  order by relname collate "C", attnum`;

/** Generates the types of all rows from the migrated database. */
export async function tablesFile(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(
    ([table, columns]) => `  ${table}: {\n${columns.map(lineOf).join('')}  };\n`,
  );
  return `${HEAD}export type Tables = {\n${tables.join('')}};\n`;
}

const HEAD = `// Written from the migrated database: see "To add a table" in CONTRIBUTING.md.
import type { Generated, GeneratedAlways } from 'kysely';

`;

/** A value allowed by a constraint; for JSON, a whole list. */
const VALUE = /'[^']+'(?=::text)/g;

function lineOf({ table, name, type, check, ...column }: Column): string {
  const known = TYPES[type];
  if (!known) throw new Error(`${table}.${name}: nothing is known of the type ${type}`);
  const values = type === 'jsonb' && check ? ['unknown[]'] : (check?.match(VALUE) ?? [known]);
  const plain = [...values, ...(column.nullable ? ['null'] : [])].join(' | ');
  if (column.isNumbered) return `    ${name}: GeneratedAlways<${plain}>;\n`;
  return `    ${name}: ${column.hasDefault ? `Generated<${plain}>` : plain};\n`;
}
