import { failureText } from '../lib/server/failure-text.ts';
import { ProblemError, problemCode } from '../lib/server/problem-error.ts';
import { accountsProblemMessage } from './registration/signup.copy.ts';

const messages: Partial<Record<string, string>> = accountsProblemMessage;

/**
 * Message of a refusal: the server's text for the person, or else the catalogue's
 * (requirement: specified words).
 */
export function problemText(error: unknown, fallback: string): string {
  if (!(error instanceof ProblemError)) return fallback;
  const { code, detail, status } = error.problem;
  if (status === 0 || status === 429) return failureText(error);
  const isOurs = code.startsWith('accounts.') && detail !== undefined && detail !== code;
  return (isOurs ? detail : messages[code]) ?? fallback;
}

/** Message of a mailed link that does not open; a key that the mail program cut off counts as one that ended. */
export const linkProblemText = (
  error: unknown,
  fallback: string,
  ended: string = accountsProblemMessage['accounts.key-invalid'],
): string =>
  ['accounts.key-invalid', 'request.invalid'].includes(problemCode(error))
    ? ended
    : problemText(error, fallback);
