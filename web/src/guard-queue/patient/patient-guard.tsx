import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Acting, ownEntriesQuery, UnrecordedVisits, useLiveLine } from '../../visits/index.ts';
import { useAttendingPlace } from '../attending-place.ts';
import { waitingCopy as copy } from '../guard-queue.copy.ts';
import { ofTheGuard } from '../guard-queue.queries.ts';
import { CalledCard, type CallPreviewSlot } from './called-card.tsx';
import { AnsweredElsewhere } from './elsewhere/answered-elsewhere.tsx';
import { answersOf, type JoinAnswers, NOTHING_YET } from './joining/join-answers.ts';
import type { JoinSlots } from './joining/join-slots.ts';
import { MissedLoss } from './missed-loss.tsx';
import { PatientHome } from './patient-home.tsx';
import { type LostPlace, useLostPlace, wasRemoved } from './use-lost-place.ts';
import { useWayBack } from './use-way-back.ts';
import { type PushOfferSlot, type TriedEquipment, WaitingRoom } from './waiting-room.tsx';

// The home loads before the flow that its button opens.
const JoinFlow = lazy(async () => ({
  default: (await import('./joining/join-flow-chunk.tsx')).JoinFlow,
}));

type Props = {
  slots: JoinSlots & {
    equipmentButton: ReactNode;
    pushOffer: PushOfferSlot;
    callPreview: CallPreviewSlot;
  };
  homeSide: ReactNode;
  /** Below the join button; on a phone, after the content beside it. */
  homeBelow: ReactNode;
  isJoining: boolean;
  equipment: TriedEquipment;
  onJoin: () => void;
  onHome: () => void;
  /** Opens the call of an entry, with the camera or without. */
  onEnter: (queueId: string, wanted: { camera: boolean }) => void;
  /** Frame by place: with bars at home, without while joining and waiting. */
  frame: (place: 'home' | 'queue', content: ReactNode, strip?: ReactNode) => ReactNode;
};

/** The patient's side of the guard: home, joining, waiting room and the start of a call. */
export function PatientGuard(props: Props) {
  const { slots, isJoining, frame, onHome } = props;
  const viewer = useViewer();
  useLiveLine(viewer);
  const [answered, setAnswered] = useState<JoinAnswers>();
  const [strip, setStrip] = useState<Element | null>(null);
  const own = useQuery({ ...ownEntriesQuery, select: ofTheGuard });
  const loss = useLostPlace(own.data);
  const [entry] = own.data ?? [];
  const { place, attendHere } = useAttendingPlace(entry);

  const isOnTheWay = isJoining && entry !== undefined;
  useEffect(() => {
    // Joining ends once there is a place, whether the answer, a push or another tab reports it.
    if (!isOnTheWay) return;
    setAnswered(undefined);
    onHome();
  }, [isOnTheWay, onHome]);

  if (own.isPending || !place) return frame('home', <Skeleton />);
  // A call that is answered elsewhere is told above the home, by the frame.
  if (entry && (place === 'here' || entry.phase === 'WAITING')) {
    return frame(
      'queue',
      <>
        {place !== 'here' && (
          <AnsweredElsewhere entry={entry} place={place} onAttend={attendHere} />
        )}
        <InLine {...props} entry={entry} onLeaving={loss.leaving} />
      </>,
      <Acting entry={entry} />,
    );
  }
  const leaveFor = (next: () => void, kept?: JoinAnswers) => () => {
    loss.forget();
    setAnswered(kept);
    next();
  };
  if (isJoining && !loss.lost) {
    return frame(
      'queue',
      <Suspense fallback={<Skeleton />}>
        <JoinFlow
          slots={slots}
          answered={answered}
          strip={strip}
          onCancel={leaveFor(onHome)}
          onReason={(reason) => setAnswered({ ...NOTHING_YET, reason })}
        />
      </Suspense>,
      <div ref={setStrip} />,
    );
  }
  return frame('home', <AtHome {...props} loss={loss} leaveFor={leaveFor} />);
}

type AtHomeProps = Pick<Props, 'onJoin' | 'onHome' | 'homeSide' | 'homeBelow'> & {
  loss: ReturnType<typeof useLostPlace>;
  leaveFor: (next: () => void, kept?: JoinAnswers) => () => void;
};

/** The home, with the notice of a lost place. */
function AtHome({ onJoin, onHome, homeSide, homeBelow, loss, leaveFor }: AtHomeProps) {
  const { lost, missed, dismiss } = loss;
  const { goBack, isPending } = useWayBack(
    ({ entry }) => leaveFor(onJoin, answersOf(entry))(),
    loss.forget,
  );
  return (
    <>
      {missed && (
        <MissedLoss
          entry={missed}
          isReturning={isPending}
          onBackToQueue={() =>
            goBack({ why: wasRemoved(missed) ? 'clinic' : 'inactivity', entry: missed })
          }
          onDismiss={() => dismiss(missed.queueId)}
        />
      )}
      <UnrecordedVisits />
      <PatientHome onStart={onJoin} side={homeSide} below={homeBelow} />
      <InactivityDialog
        lost={lost}
        onClose={() => {
          if (lost && lost.why !== 'professional') dismiss(lost.entry.queueId);
          leaveFor(onHome)();
        }}
        isReturning={isPending}
        onBackToQueue={() => lost && goBack(lost)}
      />
    </>
  );
}

type InLineProps = Pick<Props, 'slots' | 'equipment' | 'onEnter'> & {
  entry: QueueEntry;
  onLeaving: (isLeaving: boolean) => void;
};

function InLine({ entry, slots, equipment, onEnter, onLeaving }: InLineProps) {
  const isCalled = entry.phase !== 'WAITING';
  return (
    <>
      <WaitingRoom
        entry={entry}
        equipment={equipment}
        equipmentButton={slots.equipmentButton}
        pushOffer={slots.pushOffer}
        onLeaving={onLeaving}
      />
      {isCalled && (
        <CalledCard
          key={entry.professionalId}
          entry={entry}
          preview={slots.callPreview}
          wantsCamera={equipment.camera}
          onEnter={(wanted) => onEnter(entry.queueId, wanted)}
        />
      )}
    </>
  );
}

type DialogProps = {
  lost: LostPlace | undefined;
  isReturning: boolean;
  onClose: () => void;
  onBackToQueue: () => void;
};

/** Explains why the place was lost, and offers the way back. */
const InactivityDialog = ({ lost, isReturning, onClose, onBackToQueue }: DialogProps) => (
  <Dialog
    title={lost?.why === 'clinic' ? copy.removedTitle : copy.inactivityTitle}
    isOpen={lost !== undefined}
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>{copy.close}</Button>
        <Button kind="primary" autoFocus isPending={isReturning} onPress={onBackToQueue}>
          {copy.backToQueue}
        </Button>
      </>
    }
  >
    <p>{lost && whyText(lost)}</p>
  </Dialog>
);

function whyText({ why, entry }: LostPlace): string {
  if (why === 'professional') return copy.cancelledByProfessional;
  if (why === 'clinic') return copy.removed(entry.closedReason ?? '');
  return entry.paidPrivately ? copy.inactivityPaid : copy.inactivity;
}
