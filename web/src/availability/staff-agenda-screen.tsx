import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { problemCode } from '../lib/server/problem-error.ts';
import { useViewer } from '../lib/session/session.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Agenda } from './agenda.tsx';
import { staffAgendaCopy as copy } from './availability.copy.ts';
import { availabilityQuery } from './availability.queries.ts';
import { Keeper } from './keeper.tsx';

/** `/admin/personas/:accountId/agenda`: a professional's agenda and who manages it; the director changes it. */
export function StaffAgendaScreen() {
  const { accountId = '' } = useParams();
  const { data: availability, error, refetch } = useQuery(availabilityQuery(accountId));
  const isDirector = useViewer()?.role === 'MEDICAL_DIRECTOR';
  return (
    <div className="flex max-w-[1120px] flex-col gap-6">
      <p>
        <Link to={`/admin/personas?ver=${accountId}`}>{copy.back}</Link>
      </p>
      {availability ? (
        <Agenda
          title={copy.of(availability.professional.name)}
          availability={availability}
          mayChange={isDirector && availability.agenda === 'STAFF_GUARD'}
        >
          <Keeper availability={availability} isDirector={isDirector} />
        </Agenda>
      ) : (
        <>
          <PageHeading title={copy.title}>{copy.title}</PageHeading>
          <Unread error={error} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  );
}

function Unread({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <Skeleton lines={['text', 'card', 'card']} />;
  if (problemCode(error) === 'request.not-found') return <EmptyState text={copy.nobody} />;
  return <ErrorState text={copy.failed} error={error} onRetry={onRetry} />;
}
