import { useEffect, useState } from 'react';
import { useMicrophoneLevel } from './microphone-level.ts';

/** From this level on the microphone has been heard. */
const HEARD_FROM = 8;
/** Who was not heard for so long may go on all the same. */
const NOT_HEARD_AFTER_MS = 6_000;

export type Hearing = 'listening' | 'heard' | 'not-heard';

/** How loud a microphone is, and whether it was heard at all. */
export function useHearing(stream: MediaStream): { level: number; hearing: Hearing } {
  const level = useMicrophoneLevel(stream);
  const [hearing, setHearing] = useState<Hearing>('listening');
  useEffect(() => {
    if (level >= HEARD_FROM) setHearing('heard');
  }, [level]);
  useEffect(() => {
    const giveUp = () => setHearing((now) => (now === 'heard' ? now : 'not-heard'));
    const timer = setTimeout(giveUp, NOT_HEARD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return { level, hearing };
}
