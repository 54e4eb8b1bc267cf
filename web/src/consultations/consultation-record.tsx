import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { attendedPatientQuery, draftQuery } from './consultations.queries.ts';
import type { Finished } from './finish/use-finish.ts';
import { RecordForm } from './record-form.tsx';

export type ConsultationRecordProps = {
  queueId: string;
  claimEpoch: number | null;
  /** What the patient said on joining. */
  entryReason: string;
  patientLeft: boolean;
  /** The record is on its way: storing it closes the entry. */
  onSaving: () => void;
  onFinished: (answer: Finished) => void;
  onProblemReported: () => void;
  /** The save failed: the entry has to say so. */
  onSaveFailed: () => void;
};

/** The record of a consultation: seven sections, saved as they are written, finished in one act. */
export function ConsultationRecord(props: ConsultationRecordProps) {
  const draft = useQuery(draftQuery(props.queueId));
  const patient = useQuery(attendedPatientQuery(props.queueId));
  if (draft.error) {
    const retry = () => void draft.refetch();
    return <ErrorState text={copy.draftFailed} error={draft.error} onRetry={retry} />;
  }
  if (patient.error) {
    const retry = () => void patient.refetch();
    return <ErrorState text={copy.patientFailed} error={patient.error} onRetry={retry} />;
  }
  if (!draft.data || !patient.data) return <Skeleton />;
  return <RecordForm {...props} draft={draft.data} patient={patient.data} />;
}
