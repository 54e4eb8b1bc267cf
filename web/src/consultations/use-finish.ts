import { useState } from 'react';
import { ProblemError } from '../lib/problem-error.ts';
import { toast } from '../ui/toast.ts';
import { recordCopy as copy, legalFieldName } from './consultations.copy.ts';
import { finish } from './consultations.queries.ts';
import { payloadOf, type RecordContent } from './record-content.ts';

/** How a finish goes: asked, signed, stored, or kept to be saved again. */
export type Finishing = {
  finish: () => void;
  isPending: boolean;
  hasFailed: boolean;
  problem: string | undefined;
  mustSign: boolean;
  dropSigning: () => void;
};

type Options = {
  queueId: string;
  claimEpoch: number | null;
  content: RecordContent;
  patientLeft: boolean;
  onFinished: () => void;
  onSaveFailed: () => void;
};

/** A save that failed is told after two seconds (C 9); the draft is never touched by it. */
const REPORT_AFTER_MS = 2_000;

export function useFinish({
  queueId,
  claimEpoch,
  content,
  patientLeft,
  onFinished,
  onSaveFailed,
}: Options): Finishing {
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [mustSign, setMustSign] = useState(false);

  async function go() {
    setIsPending(true);
    setMustSign(false);
    setProblem(undefined);
    try {
      await finish({ ...payloadOf(content, queueId), claimEpoch });
      toast.success(patientLeft ? copy.finishedPatient : copy.finished);
      onFinished();
    } catch (error) {
      await settle(error);
    } finally {
      setIsPending(false);
    }
  }

  async function settle(error: unknown) {
    const code = error instanceof ProblemError ? error.problem.code : '';
    if (code === 'session.step-up-required') return setMustSign(true);
    if (code === 'consultations.legal-fields-missing') return setProblem(missingText(error));
    await new Promise((resolve) => setTimeout(resolve, REPORT_AFTER_MS));
    setHasFailed(true);
    setProblem(copy.notSaved);
    toast.error(copy.notSaved);
    onSaveFailed();
  }

  return {
    finish: () => void go(),
    isPending,
    hasFailed,
    problem,
    mustSign,
    dropSigning: () => setMustSign(false),
  };
}

function missingText(error: unknown): string {
  const current =
    error instanceof ProblemError
      ? (error.problem.current as { missing?: string[] } | undefined)
      : undefined;
  return `${copy.missingLegal} ${(current?.missing ?? []).map(legalFieldName).join(', ')}.`;
}
