import { sql } from 'kysely';
import { batchById } from '../platform/database/batch-by-id.ts';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export const presenceRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'professional_presence'>>();
  const available = () =>
    db
      .selectFrom('professional_presence')
      .select(['account_id', 'specialty_id', 'lease_until'])
      .where('available', '=', true);
  const availableIn = batchById(async (specialtyIds) => {
    const rows = await available()
      .where('specialty_id', '=', sql<number>`any(${specialtyIds}::int[])`)
      .execute();
    return Map.groupBy(rows, ({ specialty_id }) => String(specialty_id));
  });
  return {
    setAvailable: (row: Omit<Row<'professional_presence'>, 'updated_at'>) =>
      db
        .insertInto('professional_presence')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({
            available: row.available,
            specialty_id: row.specialty_id,
            lease_until: row.lease_until,
            updated_at: sql`now()`,
          }),
        )
        .execute(),

    setOff: (accountId: string) =>
      db
        .updateTable('professional_presence')
        .set({ available: false, updated_at: sql`now()` })
        .where('account_id', '=', accountId)
        .execute(),

    /** Ends a duty; `undefined` if there is none. */
    takeOff: (accountId: string) =>
      db
        .updateTable('professional_presence')
        .set({ available: false, updated_at: sql`now()` })
        .where('account_id', '=', accountId)
        .where('available', '=', true)
        .returning('account_id')
        .executeTakeFirst(),

    /** Everybody on duty, even without a recent sign of life; `updated_at` is when the duty began. */
    allAvailable: () => available().select('updated_at').orderBy('updated_at').execute(),

    find: batchById(async (accountIds) => {
      const rows = await db
        .selectFrom('professional_presence')
        .selectAll()
        .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
        .execute();
      return new Map(rows.map((row) => [row.account_id, row]));
    }),

    renew: (accountIds: string[], leaseUntil: Date, now: Date) =>
      renew(database, { accountIds, leaseUntil, now }),

    onDuty: async (now: Date, specialtyId?: number) => {
      const rows =
        specialtyId === undefined
          ? await available().execute()
          : ((await availableIn(String(specialtyId))) ?? []);
      return rows.filter(({ lease_until }) => lease_until > now);
    },
  };
};

type Renewal = { accountIds: string[]; leaseUntil: Date; now: Date };

/**
 * Renews many professionals in one statement, since there may be thousands of heartbeats; says whose duty had
 * lapsed.
 */
const renew = (database: Database, { accountIds, leaseUntil, now }: Renewal) =>
  database
    .withTables<Pick<Tables, 'professional_presence'>>()
    .updateTable('professional_presence as renewed')
    .from('professional_presence as before')
    .set({ lease_until: leaseUntil })
    .whereRef('before.account_id', '=', 'renewed.account_id')
    .where('renewed.account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .where('renewed.available', '=', true)
    .returning(['renewed.account_id', sql<boolean>`before.lease_until <= ${now}`.as('was_away')])
    .execute();
