import type { QueueEntry } from '@app/contract/guard-queue';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useViewer } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { CalledCard } from './called-card.tsx';
import { waitingCopy as copy } from './guard-queue.copy.ts';
import { ownEntriesQuery, useLiveLine, useQueuePushes } from './guard-queue.queries.ts';
import { JoinFlow, type JoinSlots } from './join-flow.tsx';
import { PatientHome } from './patient-home.tsx';
import { WaitingRoom } from './waiting-room.tsx';

type Props = {
  slots: JoinSlots & { equipmentButton: ReactNode };
  homeSide: ReactNode;
  isJoining: boolean;
  onJoin: () => void;
  onHome: () => void;
  /** Opens the call of an entry. */
  onEnter: (queueId: string) => void;
  /** The frame of each place: with bars at home, bare on the way and in the queue. */
  frame: (place: 'home' | 'queue', content: ReactNode) => ReactNode;
};

/** Why a place was lost, for the dialog that says so. */
type Loss = 'inactivity' | 'professional';

const IN_LINE = ['WAITING', 'OFFERED', 'ACCEPTED'];

/** The patient's side of the guard: home, the way in, the waiting room and the call that starts. */
export function PatientGuard(props: Props) {
  const { slots, isJoining, frame, onEnter } = props;
  const viewer = useViewer();
  useLiveLine(viewer);
  const [loss, setLoss] = useState<Loss>();
  const own = useQuery(ownEntriesQuery);
  useQueuePushes(
    useCallback((command, entry) => {
      const lost = lossOf(command, entry);
      if (lost) setLoss(lost);
    }, []),
  );
  const [entry] = own.data ?? [];
  const enter = useCallback(() => entry && onEnter(entry.queueId), [entry, onEnter]);

  if (own.isPending) return frame('home', <Skeleton />);
  if (entry) return frame('queue', <InLine entry={entry} {...props} onEnterCall={enter} />);
  if (isJoining && !loss)
    return frame(
      'queue',
      <JoinFlow slots={slots} onCancel={props.onHome} onJoined={props.onHome} />,
    );
  return frame(
    'home',
    <>
      <PatientHome onStart={props.onJoin} side={props.homeSide} />
      <InactivityDialog
        loss={loss}
        onClose={() => {
          setLoss(undefined);
          props.onHome();
        }}
        onBackToQueue={() => {
          setLoss(undefined);
          props.onJoin();
        }}
      />
    </>,
  );
}

type InLineProps = Pick<Props, 'slots'> & {
  entry: QueueEntry;
  onEnterCall: () => void;
};

function InLine({ entry, slots, onEnterCall }: InLineProps) {
  const isCalled = entry.phase !== 'WAITING';
  return (
    <>
      <WaitingRoom entry={entry} equipmentButton={slots.equipmentButton} />
      {isCalled && <CalledCard key={entry.professionalId} entry={entry} onEnter={onEnterCall} />}
    </>
  );
}

/** What a push means to a patient who was in line. */
function lossOf(command: string, entry: QueueEntry): Loss | undefined {
  if (command === 'Release') toast.info(copy.released);
  if (IN_LINE.includes(entry.phase)) return undefined;
  if (command === 'PatientTimeoutCancel' || command === 'ProfessionalTimeoutCancel')
    return 'inactivity';
  return command === 'ProfessionalCancel' || command === 'NoPatient' ? 'professional' : undefined;
}

type DialogProps = { loss: Loss | undefined; onClose: () => void; onBackToQueue: () => void };

/** Says why the place was lost, and offers the way back with everything kept. */
const InactivityDialog = ({ loss, onClose, onBackToQueue }: DialogProps) => (
  <Dialog
    title={copy.inactivityTitle}
    isOpen={loss !== undefined}
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>{copy.close}</Button>
        <Button kind="primary" autoFocus onPress={onBackToQueue}>
          {copy.backToQueue}
        </Button>
      </>
    }
  >
    <p>{loss === 'professional' ? copy.cancelledByProfessional : copy.inactivity}</p>
  </Dialog>
);
