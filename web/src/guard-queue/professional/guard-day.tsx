import type { GuardDay as Day } from '@app/contract/guard-queue';
import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notificationSupport } from '../../lib/device/desktop-notifications.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { ownEntriesQuery } from '../../visits/index.ts';
import { gridCopy } from '../guard-queue.copy.ts';
import { guardDayQuery } from '../guard-queue.queries.ts';
import { NotifyButton } from '../patient/notify-button.tsx';
import { dayCopy as copy } from './guard-day.copy.ts';
import { isPending } from './pending-consultations.tsx';
import { useSoundChoice } from './use-sound-choice.ts';
import { hasPressed } from './use-waiting-sound.ts';

type Props = {
  /** Opens the workspace of an entry. */
  onAttend: (queueId: string) => void;
  /** Today's next appointment, from another capability; null if the professional has no agenda. */
  nextAppointment: ReactNode;
};

/**
 * Shown to a professional while nobody waits: the day's figures, who else attends, and how new patients will be
 * announced.
 */
export function GuardDay(props: Props) {
  const day = useQuery(guardDayQuery);
  if (day.isLoadingError)
    return <ErrorState text={copy.failed} error={day.error} onRetry={() => void day.refetch()} />;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:max-lg:*:last:col-span-2 lg:grid-cols-3">
      <Card title={copy.today}>
        {day.data ? <Today {...props} day={day.data} /> : <Skeleton lines={FOUR_LINES} />}
      </Card>
      <Card title={copy.colleagues}>
        {day.data ? <Colleagues {...day.data} /> : <Skeleton lines={FOUR_LINES} />}
      </Card>
      <Device />
    </div>
  );
}

const FOUR_LINES = ['text', 'text', 'text', 'text'] as const;

function Today({ day, nextAppointment, onAttend }: Props & { day: Day }) {
  const { data: own = [] } = useQuery(ownEntriesQuery);
  const { attended, averageWaitMinutes } = day;
  return (
    <DescriptionList
      facts={[
        { term: copy.attended, value: <strong>{copy.patients(attended)}</strong> },
        {
          term: copy.averageWait,
          value: averageWaitMinutes === null ? copy.noWait : copy.minutes(averageWaitMinutes),
        },
        { term: copy.next, value: nextAppointment },
        {
          term: copy.pending,
          value: <Pending pending={own.filter(isPending)} onAttend={onAttend} />,
        },
      ]}
    />
  );
}

type PendingProps = Pick<Props, 'onAttend'> & { pending: readonly QueueEntry[] };

/** How many consultations have no record yet, with a link to the first. */
function Pending({ pending, onAttend }: PendingProps) {
  const [first] = pending;
  if (!first) return copy.noPending;
  return (
    <Button kind="quiet" onPress={() => onAttend(first.queueId)}>
      {copy.pendingOf(pending.length)}
    </Button>
  );
}

function Colleagues({ colleagues, moreColleagues }: Day) {
  if (colleagues.length === 0) return <p className="text-ink-2">{copy.nobodyElse}</p>;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {colleagues.map(({ name, specialty, isBusy }) => (
          <li key={`${name} ${specialty}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-medium">{name}</span>
              <span className="text-small text-ink-2">{specialty}</span>
            </span>
            <Chip tone={isBusy ? 'info' : 'ok'}>{isBusy ? copy.busy : copy.free}</Chip>
          </li>
        ))}
      </ul>
      {moreColleagues > 0 && <p className="text-small text-ink-2">{copy.more(moreColleagues)}</p>}
    </>
  );
}

/** Whether this browser's sound and notifications will announce a patient. */
function Device() {
  const { isOn } = useSoundChoice();
  const soundText = isOn && !hasPressed() ? copy.soundAsleep : copy.soundOn;
  return (
    <Card title={copy.device}>
      <DescriptionList
        facts={[
          { term: copy.sound, value: isOn ? soundText : copy.soundOff },
          {
            term: copy.notices,
            value:
              notificationSupport() === 'mobile' ? copy.mobile : <NotifyButton words={gridCopy} />,
          },
        ]}
      />
    </Card>
  );
}
