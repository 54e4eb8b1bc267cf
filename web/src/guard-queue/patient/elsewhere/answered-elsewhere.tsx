import type { QueueEntry } from '@app/contract/visits';
import { useEffect, useState } from 'react';
import { notifyDesktop } from '../../../lib/device/desktop-notifications.ts';
import { playSound } from '../../../lib/device/sounds.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { AttendingPlace } from '../../attending-place.ts';
import { elsewhereCopy as copy, waitingCopy } from '../../guard-queue.copy.ts';

/** The other one answers within a second, unless it is off or without a network; then this one rings on. */
const RINGS_EVERY_MS = 3_000;

type Props = {
  entry: QueueEntry;
  place: Exclude<AttendingPlace, 'here'>;
  onAttend: () => void;
};

/** What goes on where the call is answered, and a button to be attended here. */
export function AnsweredElsewhere({ entry, place, onAttend }: Props) {
  const isUnanswered = useRinging(entry);
  return (
    <Banner tone="warn" action={<Button onPress={onAttend}>{copy.attendHere[place]}</Button>}>
      {isUnanswered
        ? copy.unansweredElsewhere(entry.profesionalName ?? '', place)
        : textOf(entry, place)}
    </Banner>
  );
}

/** Rings while a call is not answered where it was asked for; tells whether it does. */
function useRinging({ queueId, phase, version }: QueueEntry): boolean {
  const call = `${queueId} ${version}`;
  const [unanswered, setUnanswered] = useState('');
  useEffect(() => {
    if (phase !== 'OFFERED') return;
    const timer = setInterval(() => {
      setUnanswered(call);
      playSound('llamada');
      notifyDesktop(waitingCopy.calledTitle(''), { isCall: true });
    }, RINGS_EVERY_MS);
    return () => clearInterval(timer);
  }, [call, phase]);
  return phase === 'OFFERED' && unanswered === call;
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
