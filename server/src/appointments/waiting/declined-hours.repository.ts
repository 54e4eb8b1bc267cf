import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Hours that are not to be offered to somebody again. */
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

    /** Likewise for every place that a person has. */
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
