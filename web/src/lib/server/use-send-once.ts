import { useState } from 'react';
import { ProblemError } from './problem-error.ts';
import { newCommandId, sendAgain } from './send-again.ts';

/**
 * Sends the act of a screen, which creates something, with a key that the screen keeps until the server answers:
 * what was done without an answer is not done again by another press, but shown
 * (requirement: command done once).
 */
export function useSendOnce() {
  const [kept] = useState<{ key: string | undefined }>({ key: undefined });
  return async <T>(send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    kept.key ??= newCommandId();
    try {
      const answer = await sendAgain(send, kept.key);
      kept.key = undefined;
      return answer;
    } catch (error) {
      if (isRefused(error)) kept.key = undefined;
      throw error;
    }
  };
}

/** The server decided against it; after any other failure nobody knows what it did. */
const isRefused = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.status >= 400 && error.problem.status < 500;
