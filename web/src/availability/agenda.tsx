import type { Availability, Schedule } from '@app/contract/availability';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import { ExceptionsCard } from './exceptions-card.tsx';
import { HolidaysCard } from './holidays-card.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleList } from './schedule-list.tsx';

/** The dialog for opening hours: empty, or with the hours of a row to copy to other days. */
type Opening = { copied?: Schedule };

type Props = {
  title: string;
  availability: Availability;
  /** Whether the viewer manages it. */
  mayChange: boolean;
  /** Who manages it, below the heading. */
  children: ReactNode;
};

/** The weekly hours and the exceptions, with a heading. */
export function Agenda({ title, availability, mayChange, children }: Props) {
  const [opening, setOpening] = useState<Opening>();
  const add = (
    <Button kind="primary" icon={<Plus aria-hidden />} onPress={() => setOpening({})}>
      {copy.add}
    </Button>
  );
  const isEmpty = availability.schedules.length === 0;
  return (
    <>
      <PageHeading
        title={title}
        aside={
          mayChange &&
          !isEmpty && (
            <>
              <span className="flex-1" />
              {add}
            </>
          )
        }
      >
        {title}
      </PageHeading>
      {children}
      {isEmpty ? (
        <EmptyState
          text={copy.empty}
          {...(mayChange && { detail: copy.emptyDetail, action: add })}
          illustration="calm"
        />
      ) : (
        <ScheduleList
          schedules={availability.schedules}
          mayChange={mayChange}
          onCopy={(schedule) => setOpening({ copied: schedule })}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <ExceptionsCard availability={availability} mayChange={mayChange} />
        <HolidaysCard availability={availability} mayChange={mayChange} />
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
