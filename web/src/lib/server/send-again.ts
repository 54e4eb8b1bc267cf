import { OFFLINE_CODE, ProblemError } from './problem-error.ts';

/** How long to wait before each further attempt (requirement: command done once). */
const PAUSES_MS = [500, 1_000, 2_000] as const;

/** The server says of itself that it did nothing: its database is away. */
const UNAVAILABLE = 503;

/**
 * Sends an act until there is an answer, four times at most, under an id of its own: whether an attempt
 * without an answer arrived is not known, and the server does the act of one id once (requirement: command done once).
 */
export async function sendAgain<T>(send: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const id = newCommandId();
  for (const pause of PAUSES_MS) {
    try {
      return await send(id);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send(id);
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.problem.code === OFFLINE_CODE || error.problem.status === UNAVAILABLE);

const ID_BYTES = 16;

/** Random, and made without what only a secure page has. */
const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
