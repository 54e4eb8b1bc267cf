import { CONNECTIVITY_CHECK_MS } from '@app/contract/presence';
import { useEffect } from 'react';
import { type SocketStatus, socket, useSocketStatus } from '../lib/server/socket.ts';
import { useComingBack } from '../lib/session/coming-back.ts';
import { beforeLogout } from '../lib/session/leaving.ts';
import { setAvailability } from './presence.queries.ts';

type Owner = { accountId: string; email: string };

/** A professional's presence: answers pings to stay on duty, and reports a logout. */
export function usePresence(owner: Owner | null): SocketStatus {
  const status = useSocketStatus();
  const accountId = owner?.accountId;
  const email = owner?.email;

  useEffect(() => {
    if (!accountId || !email) return;
    if (socket.getSnapshot() === 'off')
      void socket.connect({ accountId, email, role: 'PROFESSIONAL' });
    const say = (command: 'InitialPong' | 'LogInPong' | 'Pong') =>
      socket.send('/app/pong', { professionalId: accountId, command });
    const stops = [
      socket.onPing(() => void say('Pong')),
      socket.onResync(() => void say('InitialPong')),
      beforeLogout(async () => {
        try {
          await setAvailability(accountId, false);
        } finally {
          socket.send('/app/message', { command: 'LogOut', professionalId: accountId });
        }
      }),
    ];
    // The first pong waits for the connection to open.
    const check = setTimeout(() => say('LogInPong'), CONNECTIVITY_CHECK_MS);
    return () => {
      clearTimeout(check);
      for (const stop of stops) stop();
    };
  }, [accountId, email]);

  useComingBack(() => {
    void socket.wake();
    if (accountId) socket.send('/app/pong', { professionalId: accountId, command: 'Pong' });
  });

  return status;
}
