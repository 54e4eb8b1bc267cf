import { ProblemError } from '../lib/problem-error.ts';
import { accountsProblemMessage } from './signup.copy.ts';

const messages: Partial<Record<string, string>> = accountsProblemMessage;

/** What a refusal says: the server's own words for the person, else the catalogue's text (A 8). */
export function problemText(error: unknown, fallback: string): string {
  if (!(error instanceof ProblemError)) return fallback;
  const { code, detail } = error.problem;
  const isOurs = code.startsWith('accounts.') && detail !== undefined && detail !== code;
  return (isOurs ? detail : messages[code]) ?? fallback;
}
