import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenDatabase } from '../platform/database/database.ts';

const inside = new AsyncLocalStorage<true>();

/**
 * Fails code that takes a second connection inside a transaction. As many of these at once as there are
 * connections would deadlock, and block everybody else.
 */
export function refuseBesideTransactions({
  database,
  pool,
}: Pick<OpenDatabase, 'database' | 'pool'>) {
  const begin = database.transaction.bind(database);
  database.transaction = () => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = (act) => execute((opened) => inside.run(true, () => act(opened)));
    return transaction;
  };
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    if (inside.getStore()) throw new Error('a connection is taken beside an open transaction');
    return connect(...args);
  }) as typeof pool.connect;
}
