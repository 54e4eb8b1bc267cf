import { useEffect, useRef, useState } from 'react';
import type { WantedLocal } from '../devices/local-media.ts';
import type { CallToEnter } from '../session/call-context.ts';
import type { PeerSession } from '../session/call-session.ts';
import { createPeerSession } from '../session/peer-session.ts';
import { useReadAgain } from '../video-call.queries.ts';

type Options = {
  /** How the person goes in first; who enters again does so as they left. */
  wanted?: WantedLocal | undefined;
  create?: ((entry: CallToEnter) => PeerSession) | undefined;
};

/** The own side of a call on a screen: null for an instant before. */
type EnteredCall = { session: PeerSession | null; enterAgain: () => void };

/** Enters a call when its screen opens and leaves it when the screen goes. */
export function useCallSession(
  entry: CallToEnter,
  { wanted = { camera: true }, create = createPeerSession }: Options = {},
): EnteredCall {
  const [session, setSession] = useState<PeerSession | null>(null);
  const [times, setTimes] = useState(0);
  const { channel, messages } = entry;
  const known = useRef(entry);
  known.current = entry;
  const next = useRef(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another channel or another wish to enter is another call; one that is read again goes on
  useEffect(() => {
    const own = create(known.current);
    setSession(own);
    void own.start(next.current);
    const warn = (event: BeforeUnloadEvent) => {
      if (own.getState().state !== 'ended') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      const { camera, microphone } = own.getState().local;
      next.current = { camera, microphone };
      own.leave('cancel');
    };
  }, [channel, times, create]);
  useEffect(() => session?.catchUp(messages), [session, messages]);
  const readAgain = useReadAgain(channel);
  return {
    session,
    enterAgain: () => void readAgain().then(() => setTimes((before) => before + 1)),
  };
}
