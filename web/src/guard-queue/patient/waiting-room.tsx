import type { QueuePosition } from '@app/contract/guard-queue';
import { MINUTE_MS } from '@app/contract/kernel';
import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { IdCard, Pill, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWakeLock } from '../../lib/device/use-wake-lock.ts';
import { usePage } from '../../lib/page.ts';
import { useOnline } from '../../lib/server/online.ts';
import { inServerTime, serverNow } from '../../lib/server/server-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Steps } from '../../ui/form/steps.tsx';
import { formatOrdinal } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Columns } from '../../ui/layout/screen-layouts.tsx';
import { waitingCopy as copy } from '../guard-queue.copy.ts';
import { positionQuery } from '../guard-queue.queries.ts';
import { CancelConsultation } from './cancel-consultation.tsx';
import { NotifyButton } from './notify-button.tsx';

/** The equipment chosen for the call, and whether the microphone picked up sound in the test. */
export type TriedEquipment = { camera: boolean; isHeard: boolean };

export type PushOfferSlot = (fallback: ReactNode) => ReactNode;

type Props = {
  entry: QueueEntry;
  equipment: TriedEquipment;
  /** Button to test camera and microphone, from another capability. */
  equipmentButton: ReactNode;
  /** Offers push messages while the page is closed, from another capability; otherwise shows the fallback. */
  pushOffer: PushOfferSlot;
  /** Called when the person leaves the queue. */
  onLeaving: (isLeaving: boolean) => void;
};

/** The waiting room: position, next steps and advice. */
export function WaitingRoom({ entry, equipment, equipmentButton, pushOffer, onLeaving }: Props) {
  const { data, dataUpdatedAt } = useQuery(positionQuery(entry.queueId, entry.phase === 'WAITING'));
  const isOnline = useOnline();
  const ordinal = formatOrdinal(data?.position ?? entry.orderNumber ?? 1);
  const heading = usePage({ title: copy.tab(ordinal) });
  useWakeLock();
  return (
    <>
      {!isOnline && data && <Offline graceSeconds={data.graceSeconds} />}
      <Columns
        main={
          <div className="card flex flex-1 flex-col gap-4 rounded-lg border border-line bg-surface p-6 shadow-1">
            <h1 ref={heading} tabIndex={-1}>
              {copy.title}
            </h1>
            <Place ordinal={ordinal} position={data} />
            {data && <Progress entry={entry} position={data} updatedAt={dataUpdatedAt} />}
            <Steps
              label={copy.steps}
              steps={[
                {
                  id: 'equipment',
                  label: copy.equipment(equipment),
                  state: equipment.isHeard ? 'done' : 'todo',
                },
                { id: 'reason', label: copy.reasonSent(entry.reason), state: 'done' },
                {
                  id: 'first',
                  label: copy.waitingFirst,
                  detail: copy.startsAlone,
                  state: 'current',
                },
              ]}
            />
          </div>
        }
        side={
          <>
            <Meanwhile equipmentButton={equipmentButton} pushOffer={pushOffer} />
            <Worse />
            <CancelConsultation entry={entry} onLeaving={onLeaving} />
          </>
        }
      />
    </>
  );
}

function Place({ ordinal, position }: { ordinal: string; position: QueuePosition | undefined }) {
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <p className="text-ink-2">{copy.place}</p>
      <p
        key={ordinal}
        className="animate-appear text-56 leading-none font-[750] text-brand-800 tabular-nums"
        data-testid="position"
      >
        {ordinal}
      </p>
      <p role="status" aria-atomic="true" className="sr-only">
        {copy.moving(ordinal)}
      </p>
      <div className="min-h-[2lh]">
        {position?.wait && position.position === 1 && (
          <p className="text-20 font-bold text-brand-800">{copy.youAreNext}</p>
        )}
        {position && (
          <p className="font-bold">{position.wait ? copy.wait(position.wait) : copy.nobody}</p>
        )}
      </div>
    </div>
  );
}

type ProgressProps = { entry: QueueEntry; position: QueuePosition; updatedAt: number };

/** Elapsed part of the expected wait for patients who are not next, its age, and the grace period. */
function Progress({ entry, position, updatedAt }: ProgressProps) {
  const now = useNow();
  const { wait, graceSeconds } = position;
  const waited = Math.max(0, now - Date.parse(entry.createdDate));
  return (
    <>
      {wait && position.position > 1 && (
        <ProgressBar
          label={copy.progress}
          value={(100 * waited) / (waited + wait.to * MINUTE_MS)}
          valueText={copy.wait(wait)}
        />
      )}
      <p className="text-16 text-ink-2">
        <span>{copy.updated(Math.floor((now - inServerTime(updatedAt)) / MINUTE_MS))}</span>{' '}
        <span>{copy.grace(graceSeconds)}</span>
      </p>
    </>
  );
}

/** Grace period without a network, and what follows it; its seconds are not announced to screen readers. */
function Offline({ graceSeconds }: Pick<QueuePosition, 'graceSeconds'>) {
  const [since] = useState(serverNow);
  const left = graceSeconds - Math.floor((useNow() - since) / 1000);
  return (
    <div data-tells-offline>
      <Banner tone="warn">
        {left > 0 ? copy.offline : copy.offlineLong}{' '}
        {left > 0 && <strong aria-hidden>{copy.offlineLeft(left)}</strong>}
      </Banner>
    </div>
  );
}

const TIP_ICONS = [IdCard, Pill, Sun] as const;

const Meanwhile = ({
  equipmentButton,
  pushOffer,
}: Pick<Props, 'equipmentButton' | 'pushOffer'>) => (
  <Card title={copy.meanwhile}>
    <ul className="flex flex-col gap-3">
      {copy.tips.map((tip, index) => {
        const Icon = TIP_ICONS[index] ?? Sun;
        return (
          <li key={tip} className="flex items-center gap-3">
            <Icon aria-hidden className="flex-none" />
            {tip}
          </li>
        );
      })}
    </ul>
    {equipmentButton}
    {pushOffer(<NotifyButton words={copy} />)}
  </Card>
);

const Worse = () => (
  <Card title={copy.worse} tone="danger">
    <p>{copy.worseDetail}</p>
    <div className="flex flex-wrap gap-3">
      <LinkButton href="tel:107" kind="danger">
        {copy.call107}
      </LinkButton>
      <LinkButton href="tel:911">911</LinkButton>
    </div>
  </Card>
);
