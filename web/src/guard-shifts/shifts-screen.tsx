import { WEEKDAYS } from '@app/contract/catalogs';
import type { Shift } from '@app/contract/guard-shifts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dayNow } from '../lib/server/server-time.ts';
import { useViewer } from '../lib/session/session.ts';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { shiftsCopy as copy } from './guard-shifts.copy.ts';
import { shiftsQuery } from './guard-shifts.queries.ts';
import { ShiftDialog } from './shift-dialog.tsx';

/** The weekly shifts of the guard, a column per day; on a phone, one below the other. */
export function ShiftsScreen() {
  const mayChange = useViewer()?.role === 'MEDICAL_DIRECTOR';
  const { data, error, refetch } = useQuery(shiftsQuery);
  const [opened, setOpened] = useState<Shift | 'new'>();
  if (data === undefined && error)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={['card', 'card']} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-72 text-ink-2">{copy.lead}</p>
        {mayChange && (
          <Button kind="primary" icon={<Plus aria-hidden />} onPress={() => setOpened('new')}>
            {copy.add}
          </Button>
        )}
      </div>
      {data.length === 0 ? (
        <EmptyState text={copy.none} detail={copy.noneDetail} />
      ) : (
        <Week shifts={data} onOpen={mayChange ? setOpened : undefined} />
      )}
      {opened && (
        <ShiftDialog
          shift={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

type WeekProps = {
  shifts: readonly Shift[];
  onOpen: ((shift: Shift) => void) | undefined;
};

const Week = ({ shifts, onOpen }: WeekProps) => (
  <ol
    aria-label={copy.week}
    className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface shadow-1 max-lg:divide-y lg:grid-cols-7 lg:divide-x divide-line"
  >
    {WEEKDAYS.map(({ id, name }) => {
      const ofDay = shifts.filter(({ weekday }) => weekday === id);
      return (
        <li key={id} className="flex min-w-0 flex-col">
          <h3 className="bg-surface-2 px-3 py-2 text-14 font-medium text-ink-2 capitalize">
            {name}
          </h3>
          <ul className="flex flex-col gap-2 p-2">
            {ofDay.length === 0 && <li className="px-1 text-small text-ink-2">{copy.free}</li>}
            {ofDay.map((shift) => (
              <li key={shift.id}>
                <ShiftCard shift={shift} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </li>
      );
    })}
  </ol>
);

const LOOK =
  'flex w-full flex-col gap-0.5 rounded-md border border-brand-100 bg-brand-50 px-2.5 py-2 text-left text-small';

function ShiftCard({ shift, onOpen }: { shift: Shift; onOpen: WeekProps['onOpen'] }) {
  const { professional, specialty } = shift;
  const content = (
    <>
      <span className="font-bold tabular-nums">{hoursOf(shift)}</span>
      <span>{professional}</span>
      <span className="text-ink-2">{[specialty, ...limitsOf(shift)].join(' · ')}</span>
    </>
  );
  if (!onOpen) return <div className={LOOK}>{content}</div>;
  return (
    <button
      type="button"
      className={`${LOOK} cursor-pointer hover:border-brand-700`}
      onClick={() => onOpen(shift)}
    >
      {content}
      <span className="sr-only">{copy.change}</span>
    </button>
  );
}

/** `22:00 a 06:00 del día siguiente`. */
const hoursOf = ({ from, to }: Shift): string =>
  to <= from ? `${from} a ${to} ${copy.nextDay}` : `${from} a ${to}`;

function limitsOf({ validFrom, validUntil, onHolidays }: Shift): string[] {
  const limits: string[] = [];
  if (validFrom > dayNow()) limits.push(copy.fromDay(validFrom));
  if (validUntil !== null) limits.push(copy.until(validUntil));
  if (!onHolidays) limits.push(copy.notOnHolidays);
  return limits;
}
