import { RELOAD_SPINNER_MS } from '@app/contract/guard-queue';
import type { QueueEntry } from '@app/contract/visits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, RefreshCw } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useFocusKept } from '../../lib/page.ts';
import { profileQuery } from '../../lib/readings/profile.queries.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ownEntriesQuery, useCommand, useVisitEvents } from '../../visits/index.ts';
import { gridCopy as copy, guardProblemText } from '../guard-queue.copy.ts';
import { waitingQuery } from '../guard-queue.queries.ts';
import { CallingDialog } from './calling-dialog.tsx';
import { LicenceNotices, type LicenceStanding, licenceStanding } from './licence-notices.tsx';
import { OffDuty } from './off-duty.tsx';
import { PendingConsultations } from './pending-consultations.tsx';
import { useGuardActions } from './use-guard-actions.ts';
import { useSoundChoice } from './use-sound-choice.ts';
import { WaitingList } from './waiting-list.tsx';

type Props = {
  isOnDuty: boolean;
  /** Duty switch, from another capability. */
  dutyButton: ReactNode;
  /** Checks camera and microphone first, from another capability. */
  beforeCall: (goOn: () => void) => void;
  /** Opens the workspace of an entry. */
  onAttend: (queueId: string) => void;
  doorsOf: (entry: QueueEntry) => ReactNode;
  /** Text of today's next appointment, from another capability; null if the professional has no agenda. */
  nextAppointment: ReactNode;
};

/** The professional's home: the line of the first specialty, calling one patient at a time. */
export function ProfessionalGuard(props: Props) {
  const profile = useQuery(profileQuery);
  const practice = profile.data?.professional_dto;
  const specialty = practice?.specialties[0];
  if (profile.isPending) return <Skeleton />;
  if (profile.error || !practice || !specialty) {
    return (
      <ErrorState text={copy.failed} error={profile.error} onRetry={() => void profile.refetch()} />
    );
  }
  const standing = licenceStanding(practice);
  return (
    <Line
      {...props}
      specialty={specialty}
      isOnDuty={props.isOnDuty && !standing.isExpired}
      standing={standing}
    />
  );
}

type LineProps = Props & { specialty: { id: number; name: string }; standing: LicenceStanding };

function Line({ specialty, isOnDuty, standing, onAttend, ...props }: LineProps) {
  const line = useQuery(waitingQuery(specialty.id, isOnDuty));
  const waiting = isOnDuty ? (line.data ?? []) : [];
  const sound = useSoundChoice();
  useFocusKept(String(isOnDuty));
  const { calling, call } = useClaim(onAttend, props.beforeCall);
  useGuardActions({
    waiting,
    closedReason: isOnDuty ? undefined : (standing.closedReason ?? copy.offDuty),
    sound,
    onCall: call,
  });
  return (
    <>
      <PageHeading
        title={copy.title}
        aside={
          <>
            <Chip tone="brand" isLive>
              {copy.waiting(waiting.length)}
            </Chip>
            <span className="flex-1" />
            <Button
              icon={<BellRing aria-hidden />}
              aria-pressed={sound.isOn}
              onPress={sound.toggle}
            >
              {sound.isOn ? copy.soundOn : copy.soundOff}
            </Button>
            <Reload />
          </>
        }
      >
        {specialty.name}
      </PageHeading>
      <LicenceNotices {...standing} />
      <PendingConsultations onAttend={onAttend} calling={calling} />
      {isOnDuty ? (
        <WaitingList {...props} specialtyId={specialty.id} onCall={call} onAttend={onAttend} />
      ) : (
        <OffDuty closedReason={standing.closedReason} dutyButton={props.dutyButton} />
      )}
      {calling && <CallingDialog entry={calling} />}
    </>
  );
}

/** One call at a time: claims a patient, follows the answer, and opens the video when it starts. */
function useClaim(onAttend: Props['onAttend'], beforeCall: Props['beforeCall']) {
  const own = useQuery(ownEntriesQuery);
  const command = useCommand();
  useVisitEvents(
    useCallback(({ command: pushed, entry }) => {
      if (pushed === 'PatientTimeoutCancel' && entry.claimEpoch !== null)
        toast.warning(copy.cancelled);
    }, []),
  );
  // An appointment waits for its patient in the agenda.
  const claim = own.data?.find(
    ({ origin, phase }) => origin === 'GUARD' && (phase === 'OFFERED' || phase === 'ACCEPTED'),
  );
  const started = own.data?.find(({ phase }) => phase === 'IN_CALL');
  // Whom this window called: another one of the professional may be unattended, and does not open the call.
  const [calledId, setCalledId] = useState('');
  const opening = started?.queueId === calledId ? started : undefined;
  useEffect(() => {
    if (opening) onAttend(opening.queueId);
  }, [opening, onAttend]);

  const call = ({ queueId }: QueueEntry) =>
    beforeCall(() => {
      setCalledId(queueId);
      command.mutate(
        { queueId, command: 'SetProfessional', status: 'STARTED' },
        { onError: (error) => toast.error(guardProblemText(problemCode(error))) },
      );
    });
  // The dialog stays until the call opens.
  return { calling: claim ?? opening, call };
}

/** Refreshes the grid, with a minimum time for the spinner. */
function Reload() {
  const queries = useQueryClient();
  const [isSpinning, setIsSpinning] = useState(false);
  useEffect(() => {
    if (!isSpinning) return;
    const timer = setTimeout(() => setIsSpinning(false), RELOAD_SPINNER_MS);
    return () => clearTimeout(timer);
  }, [isSpinning]);
  return (
    <Button
      icon={<RefreshCw aria-hidden />}
      isPending={isSpinning}
      onPress={() => {
        setIsSpinning(true);
        void queries.invalidateQueries({ queryKey: ['guard-queue'] });
      }}
    >
      {copy.reload}
    </Button>
  );
}
