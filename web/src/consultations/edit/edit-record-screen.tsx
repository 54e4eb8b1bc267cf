import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { editCopy as copy, recordCopy } from '../consultations.copy.ts';
import { recordPatientQuery, storedRecordQuery } from '../consultations.queries.ts';
import { EditRecordForm } from './edit-record-form.tsx';

/** `/historia-clinica/:id/consultas/:consultationId`: lets the author edit a stored record while it is not sealed. */
export function EditRecordScreen() {
  const { id = '', consultationId = '' } = useParams();
  const { data: stored, error, refetch } = useQuery(storedRecordQuery(consultationId));
  const patient = useQuery(recordPatientQuery(id));
  const back = `/historia-clinica/${id}`;
  const failed = (stored ? null : error) ?? (patient.data ? null : patient.error);
  return (
    <>
      <p>
        <Link to={back}>{copy.back}</Link>
      </p>
      <PageHeading title={copy.title}>
        {patient.data
          ? copy.heading(`${patient.data.first_name} ${patient.data.last_name}`)
          : copy.title}
      </PageHeading>
      {failed && (
        <ErrorState
          text={recordCopy.draftFailed}
          error={failed}
          onRetry={() => void Promise.all([refetch(), patient.refetch()])}
        />
      )}
      {!failed && !(stored && patient.data) && <Skeleton />}
      {!failed && stored && patient.data && (
        <>
          <p className="text-ink-2">{copy.of(formatDateTime(stored.creation_date))}</p>
          {stored.amendment === 'EDIT' ? (
            <EditRecordForm
              key={stored.version}
              stored={stored}
              prescribedTo={patient.data.patient_dto}
              back={back}
              onReload={() => void refetch()}
            />
          ) : (
            <EmptyState text={copy.sealed} />
          )}
        </>
      )}
    </>
  );
}
