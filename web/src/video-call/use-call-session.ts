import { useEffect, useState } from 'react';
import type { CallToEnter } from './call-context.ts';
import type { PeerSession } from './call-session.ts';
import { createPeerSession } from './peer-session.ts';

type Options = {
  /** Enters without camera: the connection or the person wanted it so. */
  isAudioOnly?: boolean;
  create?: ((entry: CallToEnter) => PeerSession) | undefined;
};

/** Enters a call when its screen opens and leaves it when the screen goes. */
export function useCallSession(
  entry: CallToEnter,
  { isAudioOnly = false, create = createPeerSession }: Options = {},
): PeerSession {
  const [session] = useState(() => create(entry));
  useEffect(() => {
    void session.start({ camera: !isAudioOnly });
    const warn = (event: BeforeUnloadEvent) => {
      if (session.getState().state !== 'ended') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      session.leave('cancel');
    };
  }, [session, isAudioOnly]);
  return session;
}
