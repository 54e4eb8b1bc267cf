import { useState } from 'react';
import { useStepUp } from './use-step-up.ts';

/**
 * Does what may need a proof of identity, with the proof where it is asked for, and keeps why it was not done, in the
 * words of the screen (requirement: step-up).
 */
export function useProvenAct(explain: (error: unknown) => string) {
  const proven = useStepUp();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function settle(act: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    setIsPending(true);
    try {
      await act();
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setIsPending(false);
    }
  }

  return {
    run: (act: () => Promise<void>) => settle(() => proven.run(act)),
    problem,
    isPending,
    /** Whether the proof is being asked for. */
    isProving: proven.isAsking,
    /** What the dialog of the proof calls. */
    proof: { onProved: () => void settle(proven.goOn), onClose: proven.drop },
  };
}
