import { isUnanswered } from './problem-error.ts';

/** Pauses before the repeated attempts (requirement: command done once). */
const PAUSES_MS = [500, 1_000, 2_000] as const;

/**
 * Sends an act until it is answered, four times at most, with one idempotency key: it may have arrived although
 * the answer was lost, and the server executes it only once (requirement: command done once).
 */
export async function sendAgain<T>(
  send: (idempotencyKey: string) => Promise<T>,
  id = newCommandId(),
): Promise<T> {
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

const ID_BYTES = 16;

/** The id of one act. Random, without the APIs that need a secure context. */
export const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
