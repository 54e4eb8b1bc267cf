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

/** Writes requests. Each change requires the state that it starts from. */
export const requestWritesRepository = (transaction: DatabaseTransaction) => {
  const db = transaction.withTables<
    RequestTables & Pick<Tables, 'person' | 'staff_request_event'>
  >();
  const openOne = (id: string) =>
    db.updateTable('staff_request').where('id', '=', id).where('closed_at', 'is', null);
  return {
    /** Adds a request; returns nothing if an equal one is open. */
    insert: ({ details, ...row }: NewRequest, now: Date) =>
      db
        .insertInto('staff_request')
        .values({ created_at: now, ...row, details: { ...NO_DETAILS, ...details } })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst(),

    assign: (id: string, to: string | null) =>
      openOne(id)
        .set({ state: to ? 'IN_PROGRESS' : 'OPEN', assigned_to: to })
        .execute(),

    lockOpen: (id: string) =>
      db
        .selectFrom('staff_request')
        .select(['id', 'assigned_to'])
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),

    /** Closes an open request; only one of two simultaneous attempts succeeds. */
    close: (
      id: string,
      state: Extract<RequestState, 'RESOLVED' | 'REJECTED'>,
      answer: string,
      now: Date,
    ): Promise<StaffRequestRow | undefined> =>
      openOne(id).set({ state, answer, closed_at: now }).returningAll().executeTakeFirst(),

    /** Removes an account's contact data from its requests, and from those about its person. */
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
