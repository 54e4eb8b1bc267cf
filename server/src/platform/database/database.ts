import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

/** The product's database. A repository names the tables it owns with `withTables`. */
// biome-ignore lint/complexity/noBannedTypes: no table is visible until a repository names its own
export type Database = Kysely<{}>;
// biome-ignore lint/complexity/noBannedTypes: as above
export type DatabaseTransaction = Transaction<{}>;

export type OpenDatabase = { database: Database; pool: pg.Pool; close: () => Promise<void> };

const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const LOCK_TIMEOUT_MS = 2_000;

// Dates without time stay text (a birth date has no time zone); whole numbers stay numbers.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool that outlives restarts of the database: a lost connection is an error of one query. */
export function openDatabase(
  url: string,
  options: { max?: number; onError: (error: Error) => void },
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    application_name: 'cercana',
  });
  // Without both listeners a database restart ends the Node process (RR-06).
  pool.on('error', options.onError);
  pool.on('connect', (client) => {
    client.on('error', options.onError);
    prepareEveryStatement(client);
  });
  const database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  // Not the destroy of Kysely: it leaves a pool open through which it asked nothing itself.
  return { database, pool, close: () => pool.end() };
}

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Statements with parameters are prepared once per connection under the hash of their text. */
function prepareEveryStatement(client: pg.PoolClient) {
  const plain = client.query.bind(client) as unknown as (
    query: unknown,
    values?: unknown[],
  ) => Promise<pg.QueryResult>;
  const prepared: Query = (text, values) =>
    values?.length ? plain({ name: statementName(text), text, values }) : plain(text, values);
  Object.assign(client, {
    query: (query: unknown, ...rest: unknown[]) =>
      typeof query === 'string' && typeof rest.at(-1) !== 'function'
        ? prepared(query, rest[0] as unknown[] | undefined)
        : (plain as (...args: unknown[]) => unknown)(query, ...rest),
  });
}

const names = new Map<string, string>();

function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  // Lists of changing length make new texts; the table must not grow without end.
  if (names.size < 2_000) names.set(text, name);
  return name;
}
