import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Hours that must not be offered to the same person again. */
export const declinedHoursRepository = (transaction: DatabaseTransaction) => {
  const db =
    transaction.withTables<Pick<Tables, 'appointment_offer_declined' | 'appointment_waiting'>>();
  return {
    add: (placeId: string, startsAt: Date) =>
      db
        .insertInto('appointment_offer_declined')
        .values({ waiting_id: placeId, starts_at: startsAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    /** The same for all waiting-list entries of a person. */
    addForPerson: (personId: string, startsAt: Date) =>
      db
        .insertInto('appointment_offer_declined')
        .columns(['waiting_id', 'starts_at'])
        .expression((eb) =>
          eb
            .selectFrom('appointment_waiting')
            .select(['id', sql<Date>`${startsAt}::timestamptz`.as('starts_at')])
            .where('person_id', '=', personId)
            .where('state', 'in', ['WAITING', 'OFFERED']),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  };
};
