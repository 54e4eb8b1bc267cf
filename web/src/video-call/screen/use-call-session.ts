import { useEffect, useRef, useState } from 'react';
import { type WantedLocal, wantedOf } from '../devices/local-media.ts';
import type { CallToEnter } from '../session/call-context.ts';
import type { PeerSession } from '../session/call-session.ts';
import { createPeerSession } from '../session/peer-session.ts';
import { useReadAgain } from '../video-call.queries.ts';

type Options = {
  /** Initial devices; joining again keeps the current ones. */
  wanted?: WantedLocal | undefined;
  create?: ((entry: CallToEnter) => PeerSession) | undefined;
};

/** The session of a call; null at first. */
type EnteredCall = { session: PeerSession | null; enterAgain: () => void };

/** Enters a call on mount and leaves it on unmount. */
export function useCallSession(
  entry: CallToEnter,
  { wanted = { camera: true }, create = createPeerSession }: Options = {},
): EnteredCall {
  const [session, setSession] = useState<PeerSession | null>(null);
  const [times, setTimes] = useState(0);
  const { channel } = entry;
  const known = useRef(entry);
  known.current = entry;
  const next = useRef(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another channel or attempt is a new call
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
      next.current = wantedOf(own.getState().local);
      own.leave('cancel');
    };
  }, [channel, times, create]);
  const readAgain = useReadAgain(channel);
  return {
    session,
    enterAgain: () => void readAgain().then(() => setTimes((before) => before + 1)),
  };
}
