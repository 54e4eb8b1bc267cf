import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { answerOf, ownEntriesQuery } from '../../../visits/index.ts';
import { useAttendingPlace } from '../../attending-place.ts';
import { elsewhereCopy as copy } from '../../guard-queue.copy.ts';
import { ofTheGuard } from '../../guard-queue.queries.ts';
import { AnsweredElsewhere } from './answered-elsewhere.tsx';

type Props = {
  /** Goes to the waiting room, which rings and opens the call. */
  onCalled: () => void;
};

/**
 * On every other screen of a patient: the place in the line, or the current call. A called patient is taken
 * there, in the window that answers the call.
 */
export function PlaceNotice({ onCalled }: Props) {
  // The socket of the frame keeps it current.
  const { data } = useQuery({
    ...ownEntriesQuery,
    refetchInterval: false,
    select: ofTheGuard,
  });
  const entry = data?.[0];
  const { place, attendHere } = useAttendingPlace(entry);
  const isTaken = place === 'here' && entry !== undefined && answerOf(entry) !== undefined;
  useEffect(() => {
    if (isTaken) onCalled();
  }, [isTaken, onCalled]);
  if (!entry || !place || isTaken) return null;
  if (place !== 'here') {
    const attend = () => {
      attendHere();
      onCalled();
    };
    return <AnsweredElsewhere entry={entry} place={place} onAttend={attend} />;
  }
  const { text, back } = noticeOf(entry);
  return <Banner action={<LinkButton to="/paciente">{back}</LinkButton>}>{text}</Banner>;
}

const noticeOf = ({ phase, profSpecialty, profesionalName }: QueueEntry) =>
  phase === 'WAITING'
    ? { text: copy.inLine(profSpecialty), back: copy.backToRoom }
    : { text: copy.callGoesOn(profesionalName ?? ''), back: copy.backToCall };
