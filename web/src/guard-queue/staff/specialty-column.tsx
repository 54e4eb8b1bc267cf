import type { LiveSpecialty } from '@app/contract/guard-queue';
import { MINUTE_MS } from '@app/contract/kernel';
import {
  ArrowRightLeft,
  CircleCheck,
  MessageSquare,
  Power,
  TriangleAlert,
  UserMinus,
  WifiOff,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { UNHURRIED_MS, useNow } from '../../lib/use-now.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { formatTime } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { Act } from './act-dialog.tsx';
import { liveCopy as copy } from './live-guard.copy.ts';

type Props = { specialty: LiveSpecialty; mayAct: boolean; onAct: (act: Act) => void };

/** One specialty of the guard: alerts, who waits, who attends whom, who is on duty. */
export function SpecialtyColumn({ specialty, mayAct, onAct }: Props) {
  const { name, waiting, attended, onDuty, alerts } = specialty;
  const now = useNow(UNHURRIED_MS);
  const since = (when: string) =>
    copy.for(Math.max(0, Math.floor((now - Date.parse(when)) / MINUTE_MS)));
  return (
    <Card
      title={name}
      aside={waiting.length > 0 && <Chip tone="brand">{copy.waitingCount(waiting.length)}</Chip>}
    >
      {alerts.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {alerts.map((alert) => (
            <li key={alert}>
              <Chip tone="warn" icon={<TriangleAlert aria-hidden size={18} />}>
                {copy.alerts[alert]}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Group title={copy.waiting} empty={copy.nobodyWaits}>
        {waiting.map(({ queueId, patient, position, since: when }) => (
          <Line
            key={queueId}
            name={`${position}. ${patient}`}
            detail={since(when)}
            acts={<WaitingActs id={queueId} name={patient} {...{ specialty, mayAct, onAct }} />}
          />
        ))}
      </Group>
      <Group title={copy.attended} empty={copy.nobodyAttended}>
        {attended.map(({ queueId, patient, professional, phase, since: when }) => (
          <Line
            key={queueId}
            name={`${professional} · ${patient}`}
            detail={`${copy.phases[phase]} ${since(when)}`}
          />
        ))}
      </Group>
      <Group title={copy.onDuty} empty={copy.nobodyOnDuty}>
        {onDuty.map((duty) => (
          <Line
            key={duty.accountId}
            name={duty.professional}
            detail={
              <span className="flex flex-wrap items-center gap-2">
                <DutyChip isAway={duty.isAway} />
                {copy.dutySince(formatTime(duty.since))}
              </span>
            }
            acts={
              mayAct && (
                <IconButton
                  label={copy.offOf(duty.professional)}
                  icon={<Power aria-hidden />}
                  onPress={() =>
                    onAct({ kind: 'off', id: duty.accountId, name: duty.professional })
                  }
                />
              )
            }
          />
        ))}
      </Group>
    </Card>
  );
}

type WaitingActsProps = Props & { id: string; name: string };

const WaitingActs = ({ id, name, specialty, mayAct, onAct }: WaitingActsProps) => (
  <>
    <IconButton
      label={copy.messageTo(name)}
      icon={<MessageSquare aria-hidden />}
      onPress={() => onAct({ kind: 'notice', id, name })}
    />
    {mayAct && (
      <>
        <IconButton
          label={copy.moveOf(name)}
          icon={<ArrowRightLeft aria-hidden />}
          onPress={() => onAct({ kind: 'move', id, name, from: specialty.specialtyId })}
        />
        <IconButton
          label={copy.removeOf(name)}
          icon={<UserMinus aria-hidden />}
          onPress={() => onAct({ kind: 'remove', id, name })}
        />
      </>
    )}
  </>
);

const DutyChip = ({ isAway }: { isAway: boolean }) =>
  isAway ? (
    <Chip tone="warn" icon={<WifiOff aria-hidden size={18} />}>
      {copy.isAway}
    </Chip>
  ) : (
    <Chip tone="ok" icon={<CircleCheck aria-hidden size={18} />}>
      {copy.isHere}
    </Chip>
  );

type GroupProps = { title: string; empty: string; children: ReactNode[] };

const Group = ({ title, empty, children }: GroupProps) => (
  <section className="flex flex-col gap-1">
    <h3 className="text-14 font-medium text-ink-2">{title}</h3>
    {children.length === 0 ? (
      <p className="text-small text-ink-2">{empty}</p>
    ) : (
      <ul className="flex flex-col divide-y divide-line">{children}</ul>
    )}
  </section>
);

type LineProps = { name: string; detail: ReactNode; acts?: ReactNode };

const Line = ({ name, detail, acts }: LineProps) => (
  <li className="flex flex-wrap items-center gap-x-3 py-1.5">
    <div className="min-w-0 flex-1 basis-36">
      <p className="font-medium">{name}</p>
      <div className="text-small text-ink-2">{detail}</div>
    </div>
    {acts && <div className="flex flex-wrap gap-1">{acts}</div>}
  </li>
);
