import { CALL_DELAY_MS, type QueueEntry } from '@app/contract/guard-queue';
import { useEffect, useRef, useState } from 'react';
import { notifyDesktop } from '../lib/desktop-notifications.ts';
import { photoAddress } from '../lib/photo-address.ts';
import { playSound } from '../lib/sounds.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { waitingCopy as copy } from './guard-queue.copy.ts';
import { useCommand } from './guard-queue.queries.ts';

type Props = {
  entry: QueueEntry;
  /** The call has started and may be entered. */
  onEnter: () => void;
};

/** A call that has started, or that the network broke off. */
const MAY_ENTER: readonly QueueEntry['phase'][] = ['IN_CALL', 'WRAP_UP'];

/** Who calls, and three seconds to get ready: the answer is given by itself (C 4). */
export function CalledCard({ entry, onEnter }: Props) {
  const seconds = useAutomaticAnswer(entry, onEnter);
  const mayEnter = MAY_ENTER.includes(entry.phase);
  const [, firstName = '', lastName = ''] = (entry.profesionalName ?? '').split(' ');
  return (
    <Dialog title={copy.calledTitle(entry.profesionalName ?? '')} isAlert isOpen onClose={() => {}}>
      <div className="flex items-center gap-4">
        <Avatar
          id={entry.professionalId ?? ''}
          firstName={firstName}
          lastName={lastName}
          photo={photoAddress(entry.profImage)}
          size="large"
        />
        <p>{copy.calledBy(entry.profSpecialty, entry.professionalLicence ?? '')}</p>
      </div>
      <p className="text-24 font-bold" aria-hidden>
        {copy.starting(seconds)}
      </p>
      <Button
        kind="primary"
        autoFocus
        isWide
        onPress={onEnter}
        disabledReason={mayEnter ? undefined : copy.starting(seconds)}
      >
        {copy.enterNow}
      </Button>
    </Dialog>
  );
}

/** Accepts, starts, and counts down to the video. */
function useAutomaticAnswer(entry: QueueEntry, onEnter: () => void): number {
  const command = useCommand();
  const [seconds, setSeconds] = useState(CALL_DELAY_MS / 1000);
  const answered = useRef('');
  const { queueId, phase } = entry;
  const { mutate } = command;

  useEffect(() => {
    const answer = phase === 'OFFERED' ? 'Accept' : phase === 'ACCEPTED' ? 'Start' : undefined;
    const key = `${queueId} ${entry.professionalId} ${answer}`;
    if (!answer || answered.current === key) return;
    answered.current = key;
    if (answer === 'Accept') {
      playSound('llamada');
      notifyDesktop(copy.calledTitle(''));
    }
    mutate({ queueId, command: answer });
  }, [queueId, phase, entry.professionalId, mutate]);

  useEffect(() => {
    if (!MAY_ENTER.includes(phase)) return;
    if (seconds === 0) return onEnter();
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [phase, seconds, onEnter]);

  return seconds;
}
