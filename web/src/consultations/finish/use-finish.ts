import type { finishedAnswerSchema } from '@app/contract/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { ProblemError, problemCode, problemFields } from '../../lib/server/problem-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { recordCopy as copy, finishRefusals } from '../consultations.copy.ts';
import { attendedPatientQuery, finish } from '../consultations.queries.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { payloadOf, type RecordContent } from '../record-content.ts';
import { legalFieldName } from './legal-fields.copy.ts';

/** What the server stored. */
export type Finished = z.output<typeof finishedAnswerSchema>;

/** Why it was not stored, and what is missing. */
export type FinishProblem = { text: string; missing: readonly string[] };

/** Progress of finishing: confirmation, signature, stored, or failed and repeatable. */
export type Finishing = {
  finish: () => void;
  isPending: boolean;
  hasFailed: boolean;
  problem: FinishProblem | undefined;
  mustSign: boolean;
  dropSigning: () => void;
};

type Options = {
  queueId: string;
  claimEpoch: number | null;
  content: RecordContent;
  keeper: Pick<DraftKeeper, 'confirm' | 'isStale'>;
  patientLeft: boolean;
  onSaving: () => void;
  onFinished: (answer: Finished) => void;
  onSaveFailed: () => void;
};

/** Nothing is stored while a conflict is unresolved. */
const TWO_TEXTS: FinishProblem = { text: copy.chooseText, missing: [] };

/** A failed save is reported after two seconds; the draft is not touched. */
export const REPORT_AFTER_MS = 2_000;

/** Stores the consultation; after a failure it can be tried again. */
export function useFinish(options: Options): Finishing {
  const { queueId, claimEpoch, content, keeper, patientLeft } = options;
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [problem, setProblem] = useState<FinishProblem>();
  const [mustSign, setMustSign] = useState(false);

  async function go() {
    setIsPending(true);
    options.onSaving();
    setMustSign(false);
    setProblem(undefined);
    try {
      const version = await keeper.confirm();
      if (version === undefined) return setProblem(TWO_TEXTS);
      const answer = await finish({ ...payloadOf(content, queueId), claimEpoch, version });
      toast.success(patientLeft ? copy.finishedPatient : copy.finished);
      options.onFinished(answer);
    } catch (error) {
      await settle(error);
    } finally {
      setIsPending(false);
    }
  }

  async function settle(error: unknown) {
    if (problemCode(error) === 'session.step-up-required') return setMustSign(true);
    if (keeper.isStale(error)) return setProblem(TWO_TEXTS);
    // What was told meanwhile is asked about once the medicine is added again.
    if (problemCode(error) === 'consultations.allergy-unanswered')
      await client.invalidateQueries(attendedPatientQuery(queueId));
    const refused = refusalOf(error);
    if (refused) return setProblem(refused);
    await new Promise((resolve) => setTimeout(resolve, REPORT_AFTER_MS));
    setHasFailed(true);
    setProblem({ text: copy.notSaved, missing: [] });
    toast.error(copy.notSaved);
    options.onSaveFailed();
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

/** The patient may have turned 16 since the page was opened. */
const grantFault = (code: string): string =>
  code === 'holder_may_read.not-asked' ? copy.grantNotAsked : copy.grantUnanswered;

/** Refusals that the professional can correct, as opposed to failures. */
export function refusalOf(error: unknown): FinishProblem | undefined {
  const code = problemCode(error);
  const text = finishRefusals[code];
  if (text) return { text, missing: [] };
  const fields = problemFields(error);
  if (fields.some((fault) => fault.code === 'diagnosis.unknown'))
    return { text: copy.diagnosisUnknown, missing: [] };
  const grant = fields.find(({ field }) => field === 'holder_may_read');
  if (grant) return { text: grantFault(grant.code), missing: [] };
  if (code !== 'consultations.legal-fields-missing' || !(error instanceof ProblemError)) return;
  const { missing = [] } = (error.problem.current ?? {}) as { missing?: string[] };
  return { text: copy.missingLegal, missing: missing.map(legalFieldName) };
}
