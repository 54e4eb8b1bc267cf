import type { Availability, Schedule } from '@app/contract/availability';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import { availabilityQuery } from './availability.queries.ts';
import { ExceptionsCard } from './exceptions-card.tsx';
import { HolidaysCard } from './holidays-card.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleList } from './schedule-list.tsx';

/** `/profesional/disponibilidad`: the hours of the week, and what is different on some days. */
export function AvailabilityScreen() {
  const { data: availability, error, refetch } = useQuery(availabilityQuery);
  return (
    <div className="flex max-w-[1120px] flex-col gap-6">
      {availability ? (
        <Agenda availability={availability} />
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

/** What is being opened: nothing yet, or the hours of a row for other days. */
type Opening = { copied?: Schedule };

function Agenda({ availability }: { availability: Availability }) {
  const [opening, setOpening] = useState<Opening>();
  const isOwn = availability.agenda === 'OFFICE';
  const add = (
    <Button kind="primary" icon={<Plus aria-hidden />} onPress={() => setOpening({})}>
      {copy.add}
    </Button>
  );
  const isEmpty = availability.schedules.length === 0;
  return (
    <>
      <PageHeading
        title={copy.title}
        aside={
          isOwn &&
          !isEmpty && (
            <>
              <span className="flex-1" />
              {add}
            </>
          )
        }
      >
        {copy.title}
      </PageHeading>
      {isOwn ? (
        <p className="max-w-[720px] text-ink-2">{copy.intro}</p>
      ) : (
        <Banner>{copy.staffGuard}</Banner>
      )}
      {isEmpty ? (
        <EmptyState
          text={copy.empty}
          {...(isOwn && { detail: copy.emptyDetail, action: add })}
          illustration="calm"
        />
      ) : (
        <ScheduleList
          schedules={availability.schedules}
          isOwn={isOwn}
          onCopy={(schedule) => setOpening({ copied: schedule })}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <ExceptionsCard exceptions={availability.exceptions} isOwn={isOwn} />
        <HolidaysCard availability={availability} isOwn={isOwn} />
      </div>
      {opening && (
        <ScheduleDialog
          availability={availability}
          copied={opening.copied}
          onClose={() => setOpening(undefined)}
        />
      )}
    </>
  );
}
