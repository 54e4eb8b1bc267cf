import type { Resync } from '@app/contract/kernel';
import type { Connection } from './connection.ts';
import type { HubContext } from './hub-options.ts';

/** The words to everybody after events between nodes may have been lost. */
export const RESYNC: Resync = { command: 'Resync' };

/** Does what other nodes may have said in vain: sockets of sessions that ended meanwhile close. */
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
