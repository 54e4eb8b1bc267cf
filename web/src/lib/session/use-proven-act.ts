import { useState } from 'react';
import { useStepUp } from './use-step-up.ts';

/**
 * Runs an act that may need a proof of identity, and keeps the reason of a failure in the screen's words
 * (requirement: step-up).
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
    /** Whether the proof is being requested. */
    isProving: proven.isAsking,
    /** Callbacks for the proof's dialog. */
    proof: { onProved: () => void settle(proven.goOn), onClose: proven.drop },
  };
}
