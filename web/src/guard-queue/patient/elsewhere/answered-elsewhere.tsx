import type { QueueEntry } from '@app/contract/visits';
import { useEffect } from 'react';
import { notifyDesktop } from '../../../lib/device/desktop-notifications.ts';
import { playSound } from '../../../lib/device/sounds.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { AttendingPlace } from '../../attending-place.ts';
import { elsewhereCopy as copy, waitingCopy } from '../../guard-queue.copy.ts';

/** The other one answers within a second, unless it is off or without a network. */
const UNANSWERED_MS = 3_000;

type Props = {
  entry: QueueEntry;
  place: Exclude<AttendingPlace, 'here'>;
  onAttend: () => void;
};

/** What goes on where the call is answered, and a button to be attended here. */
export function AnsweredElsewhere({ entry, place, onAttend }: Props) {
  const { phase } = entry;
  useEffect(() => {
    if (phase !== 'OFFERED') return;
    const timer = setTimeout(() => {
      playSound('llamada');
      notifyDesktop(waitingCopy.calledTitle(''), { isCall: true });
    }, UNANSWERED_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return (
    <Banner tone="warn" action={<Button onPress={onAttend}>{copy.attendHere[place]}</Button>}>
      {textOf(entry, place)}
    </Banner>
  );
}

function textOf(
  { phase, profSpecialty, profesionalName }: QueueEntry,
  place: Props['place'],
): string {
  if (phase === 'WAITING') return copy.inLineElsewhere(profSpecialty, place);
  const name = profesionalName ?? '';
  return phase === 'OFFERED' || phase === 'ACCEPTED'
    ? copy.calledElsewhere(name, place)
    : copy.callGoesOnElsewhere(name, place);
}
