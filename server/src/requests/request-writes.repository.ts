import type { RequestState } from '@app/contract/requests';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import {
  type NewRequest,
  NO_DETAILS,
  type RequestTables,
  type StaffRequestRow,
} from './request-rows.ts';

/** Requests as they are written. Each change names the state that it begins in. */
export const requestWritesRepository = (transaction: DatabaseTransaction) => {
  const db = transaction.withTables<
    RequestTables & Pick<Tables, 'person' | 'staff_request_event'>
  >();
  const openOne = (id: string) =>
    db.updateTable('staff_request').where('id', '=', id).where('closed_at', 'is', null);
  return {
    /** Adds a request; nothing where the same is open already. */
    insert: ({ details, ...row }: NewRequest, now: Date) =>
      db
        .insertInto('staff_request')
        .values({ created_at: now, ...row, details: { ...NO_DETAILS, ...details } })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst(),

    take: (id: string, accountId: string) =>
      openOne(id)
        .set({ state: 'IN_PROGRESS', assigned_to: accountId })
        .where((eb) => eb.or([eb('assigned_to', 'is', null), eb('assigned_to', '=', accountId)]))
        .returning('id')
        .executeTakeFirst(),

    release: (id: string, accountId: string) =>
      openOne(id)
        .set({ state: 'OPEN', assigned_to: null })
        .where('assigned_to', '=', accountId)
        .returning('id')
        .executeTakeFirst(),

    lockOpen: (id: string) =>
      db
        .selectFrom('staff_request')
        .select('id')
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),

    /** Closes a request that is open; of two at once one does. */
    close: (
      id: string,
      state: Extract<RequestState, 'RESOLVED' | 'REJECTED'>,
      answer: string,
      now: Date,
    ): Promise<StaffRequestRow | undefined> =>
      openOne(id).set({ state, answer, closed_at: now }).returningAll().executeTakeFirst(),

    /** Takes away how an account was reached from what it asked, and from what was asked about its person. */
    forgetContact: (accountId: string) =>
      db
        .updateTable('staff_request')
        .set({ details: sql`details || '{"phone": null, "email": null}'` })
        .where((eb) =>
          eb.or([
            eb('account_id', '=', accountId),
            eb(
              'person_id',
              'in',
              eb
                .selectFrom('person')
                .select('person.id')
                .where('person.account_id', '=', accountId),
            ),
          ]),
        )
        .execute(),

    addEvent: (row: NewRow<'staff_request_event'>) =>
      db.insertInto('staff_request_event').values(row).execute(),
  };
};
