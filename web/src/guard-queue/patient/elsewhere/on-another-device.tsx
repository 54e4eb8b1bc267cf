import type { QueueEntry } from '@app/contract/visits';
import { useEffect } from 'react';
import { notifyDesktop } from '../../../lib/device/desktop-notifications.ts';
import { playSound } from '../../../lib/device/sounds.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { elsewhereCopy as copy, waitingCopy } from '../../guard-queue.copy.ts';

/** The other device answers within a second, unless it is off or without a network. */
const UNANSWERED_MS = 3_000;

type Props = { entry: QueueEntry; onAttend: () => void };

/** What goes on on the device that asked for the guard, and a button to be attended on this one. */
export function OnAnotherDevice({ entry, onAttend }: Props) {
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
    <Banner tone="warn" action={<Button onPress={onAttend}>{copy.attendHere}</Button>}>
      {textOf(entry)}
    </Banner>
  );
}

function textOf({ phase, profSpecialty, profesionalName }: QueueEntry): string {
  if (phase === 'WAITING') return copy.inLineElsewhere(profSpecialty);
  const name = profesionalName ?? '';
  return phase === 'OFFERED' || phase === 'ACCEPTED'
    ? copy.calledElsewhere(name)
    : copy.callGoesOnElsewhere(name);
}
