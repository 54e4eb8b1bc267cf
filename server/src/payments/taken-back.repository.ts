import type { Centavos } from '@app/contract/kernel';
import type { TakenBackKind } from '@app/contract/payments';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type TakenBackRow = Row<'payment_taken_back'>;
/** What a payable tells people about money that was taken back. */
export type TakenBack = Pick<TakenBackRow, 'amount' | 'kind' | 'payment_id' | 'version'>;
type Taken = { paymentId: string; kind: TakenBackKind; amount: Centavos };

/** What providers say of money that they took back. */
export const takenBackRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'payment_taken_back' | 'refund_due'>>();
  return {
    has: async (paymentId: string): Promise<boolean> =>
      (await db
        .selectFrom('payment_taken_back')
        .select('payment_id')
        .where('payment_id', '=', paymentId)
        .executeTakeFirst()) !== undefined,

    /** Stores what the provider says; `undefined` if it is known. News reopens what was decided. */
    note: (
      { paymentId: payment_id, kind, amount }: Taken,
      taken_at: Date,
    ): Promise<TakenBackRow | undefined> =>
      db
        .insertInto('payment_taken_back')
        .values({ payment_id, kind, amount, taken_at })
        .onConflict((conflict) =>
          conflict
            .column('payment_id')
            .doUpdateSet(({ ref }) => ({
              kind: ref('excluded.kind'),
              amount: ref('excluded.amount'),
              taken_at: ref('excluded.taken_at'),
              returned_at: null,
              version: sql<number>`payment_taken_back.version + 1`,
              decided_at: null,
              decided_by: null,
              decision_reason: null,
            }))
            .where(
              sql<boolean>`(payment_taken_back.kind, payment_taken_back.amount) is distinct from (excluded.kind, excluded.amount)
                or payment_taken_back.returned_at is not null`,
            ),
        )
        .returningAll()
        .executeTakeFirst(),

    /** The provider says that it is approved after all: nothing follows until a person decides. */
    noteReturned: (paymentId: string, returned_at: Date) =>
      db
        .updateTable('payment_taken_back')
        .set({ returned_at, version: sql<number>`version + 1` })
        .where('payment_id', '=', paymentId)
        .where('returned_at', 'is', null)
        .execute(),

    /** How much of a payment is marked for refund by us, made or not. */
    owedOf: async (paymentId: string): Promise<Centavos> =>
      (
        await db
          .selectFrom('refund_due')
          .select('amount')
          .where('payment_id', '=', paymentId)
          .executeTakeFirst()
      )?.amount ?? 0,
  };
};
