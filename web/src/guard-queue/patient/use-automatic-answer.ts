import { CALL_DELAY_MS, type QueueEntry } from '@app/contract/visits';
import { useEffect, useRef, useState } from 'react';
import { notifyDesktop } from '../../lib/device/desktop-notifications.ts';
import { playSound } from '../../lib/device/sounds.ts';
import { isUnanswered } from '../../lib/server/problem-error.ts';
import { answerOf, useCommand } from '../../visits/index.ts';
import { waitingCopy as copy } from '../guard-queue.copy.ts';

/** Whether the call has started, or was interrupted. */
export const mayEnter = ({ phase }: QueueEntry): boolean =>
  phase === 'IN_CALL' || phase === 'WRAP_UP';

type Options = {
  entry: QueueEntry;
  /** Skips the countdown. */
  isAtOnce: boolean;
  onEnter: () => void;
};

/** Accepts, starts and counts down to the video; returns the seconds left. */
export function useAutomaticAnswer({ entry, isAtOnce, onEnter }: Options): number {
  const { mutate } = useCommand();
  const [seconds, setSeconds] = useState(CALL_DELAY_MS / 1000);
  const [lost, setLost] = useState(0);
  const answered = useRef('');
  const enter = useRef(onEnter);
  enter.current = onEnter;
  const { queueId, phase } = entry;

  useEffect(() => {
    const answer = answerOf({ phase });
    const key = `${queueId} ${entry.professionalId} ${answer}`;
    if (!answer || answered.current === key) return;
    answered.current = key;
    if (answer === 'Accept' && lost === 0) {
      playSound('llamada');
      notifyDesktop(copy.calledTitle(''), { isCall: true });
    }
    const tryAgain = (error: unknown) => {
      if (!isUnanswered(error)) return;
      answered.current = '';
      setLost((times) => times + 1);
    };
    mutate({ queueId, command: answer }, { onError: tryAgain });
  }, [queueId, phase, entry.professionalId, mutate, lost]);

  const isOpen = mayEnter(entry);
  useEffect(() => {
    if (!isOpen) return;
    if (seconds === 0 || isAtOnce) return enter.current();
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [isOpen, seconds, isAtOnce]);

  return seconds;
}
