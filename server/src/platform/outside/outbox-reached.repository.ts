import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { FORGOTTEN_TEXT, type OutboundRow, type StoredMessages } from './outbox.repository.ts';

/** A provider's report about a message that it accepted. */
export type Told = {
  channel: OutboundRow['channel'];
  /** Our key of the message, if the provider returns it. */
  key: string | undefined;
  providerId: string;
  reached: NonNullable<OutboundRow['reached']>;
  /** Why it failed. */
  error?: string | undefined;
};

/** Order of the delivery states, which never go back (requirement: delivery only rises). */
const rank = (value: ReturnType<typeof sql>) =>
  sql<number>`coalesce(array_position(array['SENT', 'FAILED', 'DELIVERED', 'READ'], ${value}), 0)`;

/** Providers' later reports about messages. */
export const outboxReachedRepository = (database: Database) => {
  const db = database.withTables<StoredMessages>();
  return {
    /**
     * Raises the state of a message. A report proves that the provider accepted it, whether or not its answer
     * arrived, so it is not sent again.
     */
    raise: async (
      { channel, key, providerId, reached, error }: Told,
      { at, keepsText }: { at: Date; keepsText: boolean },
    ): Promise<void> => {
      const failed = reached === 'FAILED';
      await db
        .updateTable('outbound_message')
        .set({
          reached,
          status: failed ? 'ERROR' : 'ACCEPTED',
          provider_id: providerId,
          accepted_at: sql`coalesce(accepted_at, ${at}::timestamptz)`,
          dead_at: failed ? at : null,
          last_error: failed ? (error ?? 'failed') : null,
          ...(keepsText ? {} : FORGOTTEN_TEXT),
        })
        .where('channel', '=', channel)
        .where((eb) => {
          const known = eb('provider_id', '=', providerId);
          return key
            ? eb.or([known, eb.and([eb('id', '=', key), eb('provider_id', 'is', null)])])
            : known;
        })
        .where(sql<boolean>`${rank(sql`reached`)} < ${rank(sql`${reached}::text`)}`)
        .execute();
    },
  };
};
