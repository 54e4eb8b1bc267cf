/** SQLSTATE classes that mean "the database is away", not "the product is wrong". */
const AWAY = /^(08|57P|53|ECONNREFUSED|ECONNRESET|EPIPE)/;

/** Whether something failed only because the database does not answer now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    AWAY.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
