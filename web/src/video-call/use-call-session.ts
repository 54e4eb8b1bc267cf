import { useEffect, useState } from 'react';
import type { CallToEnter } from './call-context.ts';
import type { PeerSession } from './call-session.ts';
import { createPeerSession } from './peer-session.ts';

type Options = {
  /** Enters without camera: the connection or the person wanted it so. */
  isAudioOnly?: boolean;
  create?: ((entry: CallToEnter) => PeerSession) | undefined;
};

/** Enters a call when its screen opens and leaves it when the screen goes; null for an instant before. */
export function useCallSession(
  entry: CallToEnter,
  { isAudioOnly = false, create = createPeerSession }: Options = {},
): PeerSession | null {
  const [session, setSession] = useState<PeerSession | null>(null);
  useEffect(() => {
    const own = create(entry);
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
  }, [entry, create, isAudioOnly]);
  return session;
}
