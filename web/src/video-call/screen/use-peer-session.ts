import { useSyncExternalStore } from 'react';
import type { CallView, PeerSession } from '../session/call-session.ts';

/** A call as it stands, for a screen to show. */
export const usePeerSession = (session: PeerSession): CallView =>
  useSyncExternalStore(session.subscribe, session.getState);
