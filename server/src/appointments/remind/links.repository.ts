import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';

type LinkRow = Row<'appointment_link'>;

/** A link that is still valid. */
export type FoundLink = Pick<LinkRow, 'act' | 'appointment_id' | 'used_at'>;

type Asked = { keyHash: Buffer; now: Date };

const validLink = ({ keyHash, now }: Record<keyof Asked, string>) =>
  `select link.act, link.appointment_id, link.used_at
   from appointment_link link
   join appointment on appointment.id = link.appointment_id and appointment.starts_at = link.starts_at
   join account on account.id = appointment.account_id and account.status = 'ACTIVE'
   where link.key_hash = ${keyHash} and link.expires_at > ${now}`;

/**
 * Finds a link by its key; unknown, expired and replaced links, and those of accounts that may not log in, take one
 * query as well, so the time is the same. A link belongs to one hour: after the appointment is moved it is invalid
 * (requirement: links of reminders).
 */
export const findLink = statement<Asked, FoundLink>(validLink);

/** The same; the lock keeps its account from being disabled before the transaction ends. */
export const holdLink = statement<Asked, FoundLink>(
  (asked) => `${validLink(asked)} for share of account`,
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
