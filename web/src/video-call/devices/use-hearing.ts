import { useEffect, useState } from 'react';
import { useMicrophoneLevel } from './microphone-level.ts';

/** Level from which the microphone counts as picking up sound. */
const HEARD_FROM = 8;
/** Time without sound after which the person may continue anyway. */
const NOT_HEARD_AFTER_MS = 6_000;

export type Hearing = 'listening' | 'heard' | 'not-heard';

/** Level of a microphone, and whether it has picked up sound. */
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
