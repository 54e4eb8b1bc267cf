import { failureText, waitText } from '../lib/server/failure-text.ts';
import { ProblemError, problemCode } from '../lib/server/problem-error.ts';
import { accountsCopy } from './accounts.copy.ts';
import { accountsProblemMessage } from './registration/signup.copy.ts';

const KEY_INVALID = 'accounts.key-invalid';

const messages: Partial<Record<string, string>> = accountsProblemMessage;

/**
 * Message of a refusal: the server's text for the person, or else the catalogue's
 * (requirement: specified words).
 */
export function problemText(error: unknown, fallback: string): string {
  if (!(error instanceof ProblemError)) return fallback;
  const { code, detail, status } = error.problem;
  if (code === 'accounts.too-many-from-network') return accountsCopy.busyNetwork(waitText(error));
  if (status === 0 || status === 429) return failureText(error);
  const isOurs = code.startsWith('accounts.') && detail !== undefined && detail !== code;
  return (isOurs ? detail : messages[code]) ?? fallback;
}

/** Whether a mailed link ended; a key that the mail program cut off counts as one that did. */
export const isEndedLink = (error: unknown, ended: string = KEY_INVALID): boolean =>
  [ended, 'request.invalid'].includes(problemCode(error));

/** Message of a mailed link that does not open. */
export const linkProblemText = (
  error: unknown,
  fallback: string,
  ended: string = accountsProblemMessage[KEY_INVALID],
): string => (isEndedLink(error) ? ended : problemText(error, fallback));
