import { type ReactNode, useState } from 'react';
import { problemCode } from '../lib/problem-error.ts';
import { useProvenAct } from '../lib/use-proven-act.ts';
import { IdentityDialog } from '../ui/identity-dialog.tsx';
import { accessProblem } from './record-access.copy.ts';

type Act = () => Promise<void>;
type Running = {
  run: (act: Act) => Promise<void>;
  problem: string | undefined;
  isPending: boolean;
};

type Props = {
  /** What is being confirmed, as the title of the question. */
  purpose: string;
  confirmLabel: string;
  /** What is said of a failure that has no words of its own. */
  failed: string;
  children: (running: Running) => ReactNode;
};

/** A dialog whose act may ask first who is there; meanwhile the question stands in its place (D-12). */
export function ProvenAct({ purpose, confirmLabel, failed, children }: Props) {
  const proven = useProvenAct();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function attempt(act: Act) {
    setProblem(undefined);
    setIsPending(true);
    try {
      await act();
    } catch (error) {
      setProblem(accessProblem[problemCode(error)] ?? failed);
    }
    setIsPending(false);
  }

  if (proven.isAsking) {
    return (
      <IdentityDialog
        purpose={purpose}
        confirmLabel={confirmLabel}
        onProved={() => void attempt(proven.goOn)}
        onClose={proven.drop}
      />
    );
  }
  return children({ run: (act) => attempt(() => proven.run(act)), problem, isPending });
}
