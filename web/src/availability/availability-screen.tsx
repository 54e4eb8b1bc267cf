import { useQuery } from '@tanstack/react-query';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Agenda } from './agenda.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import { availabilityQuery } from './availability.queries.ts';

/** `/profesional/disponibilidad`: weekly hours, and exceptions. */
export function AvailabilityScreen() {
  const { data: availability, error, refetch } = useQuery(availabilityQuery());
  const isOwn = availability?.agenda === 'OFFICE';
  return (
    <div className="flex max-w-[1120px] flex-col gap-6">
      {availability ? (
        <Agenda title={copy.title} availability={availability} mayChange={isOwn}>
          {isOwn ? (
            <p className="max-w-[720px] text-ink-2">{copy.intro}</p>
          ) : (
            <Banner>{copy.staffGuard}</Banner>
          )}
        </Agenda>
      ) : (
        <>
          <PageHeading title={copy.title}>{copy.title}</PageHeading>
          {error ? (
            <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={['text', 'card', 'card']} />
          )}
        </>
      )}
    </div>
  );
}
