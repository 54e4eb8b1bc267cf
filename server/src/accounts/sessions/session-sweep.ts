import type { Accounts } from '../accounts.ts';

const SWEEP_EVERY_MS = 2_000;

/** Closes the sockets of sessions that expired or were ended on another node. */
export function startSessionSweep(
  { sessions, clock, log, closeSockets }: Accounts,
  connected: () => string[],
): { stop: () => void } {
  let isSweeping = false;
  const sweep = async () => {
    const ids = connected();
    if (ids.length === 0) return;
    for (const id of await sessions.findOver(ids, clock.now())) closeSockets(id);
  };
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'sessions not swept'))
      .finally(() => {
        isSweeping = false;
      });
  }, SWEEP_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
