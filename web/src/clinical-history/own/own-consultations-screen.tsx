import type { OwnConsultation } from '@app/contract/consultations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatDate } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { MoreRows } from '../../ui/listing/more-rows.tsx';
import { ownConsultationsCopy as copy } from '../clinical-history.copy.ts';
import { ownConsultationsQuery } from '../clinical-history.queries.ts';

/** `/paciente/mis-consultas`: every finished visit of the patient and of their dependants. */
export const OwnConsultationsScreen = () => (
  <div className="mx-auto flex w-full max-w-[760px] flex-col gap-6">
    <PageHeading title={copy.title}>{copy.title}</PageHeading>
    <OwnConsultations />
  </div>
);

function OwnConsultations() {
  const query = useInfiniteQuery(ownConsultationsQuery);
  const { data, error, refetch } = query;
  if (!data && error)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={['card', 'card']} />;
  if (data.length === 0) return <EmptyState text={copy.empty} detail={copy.emptyDetail} />;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.map((visit) => (
          <li key={visit.queueId}>
            <Visit visit={visit} />
          </li>
        ))}
      </ul>
      <MoreRows query={query} failed={copy.failed} />
    </>
  );
}

function Visit({ visit }: { visit: OwnConsultation }) {
  const { finishedDate, patient, professional, queueId, reason, specialty } = visit;
  const day = formatDate(finishedDate);
  return (
    <Card
      title={day}
      aside={!patient.isReader && <Chip tone="brand">{copy.patientOf(patient.first_name)}</Chip>}
    >
      <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-end">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <p>{reason ?? copy.withheld}</p>
          <p className="text-ink-2">{`${professional} · ${specialty}`}</p>
        </div>
        <LinkButton
          to={`/paciente/consultas/${queueId}`}
          aria-label={copy.summaryOf(day, professional)}
        >
          {copy.summary}
        </LinkButton>
      </div>
    </Card>
  );
}
