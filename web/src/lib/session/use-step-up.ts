import { useState } from 'react';
import { problemCode } from '../server/problem-error.ts';

/** Runs an act that may need a proof of identity: it is repeated after the proof (requirement: step-up). */
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
    /** Whether the proof is being requested. */
    isAsking: waiting !== undefined,
    goOn: async () => {
      if (waiting) await run(waiting);
    },
    drop: () => setWaiting(undefined),
  };
}
