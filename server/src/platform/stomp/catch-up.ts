import type { Resync } from '@app/contract/kernel';
import type { Connection } from './connection.ts';
import type { HubContext } from './hub-options.ts';

/** Sent to everybody after events between nodes may have been lost. */
export const RESYNC: Resync = { command: 'Resync' };

/** Closes the sockets of sessions that ended while other nodes could not be heard. */
export async function closeEnded({ options, registry, refuse }: HubContext): Promise<void> {
  const { isStillIn, log } = options;
  if (!isStillIn) return;
  const look = async (connection: Connection): Promise<void> => {
    const { principal } = connection;
    if (principal && !(await isStillIn(principal))) refuse(connection, 'session-ended');
  };
  await Promise.all([...registry.all].map(look)).catch((error: unknown) => {
    log.error({ err: error }, 'stomp: sessions could not be checked');
  });
}
