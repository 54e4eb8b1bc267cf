/** SQLSTATE classes and errors of an unreachable database, rather than of the product. */
const AWAY = /^(08|57P|53|ECONNREFUSED|ECONNRESET|EPIPE)/;

/**
 * SQLSTATEs of a transaction that failed because of others: serialization failure, deadlock, or a time limit
 * for a lock or statement. Nothing of it was written, so the call can be repeated.
 */
const BUSY = /^(40001|40P01|55P03|57014)$/;

/** Whether an error was caused by a database that is unreachable or too busy. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    AWAY.test(code) ||
    BUSY.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
