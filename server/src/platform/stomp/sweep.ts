import { type Connection, write } from './connection.ts';
import type { HubContext } from './hub-options.ts';

const BEAT = Buffer.from('\n');

/** Checks all sockets at a fixed interval, with one timer. Returns how to stop. */
export function startSweep(context: HubContext): () => void {
  const { sweepEveryMs } = context.limits;
  let sweptAt = context.now();
  const timer = setInterval(() => {
    const now = context.now();
    const wasAsleep = now - sweptAt > 3 * sweepEveryMs;
    sweptAt = now;
    // After a pause, the process first reads what has arrived in between: the browsers were not silent.
    if (wasAsleep) return;
    for (const connection of context.registry.all) attend(context, connection, now);
  }, sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

function attend(context: HubContext, connection: Connection, now: number): void {
  const { heartBeats, connectWithinMs, sweepEveryMs } = context.limits;
  if (connection.state === 'opened' || connection.state === 'authenticating') {
    if (now - connection.openedAt > connectWithinMs) context.refuse(connection, 'late');
    return;
  }
  const silence = now - connection.heardAt;
  if (silence > 2 * heartBeats.incoming) {
    context.refuse(connection, 'silent');
    return;
  }
  if (silence > heartBeats.incoming) connection.socket.ping();
  const isBeatDue = now - connection.wroteAt >= connection.beatEveryMs - sweepEveryMs;
  if (connection.beatEveryMs > 0 && isBeatDue) write(connection, BEAT, now);
}
