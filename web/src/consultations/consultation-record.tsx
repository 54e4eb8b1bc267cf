import { useQuery } from '@tanstack/react-query';
import { problemCode } from '../lib/server/problem-error.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { attendedPatientQuery, draftQuery } from './consultations.queries.ts';
import { type ConsultationRecordProps, RecordForm } from './record-form.tsx';

/** The record of a consultation: seven sections, saved while they are written and finished together. */
export function ConsultationRecord(props: ConsultationRecordProps) {
  const draft = useQuery(draftQuery(props.queueId));
  const patient = useQuery(attendedPatientQuery(props.queueId));
  if (draft.isLoadingError) {
    const retry = () => void draft.refetch();
    const isForbidden = problemCode(draft.error) === 'request.forbidden';
    const text = isForbidden ? copy.mayNotWrite : copy.draftFailed;
    return <ErrorState text={text} error={draft.error} onRetry={retry} />;
  }
  if (patient.isLoadingError) {
    const retry = () => void patient.refetch();
    return <ErrorState text={copy.patientFailed} error={patient.error} onRetry={retry} />;
  }
  if (!draft.data || !patient.data) return <Skeleton />;
  return <RecordForm {...props} draft={draft.data} patient={patient.data} />;
}
