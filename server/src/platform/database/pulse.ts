import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Checks over its own connection whether the database answers. */
export type Pulse = { beats: () => Promise<boolean>; stop: () => Promise<void> };

/** "Too many connections" counts as an answer: the existing connections keep working. */
const IS_FULL = '53300';

export function createPulse(url: string, patienceMs: number): Pulse {
  let client: pg.Client | undefined;
  let isStopped = false;
  /** Aborts the current check. */
  let over = new AbortController();

  const open = async (): Promise<pg.Client> => {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patienceMs,
      application_name: 'cercana pulse',
    });
    // The next check notices a broken connection.
    opened.on('error', () => {});
    client = opened;
    await opened.connect();
    return opened;
  };
  const drop = async (): Promise<void> => {
    const dropped = client;
    client = undefined;
    await dropped?.end().catch(() => {});
  };
  const ask = async (): Promise<void> => {
    await (client ?? (await open())).query('select 1');
  };
  /** A connection may end although the database is available: only a new one that fails proves otherwise. */
  const askAgain = async (): Promise<boolean> => {
    // The stop aborted the check: a connection opened now would never be closed.
    if (isStopped) return false;
    void drop();
    return ask().then(
      () => true,
      (error: { code?: string }) => error.code === IS_FULL,
    );
  };

  return {
    beats: async () => {
      over = new AbortController();
      const answer = ask().then(() => true, askAgain);
      const late = wait(patienceMs, undefined, { signal: over.signal, ref: false })
        // If this process was busy, an answer may be waiting unread.
        .then(() => nextTurn(false))
        .catch(() => false);
      const beats = await Promise.race([answer, late]);
      over.abort();
      if (!beats) void drop();
      return beats;
    },
    stop: async () => {
      isStopped = true;
      over.abort();
      await drop();
    },
  };
}
