import { useEffect, useRef, useState } from 'react';
import type { CallToEnter } from './call-context.ts';
import type { PeerSession } from './call-session.ts';
import { createPeerSession } from './peer-session.ts';
import { useReadAgain } from './video-call.queries.ts';

type Options = {
  /** Enters without camera: the connection or the person wanted it so. */
  isAudioOnly?: boolean;
  create?: ((entry: CallToEnter) => PeerSession) | undefined;
};

/** The own side of a call on a screen: null for an instant before. */
type EnteredCall = { session: PeerSession | null; enterAgain: () => void };

/** Enters a call when its screen opens and leaves it when the screen goes. */
export function useCallSession(
  entry: CallToEnter,
  { isAudioOnly = false, create = createPeerSession }: Options = {},
): EnteredCall {
  const [session, setSession] = useState<PeerSession | null>(null);
  const [times, setTimes] = useState(0);
  const { channel, messages } = entry;
  const known = useRef(entry);
  known.current = entry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another channel or another wish to enter is another call; one that is read again goes on
  useEffect(() => {
    const own = create(known.current);
    setSession(own);
    void own.start({ camera: !isAudioOnly });
    const warn = (event: BeforeUnloadEvent) => {
      if (own.getState().state !== 'ended') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      own.leave('cancel');
    };
  }, [channel, times, create, isAudioOnly]);
  useEffect(() => session?.catchUp(messages), [session, messages]);
  const readAgain = useReadAgain(channel);
  return {
    session,
    enterAgain: () => void readAgain().then(() => setTimes((before) => before + 1)),
  };
}
