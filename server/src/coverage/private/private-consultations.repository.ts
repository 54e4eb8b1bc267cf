import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NewRow, Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type PrivateConsultationRow = Row<'private_consultation'>;

/** Private consultations before they are paid, and what stands of them. */
export const privateConsultationsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'private_consultation'>>();
  const all = () => db.selectFrom('private_consultation').selectAll();
  const unused = (personId: string) =>
    all().where('person_id', '=', personId).where('state', 'in', ['OPEN', 'PAID']);
  return {
    /** The one of a person that is to be paid, or paid and not used. */
    findUnused: (personId: string) => unused(personId).executeTakeFirst(),

    /** Adds one unless one stands: an open one takes today's price and payer, as a new version. */
    addOnce: async (row: NewRow<'private_consultation'>) => {
      await db
        .insertInto('private_consultation')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('person_id')
            // Written out: an index is not found by a parameter.
            .where(sql<boolean>`state in ('OPEN', 'PAID')`)
            .doUpdateSet(({ ref }) => ({
              account_id: ref('excluded.account_id'),
              holder_id: ref('excluded.holder_id'),
              amount: ref('excluded.amount'),
              version: sql<number>`private_consultation.version + 1`,
            }))
            .where('private_consultation.state', '=', 'OPEN')
            .where(
              sql<boolean>`(private_consultation.account_id, private_consultation.holder_id, private_consultation.amount)
                is distinct from (excluded.account_id, excluded.holder_id, excluded.amount)`,
            ),
        )
        .execute();
      return unused(row.person_id).executeTakeFirstOrThrow();
    },

    /** One that nobody else moves until the end of the transaction. */
    lock: (id: string): Promise<PrivateConsultationRow | undefined> =>
      all().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Those that were paid before then and are not used. */
    findUnusedSince: (paidBefore: Date, atMost: number) =>
      db
        .selectFrom('private_consultation')
        .select(['id', 'person_id'])
        .where('state', '=', 'PAID')
        .where('paid_at', '<=', paidBefore)
        .orderBy('paid_at')
        .limit(atMost)
        .execute(),
  };
};
