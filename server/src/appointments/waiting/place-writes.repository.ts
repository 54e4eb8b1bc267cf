import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PlaceRow } from './places.repository.ts';

const NO_OFFER = { offered_schedule_id: null, offered_starts_at: null, offered_until: null };

/** Writes entries of waiting lists, always in a transaction. */
export const placeWritesRepository = (transaction: DatabaseTransaction) => {
  const db = transaction.withTables<Pick<Tables, 'appointment_waiting'>>();
  const change = (id: string, state: 'LEFT' | 'TAKEN' | 'WAITING') =>
    db
      .updateTable('appointment_waiting')
      .set({ state, ...NO_OFFER })
      .where('id', '=', id)
      .where('state', 'in', ['WAITING', 'OFFERED'])
      .returningAll();
  const locked = db
    .selectFrom('appointment_waiting')
    .selectAll()
    .where('state', 'in', ['WAITING', 'OFFERED'])
    .forNoKeyUpdate();
  return {
    insert: (row: NewRow<'appointment_waiting'>): Promise<PlaceRow> =>
      db.insertInto('appointment_waiting').values(row).returningAll().executeTakeFirstOrThrow(),

    /** The current state of an open entry, locked until the end of the transaction. */
    lock: (id: string): Promise<PlaceRow | undefined> =>
      locked.where('id', '=', id).executeTakeFirst(),

    /** An entry with an expired offer, locked; nothing if another server has it or it has changed. */
    lockOldOffer: (id: string, now: Date): Promise<PlaceRow | undefined> =>
      locked
        .where('id', '=', id)
        .where('state', '=', 'OFFERED')
        .where('offered_until', '<=', now)
        .skipLocked()
        .executeTakeFirst(),

    /** Open places of an account, all or those of one person, locked in the order of their offered hours. */
    lockOfAccount: (accountId: string, personId?: string): Promise<PlaceRow[]> => {
      const held = locked
        .where('account_id', '=', accountId)
        .orderBy('offered_schedule_id')
        .orderBy('id');
      return (personId ? held.where('person_id', '=', personId) : held).execute();
    },

    wait: (id: string): Promise<PlaceRow> => change(id, 'WAITING').executeTakeFirstOrThrow(),
    leave: (id: string) => change(id, 'LEFT').execute(),

    /** Takes the offered hour, once and before it expires. */
    take: ({ id }: Pick<PlaceRow, 'id'>, startsAt: Date, now: Date) =>
      change(id, 'TAKEN')
        .where('state', '=', 'OFFERED')
        .where('offered_starts_at', '=', startsAt)
        .where('offered_until', '>', now)
        .executeTakeFirst(),

    /**
     * Takes an hour reserved for a person who gets it in another way. If the person is declining it at this
     * moment, the entry is locked: then the decline passes it on, and finds it booked.
     */
    takeKept: (
      personId: string,
      { schedule_id, starts_at }: { schedule_id: string; starts_at: Date },
    ) =>
      db
        .updateTable('appointment_waiting')
        .set({ state: 'TAKEN', ...NO_OFFER })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('appointment_waiting')
            .select('id')
            .where('person_id', '=', personId)
            .where('state', '=', 'OFFERED')
            .where('offered_schedule_id', '=', schedule_id)
            .where('offered_starts_at', '=', starts_at)
            .forNoKeyUpdate()
            .skipLocked(),
        )
        .execute(),
  };
};
