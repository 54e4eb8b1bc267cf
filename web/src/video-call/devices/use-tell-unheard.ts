import { useEffect, useRef } from 'react';
import { usePeerSession } from '../screen/use-peer-session.ts';
import type { PeerSession } from '../session/call-session.ts';
import { textsCopy } from '../video-call.copy.ts';

/** Tells the professional, once per consultation, that this microphone picked up no sound in the test. */
export function useTellUnheard(session: PeerSession, isUnheard: boolean): void {
  const { messages, state } = usePeerSession(session);
  const isTold = useRef(false);
  const mustTell =
    isUnheard && state === 'connected' && !messages.some(({ body }) => body === textsCopy.notHeard);
  useEffect(() => {
    if (mustTell && !isTold.current) isTold.current = session.say(textsCopy.notHeard);
  }, [mustTell, session]);
}
