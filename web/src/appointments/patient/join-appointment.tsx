import type { Appointment } from '@app/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { countOf } from '../../ui/format.ts';
import { whenText } from '../appointment-when.ts';
import { joinCopy as copy, listCopy } from './patient-appointments.copy.ts';
import { consultationQuery, roomQuery } from './patient-appointments.queries.ts';
import { useEntering } from './use-entering.ts';

/** Components of other capabilities for an appointment's waiting room. */
export type Room = {
  /** Tests connection, camera and microphone. */
  equipment: ReactNode;
  /** Pays an appointment in private hours in advance, or shows the state of its payment. */
  payment: (appointment: Appointment) => ReactNode;
  /** Opens the call of a consultation. */
  onEnter: (consultationId: string) => void;
};

type Props = { appointment: Appointment; secondsLeft: number; room: Room };

/**
 * An appointment's waiting room, within its window: reports the patient's presence, and enters once the
 * consultation has started.
 */
export function JoinAppointment({ appointment, secondsLeft, room }: Props) {
  const { isSuccess: isTold } = useQuery(roomQuery(appointment));
  return (
    <>
      <Countdown secondsLeft={secondsLeft} />
      <EnterButton appointment={appointment} onEnter={room.onEnter} />
      {isTold && <p role="status">{copy.told}</p>}
      {room.equipment}
    </>
  );
}

/** Not announced to screen readers, since a number each second would disturb. */
const Countdown = ({ secondsLeft }: { secondsLeft: number }) =>
  secondsLeft > 0 ? (
    <p role="timer" aria-live="off">
      {copy.startsIn} <strong>{leftText(secondsLeft)}</strong>
    </p>
  ) : (
    <p>{copy.isTime}</p>
  );

/** In words, since `11:55` looks like a time of day. */
const leftText = (seconds: number): string =>
  seconds >= 60
    ? countOf(Math.ceil(seconds / 60), 'minuto', 'minutos')
    : countOf(seconds, 'segundo', 'segundos');

type EnterProps = { appointment: Appointment; onEnter: Room['onEnter'] };

/** The camera button, enabled once the consultation exists. */
export function EnterButton({ appointment, onEnter }: EnterProps) {
  const { data, error, isLoadingError, refetch } = useQuery(consultationQuery(appointment));
  const { isEntering, enter } = useEntering(onEnter);
  const { aliasOrFullName } = appointment.professional_dto;
  if (isLoadingError) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Button
      kind="primary"
      isWide
      icon={<Video aria-hidden />}
      isPending={isEntering}
      disabledReason={data ? null : copy.notBegun(aliasOrFullName)}
      isReasonShown
      aria-label={`${copy.enter}: ${listCopy.row(whenText(appointment), aliasOrFullName)}`}
      onPress={() => data && enter(data)}
    >
      {copy.enter}
    </Button>
  );
}
