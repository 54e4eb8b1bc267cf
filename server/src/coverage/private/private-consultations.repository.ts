import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NewRow, Row } from '../../platform/database/rows.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type PrivateConsultationRow = Row<'private_consultation'>;

/** Person and appointment of a private consultation; null for the guard. */
export type For = { personId: string; appointmentId: string | null };

/** Private consultations, before and after they are paid. */
export const privateConsultationsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'private_consultation'>>();
  const all = () => db.selectFrom('private_consultation').selectAll();
  const of = ({ appointmentId, personId }: For) =>
    all()
      .where('person_id', '=', personId)
      .where('appointment_id', 'is not distinct from', appointmentId);
  const unused = (wanted: For) => of(wanted).where('state', 'in', ['OPEN', 'PAID']);
  return {
    /** The one that can be paid, or is paid and unused. */
    findUnused: (wanted: For) => unused(wanted).executeTakeFirst(),

    /** The same or, if there is none, the last used or refunded one. */
    findLast: (wanted: For) => of(wanted).orderBy('id', 'desc').executeTakeFirst(),

    /** The one to pay or use, locked until the end of the transaction. */
    lockUnused: (wanted: For) => unused(wanted).forUpdate().execute(),

    /** Adds one unless one is open or paid: an open one takes today's price and payer, as a new version. */
    addOnce: async (row: NewRow<'private_consultation'>) => {
      await db
        .insertInto('private_consultation')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['person_id', 'appointment_id'])
            // A literal, since a parameter would not match the partial index.
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
      const wanted = { personId: row.person_id, appointmentId: row.appointment_id ?? null };
      return unused(wanted).executeTakeFirstOrThrow();
    },

    /** One private consultation, locked until the end of the transaction. */
    lock: (id: string): Promise<PrivateConsultationRow | undefined> =>
      all().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Unused payments for the guard made before a time, and those kept for a lost place until now. */
    findUnusedSince: ({ paidBefore, now }: { paidBefore: Date; now: Date }, atMost: number) =>
      db
        .selectFrom('private_consultation')
        .select(['id', 'kept_until'])
        .where('state', '=', 'PAID')
        .where('appointment_id', 'is', null)
        .where(({ eb, or }) => or([eb('paid_at', '<=', paidBefore), eb('kept_until', '<=', now)]))
        .orderBy('paid_at')
        .limit(atMost)
        .execute(),

    /** Ids of appointments with an unused payment, in pages. */
    paidAppointments: async (after: string | undefined, atMost: number): Promise<string[]> => {
      const rows = await db
        .selectFrom('private_consultation')
        .select('appointment_id')
        .where('state', '=', 'PAID')
        .where('appointment_id', 'is not', null)
        .$if(after !== undefined, (query) => query.where('appointment_id', '>', after ?? ''))
        .orderBy('appointment_id')
        .limit(atMost)
        .execute();
      return rows.flatMap(({ appointment_id }) => appointment_id ?? []);
    },
  };
};

/** How many of some appointments are paid in advance. */
export const countPaid = statement<{ appointmentIds: readonly string[] }, { paid: number }>(
  ({ appointmentIds }) => `select count(*)::int as paid from private_consultation
   where appointment_id = any(${appointmentIds}::uuid[]) and state = 'PAID'`,
);
