import { useEffect, useRef } from 'react';
import { usePeerSession } from '../screen/use-peer-session.ts';
import type { PeerSession } from '../session/call-session.ts';
import { type WantedLocal, wantedOf } from './local-media.ts';

/** Reports the wanted devices whenever they change. */
export function useDevicesOf(
  session: PeerSession,
  onDevices?: (on: Required<WantedLocal>) => void,
): void {
  const { local, state } = usePeerSession(session);
  const { camera, microphone } = wantedOf(local);
  const isChosen = state !== 'permission' && state !== 'ended';
  const tell = useRef(onDevices);
  tell.current = onDevices;
  useEffect(() => {
    if (isChosen) tell.current?.({ camera, microphone });
  }, [isChosen, camera, microphone]);
}
