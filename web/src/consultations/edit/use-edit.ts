import type { ConsultationDetail } from '@app/contract/consultations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemCode } from '../../lib/server/problem-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { editCopy as copy, editRefusals } from '../consultations.copy.ts';
import { sendEdit } from '../consultations.queries.ts';
import { type FinishProblem, refusalOf } from '../finish/use-finish.ts';
import { editOf, type RecordContent } from '../record-content.ts';

const PRESCRIPTION_IN_USE = 'consultations.prescription-in-use';

/** Progress of an edit: confirmation, signature, stored, or refused. */
export type Editing = {
  save: () => void;
  isPending: boolean;
  /** Somebody else edited it first. */
  isStale: boolean;
  /** A pharmacy got the prescription meanwhile. */
  isPrescriptionTaken: boolean;
  problem: FinishProblem | undefined;
  mustSign: boolean;
  dropSigning: () => void;
};

/** Stores an edit over the version that was read; the screen keeps the text until then. */
export function useEdit(
  stored: ConsultationDetail,
  content: RecordContent,
  onSaved: () => void,
): Editing {
  const client = useQueryClient();
  const [mustSign, setMustSign] = useState(false);
  const edit = useMutation({
    mutationFn: () => sendEdit(stored, editOf(content, stored)),
    onSuccess: async () => {
      toast.success(copy.saved);
      onSaved();
      // History, prescriptions and documents show the record, so all are read again.
      await client.invalidateQueries();
    },
    onError: (error) => setMustSign(problemCode(error) === 'session.step-up-required'),
  });
  const code = edit.error ? problemCode(edit.error) : undefined;
  return {
    save: () => {
      setMustSign(false);
      edit.mutate();
    },
    isPending: edit.isPending,
    isStale: code === 'consultations.stale-version',
    isPrescriptionTaken: code === PRESCRIPTION_IN_USE,
    problem: edit.error ? problemOf(edit.error, code) : undefined,
    mustSign,
    dropSigning: () => setMustSign(false),
  };
}

function problemOf(error: unknown, code: string | undefined): FinishProblem | undefined {
  // The form says it, with the way back.
  if (code === 'session.step-up-required' || code === PRESCRIPTION_IN_USE) return undefined;
  return refusalOf(error) ?? { text: editRefusals[code ?? ''] ?? copy.failed, missing: [] };
}
