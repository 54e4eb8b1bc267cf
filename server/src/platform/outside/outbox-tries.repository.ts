import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { FORGOTTEN_TEXT, type StoredMessages } from './outbox.repository.ts';
import { forgottenAfterwards, forgottenWhere } from './outbox-forgets.repository.ts';

/** Attempts before a message is given up (requirement: outbox). */
const TRIES = 5;

/** The results of attempts to send a message. */
export const outboxTriesRepository = (database: Database) => {
  const db = database.withTables<StoredMessages>();
  return {
    /** Takes a message to send, for one node at a time and for as long as a job may last. */
    claim: (id: string) =>
      db
        .updateTable('outbound_message')
        .set({ sending_until: sql`clock_timestamp() + interval '60 seconds'` })
        .where('id', '=', id)
        .where('status', '<>', 'ACCEPTED')
        .where('dead_at', 'is', null)
        .where(isFree)
        .returningAll()
        .executeTakeFirst(),

    /** Marks a message as sent and deletes its text, since its links give access to accounts. */
    markAccepted: (
      id: string,
      at: Date,
      { keepsText, providerId }: { keepsText: boolean; providerId: string | undefined },
    ) =>
      db
        .updateTable('outbound_message')
        .set({
          status: 'ACCEPTED',
          accepted_at: at,
          attempts: sql`attempts + 1`,
          last_error: null,
          sending_until: null,
          provider_id: providerId ?? null,
          ...forgottenAfterwards,
          ...(keepsText ? {} : FORGOTTEN_TEXT),
        })
        .where('id', '=', id)
        .where('status', '<>', 'ACCEPTED')
        .where('reached', 'is', null)
        .execute(),

    /** Counts a failed attempt; the message is given up after `TRIES` of them, or at once after a final refusal. */
    markFailed: (id: string, reason: string, { isFinal }: { isFinal: boolean }) => {
      const isGivenUp = sql`(${isFinal}::boolean or (attempts + 1) % ${TRIES}::int = 0)`;
      return db
        .updateTable('outbound_message')
        .set({
          status: 'ERROR',
          attempts: sql`attempts + 1`,
          last_error: sql`case when not forgets_recipient then ${reason} end`,
          sending_until: null,
          dead_at: sql`case when ${isGivenUp} then clock_timestamp() end`,
          ...forgottenWhere(sql`forgets_recipient and ${isGivenUp}`),
        })
        .where('id', '=', id)
        .where('status', '<>', 'ACCEPTED')
        .where('reached', 'is', null)
        .returning(['dead_at', 'attempts'])
        .executeTakeFirst();
    },

    /** Sets an unsent message back to waiting; returns nothing if it was sent, or is being sent now. */
    renew: (id: string) =>
      db
        .updateTable('outbound_message')
        .set({ status: 'NEW', dead_at: null })
        .where('id', '=', id)
        .where('status', '<>', 'ACCEPTED')
        // A message that the provider accepted has no text any more, and a forgotten recipient no address.
        .where('accepted_at', 'is', null)
        .where('forgets_recipient', '=', false)
        .where(isFree)
        .returning('id')
        .executeTakeFirst(),
  };
};

const isFree = sql<boolean>`coalesce(sending_until < clock_timestamp(), true)`;
