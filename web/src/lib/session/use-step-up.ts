import { useState } from 'react';
import { problemCode } from '../server/problem-error.ts';

/** An act that may first ask who is there: it is done again once that was shown (requirement: step-up). */
export function useStepUp() {
  const [waiting, setWaiting] = useState<() => Promise<void>>();

  async function run(act: () => Promise<void>): Promise<void> {
    setWaiting(undefined);
    try {
      await act();
    } catch (error) {
      if (problemCode(error) !== 'session.step-up-required') throw error;
      setWaiting(() => act);
    }
  }

  return {
    run,
    /** Whether the question is on the screen. */
    isAsking: waiting !== undefined,
    goOn: async () => {
      if (waiting) await run(waiting);
    },
    drop: () => setWaiting(undefined),
  };
}
