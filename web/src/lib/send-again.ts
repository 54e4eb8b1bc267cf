import { OFFLINE_CODE, problemCode } from './problem-error.ts';

/** How long to wait before each further attempt (ux 4.6). */
const PAUSES_MS = [500, 1_000, 2_000] as const;

/** The server says of itself that it did nothing: its database is away. */
const UNAVAILABLE = 503;

/**
 * Sends until there is an answer, four times at most. Only for what carries an id of its own: whether an
 * attempt without an answer arrived is not known, and the server does the act of one id once (RR-04).
 */
export async function sendAgain(send: () => Promise<Response>): Promise<Response> {
  for (const pause of PAUSES_MS) {
    const answer = await answerOf(send);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}

/** The answer, if there is one worth believing; what else went wrong is thrown. */
async function answerOf(send: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const response = await send();
    return response.status === UNAVAILABLE ? undefined : response;
  } catch (error) {
    if (problemCode(error) !== OFFLINE_CODE) throw error;
    return undefined;
  }
}

const ID_BYTES = 16;

/** A fresh id of an act: random, and made without what only a secure page has. */
export const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
