import { useSyncExternalStore } from 'react';
import type { CallView, PeerSession } from '../session/call-session.ts';

/** Subscribes a screen to the state of a call. */
export const usePeerSession = (session: PeerSession): CallView =>
  useSyncExternalStore(session.subscribe, session.getState);
