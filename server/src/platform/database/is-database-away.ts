/** SQLSTATE classes and errors of an unreachable database, rather than of the product. */
const AWAY = /^(08|57P|53|ECONNREFUSED|ECONNRESET|EPIPE)/;

/** Whether an error was caused by an unreachable database. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    AWAY.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
