import type { ConsultationSummary } from '@app/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { profileQuery } from '../../lib/readings/profile.queries.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LetterHead } from '../../ui/layout/letter.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { summaryCopy as copy } from '../clinical-history.copy.ts';
import { NOT_STORED_YET, summaryQuery } from '../clinical-history.queries.ts';
import { type Corrected, nameOf, SummarySheet } from './summary-sheet.tsx';

type Props = Pick<Corrected, 'correction'> & {
  /** The rating of a visit. */
  rating: (visitId: string) => ReactNode;
};

/** `/paciente/consultas/:queueId`: the summary of a visit, without what the holder may not read. */
export function SummaryScreen({ correction, rating }: Props) {
  const { queueId = '' } = useParams();
  const { data, error, refetch } = useQuery(summaryQuery(queueId));
  const title = useTitle(data, error);
  return (
    <div className="mx-auto flex w-full max-w-[760px] flex-col gap-6">
      {data && <LetterHead about={nameOf(data)} />}
      <PageHeading
        title={title}
        aside={
          <span className="ml-auto print:hidden">
            {data && (
              <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
                {copy.print}
              </Button>
            )}
          </span>
        }
      >
        {title}
      </PageHeading>
      {error && <NotShown error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={['card', 'card']} />}
      {!error && data && <SummarySheet summary={data} queueId={queueId} correction={correction} />}
      {!error && data?.may_rate && rating(queueId)}
    </div>
  );
}

/** With the patient's name, if the visit was not the viewer's own. */
function useTitle(summary: ConsultationSummary | undefined, error: unknown): string {
  const { data: reader } = useQuery(profileQuery);
  if (isUnknown(error)) return copy.notFound;
  const patient = summary?.patient;
  if (!patient || !reader || patient.id === reader.id) return copy.title;
  return copy.titleOf(patient.first_name);
}

/** Not a visit of the viewer: somebody else's, unknown, or a malformed id. */
const isUnknown = (error: unknown): boolean =>
  ['consultations.not-found', 'request.invalid'].includes(problemCode(error));

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const toNotifications = <LinkButton to="/notificaciones">{copy.toNotifications}</LinkButton>;
  if (problemCode(error) === NOT_STORED_YET) {
    return (
      <div role="status">
        <EmptyState text={copy.notYet} detail={copy.notYetDetail} action={toNotifications} />
      </div>
    );
  }
  if (isUnknown(error)) {
    return (
      <>
        <p>{copy.notFoundDetail}</p>
        <span>{toNotifications}</span>
      </>
    );
  }
  return <ErrorState text={copy.failed} error={error} onRetry={onRetry} />;
}
