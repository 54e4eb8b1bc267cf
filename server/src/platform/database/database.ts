import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { type DatabaseWatch, watchDatabase } from './watch-database.ts';

/** The product's database. A repository lists its tables with `withTables` (decision 0048). */
// biome-ignore lint/complexity/noBannedTypes: no table is visible until a repository lists its own
export type Database = Kysely<{}>;
// biome-ignore lint/complexity/noBannedTypes: as above
export type DatabaseTransaction = Transaction<{}>;

export type OpenDatabase = {
  database: Database;
  pool: pg.Pool;
  watch: DatabaseWatch;
  close: () => Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const LOCK_TIMEOUT_MS = 2_000;
/** A new connection costs some 35 ms of processor time, so idle ones are kept for the next patient. */
const IDLE_CONNECTION_MS = 600_000;

// Dates without time stay text (a birth date has no time zone); bigint and numeric become numbers.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool that survives restarts of the database: a lost connection fails one query. */
export function openDatabase(
  url: string,
  options: { max?: number; onError: (error: Error) => void },
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    application_name: 'cercana',
  });
  // Without both listeners a restart of the database ends the Node process.
  pool.on('error', options.onError);
  const watch = watchDatabase(url);
  pool.on('connect', (client) => {
    client.on('error', options.onError);
    prepareEveryStatement(client);
  });
  hangUpWhenAway(pool, watch);
  const { options: ofPool } = pool;
  const connect = connectWhileThere(pool, watch);
  const dialect = new PostgresDialect({
    pool: { connect, end: () => pool.end(), options: ofPool },
  });
  const close = async () => {
    await watch.stop();
    // Not Kysely's destroy: it leaves open a pool that it has not used.
    await pool.end();
  };
  return { database: new Kysely({ dialect }), pool, watch, close };
}

/** Closes the connections when the database stops answering, so that waiting callers fail. */
function hangUpWhenAway(pool: pg.Pool, watch: DatabaseWatch) {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  watch.onAway(() => {
    // The types of pg hide the stream; a regular end would wait for the frozen database.
    for (const client of clients) (client as unknown as WithStream).connection.stream.destroy();
  });
}

type WithStream = { connection: { stream: Duplex } };

const connectWhileThere = (pool: pg.Pool, watch: DatabaseWatch) => async () => {
  const connecting = pool.connect();
  try {
    return await watch.whileThere(connecting);
  } catch (error) {
    // A connection that is opened too late returns to the pool.
    connecting.then((client) => client.release()).catch(() => {});
    throw error;
  }
};

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Prepares statements with parameters once per connection, named by the hash of their text. */
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
  // Lists of different lengths make different texts; the cache must not grow without limit.
  if (names.size < 2_000) names.set(text, name);
  return name;
}
