import type { Day } from '@app/contract/kernel';
import { statement } from '../platform/database/statement.ts';

/** What an installation asks of who attends, and on which day. */
export type Attending = {
  today: Day;
  /** The verifications with which a professional attends. */
  verifications: readonly string[];
};

/** SQL: the row of a professional who can attend on a day, with that of their account. */
const able = (professionalId: string, { today, verifications }: Record<keyof Attending, string>) =>
  `select from professional able join account on account.id = able.account_id
   where able.account_id = ${professionalId} and account.status = 'ACTIVE' and able.full_profile
     and able.verification = any(${verifications}::text[])
     and exists (
       select from professional_licence licence
       where licence.professional_id = able.account_id
         and (licence.valid_until is null or licence.valid_until >= ${today}::date))`;

/**
 * SQL condition: a professional can attend. Whatever is promised to a patient in a professional's name asks this
 * (requirement: nothing promised that cannot take place).
 */
export const canAttend = (professionalId: string, asked: Record<keyof Attending, string>) =>
  `exists (${able(professionalId, asked)})`;

/** Those of some accounts that can attend. */
export const attendingAmong = statement<Attending & { ids: readonly string[] }, { id: string }>(
  (asked) =>
    `select id from unnest(${asked.ids}::uuid[]) as one(id) where ${canAttend('one.id', asked)}`,
);

/**
 * Finds the professional, if they can attend, and keeps them so until the end of the transaction: who suspends or
 * deactivates them meanwhile waits, and then sees what was promised.
 */
export const holdAttending = statement<Attending & { id: string }>(
  (asked) => `${able(asked.id, asked)} for share of able, account`,
);
