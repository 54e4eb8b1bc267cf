import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';

type LinkRow = Row<'appointment_link'>;

/** A link that is still valid. */
export type FoundLink = Pick<LinkRow, 'act' | 'appointment_id' | 'used_at'>;

/**
 * Finds a link by its key; unknown, expired and replaced links take one query as well, so the time is the same.
 * A link belongs to one hour: after the appointment is moved it is invalid (requirement: links of reminders).
 */
export const findLink = statement<{ keyHash: Buffer; now: Date }, FoundLink>(
  ({ keyHash, now }) => `select link.act, link.appointment_id, link.used_at
   from appointment_link link
   join appointment on appointment.id = link.appointment_id and appointment.starts_at = link.starts_at
   where link.key_hash = ${keyHash} and link.expires_at > ${now}`,
);

/** Keys of mails about appointments; only their hashes are stored. */
export const linksRepository = (transaction: DatabaseTransaction) => {
  const db = transaction.withTables<Pick<Tables, 'appointment_link'>>();
  return {
    /** Adds a link for an appointment's current hour, valid until then. */
    insert: (
      { id, starts_at }: Pick<AppointmentRow, 'id' | 'starts_at'>,
      act: LinkRow['act'],
      keyHash: Buffer,
    ) =>
      db
        .insertInto('appointment_link')
        .values({
          key_hash: keyHash,
          appointment_id: id,
          act,
          starts_at,
          expires_at: starts_at,
        })
        .execute(),

    markUsed: (keyHash: Buffer, now: Date) =>
      db
        .updateTable('appointment_link')
        .set({ used_at: now })
        .where('key_hash', '=', keyHash)
        .where('used_at', 'is', null)
        .execute(),
  };
};
