import type { QueueEntry } from '@app/contract/guard-queue';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useViewer } from '../lib/session.ts';
import { ActingBanner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CalledCard } from './called-card.tsx';
import { waitingCopy as copy } from './guard-queue.copy.ts';
import { ownEntriesQuery, useLiveLine } from './guard-queue.queries.ts';
import { JoinFlow, type JoinSlots } from './join-flow.tsx';
import { answersOf, type JoinAnswers } from './join-questions.tsx';
import { MissedLoss } from './missed-loss.tsx';
import { PatientHome } from './patient-home.tsx';
import { type LostPlace, useLostPlace } from './use-lost-place.ts';
import { WaitingRoom } from './waiting-room.tsx';

type Props = {
  slots: JoinSlots & { equipmentButton: ReactNode };
  homeSide: ReactNode;
  isJoining: boolean;
  onJoin: () => void;
  onHome: () => void;
  /** Opens the call of an entry. */
  onEnter: (queueId: string) => void;
  /** The frame of each place: with bars at home, bare on the way and in the queue, below a strip. */
  frame: (place: 'home' | 'queue', content: ReactNode, strip?: ReactNode) => ReactNode;
};

/** The patient's side of the guard: home, the way in, the waiting room and the call that starts. */
export function PatientGuard(props: Props) {
  const { slots, isJoining, frame, onEnter } = props;
  const viewer = useViewer();
  useLiveLine(viewer);
  const [answered, setAnswered] = useState<JoinAnswers>();
  const own = useQuery(ownEntriesQuery);
  const { lost, missed, forget, dismiss, leaving } = useLostPlace(own.data);
  const [entry] = own.data ?? [];
  const enter = useCallback(() => entry && onEnter(entry.queueId), [entry, onEnter]);

  if (own.isPending) return frame('home', <Skeleton />);
  if (entry) {
    const room = <InLine entry={entry} slots={slots} onEnterCall={enter} onLeaving={leaving} />;
    return frame('queue', room, <Acting entry={entry} />);
  }
  const leaveFor = (next: () => void, kept?: JoinAnswers) => () => {
    forget();
    setAnswered(kept);
    next();
  };
  if (isJoining && !lost) {
    const home = leaveFor(props.onHome);
    return frame(
      'queue',
      <JoinFlow slots={slots} answered={answered} onCancel={home} onJoined={home} />,
    );
  }
  return frame(
    'home',
    <>
      {missed && (
        <MissedLoss
          entry={missed}
          onBackToQueue={leaveFor(props.onJoin, answersOf(missed))}
          onDismiss={() => dismiss(missed.queueId)}
        />
      )}
      <PatientHome onStart={props.onJoin} side={props.homeSide} />
      <InactivityDialog
        lost={lost}
        onClose={() => {
          if (lost?.why === 'inactivity') dismiss(lost.entry.queueId);
          leaveFor(props.onHome)();
        }}
        onBackToQueue={leaveFor(props.onJoin, lost && answersOf(lost.entry))}
      />
    </>,
  );
}

/** Whose consultation this is, whenever it is not the holder's own. */
const Acting = ({ entry: { isHolder, first_name, last_name } }: { entry: QueueEntry }) =>
  isHolder ? null : <ActingBanner name={`${first_name} ${last_name}`} />;

type InLineProps = Pick<Props, 'slots'> & {
  entry: QueueEntry;
  onEnterCall: () => void;
  onLeaving: (isLeaving: boolean) => void;
};

function InLine({ entry, slots, onEnterCall, onLeaving }: InLineProps) {
  const isCalled = entry.phase !== 'WAITING';
  return (
    <>
      <WaitingRoom entry={entry} equipmentButton={slots.equipmentButton} onLeaving={onLeaving} />
      {isCalled && <CalledCard key={entry.professionalId} entry={entry} onEnter={onEnterCall} />}
    </>
  );
}

type DialogProps = { lost: LostPlace | undefined; onClose: () => void; onBackToQueue: () => void };

/** Says why the place was lost, and offers the way back with everything kept. */
const InactivityDialog = ({ lost, onClose, onBackToQueue }: DialogProps) => (
  <Dialog
    title={copy.inactivityTitle}
    isOpen={lost !== undefined}
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
    <p>{lost?.why === 'professional' ? copy.cancelledByProfessional : copy.inactivity}</p>
  </Dialog>
);
