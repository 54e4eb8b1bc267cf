import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A connection of its own over which the database is asked whether it is there. */
export type Pulse = { beats: () => Promise<boolean>; stop: () => Promise<void> };

/** "Too many connections" is an answer: the connections that we have go on working. */
const IS_FULL = '53300';

export function createPulse(url: string, patienceMs: number): Pulse {
  let client: pg.Client | undefined;
  let isStopped = false;
  /** Ends the waiting for the answer that is asked for now. */
  let over = new AbortController();

  const open = async (): Promise<pg.Client> => {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patienceMs,
      application_name: 'cercana pulse',
    });
    // A connection that broke is found out by the next question.
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
  /** One connection can end without the database being away: only a fresh one that fails says so. */
  const askAgain = async (): Promise<boolean> => {
    // A question that was cut short by the stop: a connection opened now would never be closed.
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
        // After this process itself was busy an answer may lie here unread.
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
