import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A visit whose patient a professional may write to. */
export type ReachableVisit = Pick<
  Row<'visit'>,
  'id' | 'person_id' | 'account_id' | 'phase' | 'professional_id'
>;

/** The asking account, its specialty while on duty, and since when attended people count. */
export type Asking = { accountId: string; specialtyOnDuty: number | null; attendedSince: Date };

export const reachableVisitsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'visit'>>();
  const reachable = ({ accountId, specialtyOnDuty, attendedSince }: Asking) =>
    db
      .selectFrom('visit')
      .select(['id', 'person_id', 'account_id', 'phase', 'professional_id'])
      .where((eb) => {
        const ways: Expression<SqlBool>[] = [
          eb.and([
            eb('professional_id', '=', accountId),
            eb('patient_agreed', '=', true),
            eb.or([
              eb('phase', 'in', ['OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP']),
              eb.and([eb('phase', '=', 'FINISHED'), eb('closed_at', '>', attendedSince)]),
            ]),
          ]),
        ];
        if (specialtyOnDuty !== null)
          ways.push(
            eb.and([eb('phase', '=', 'WAITING'), eb('specialty_id', '=', specialtyOnDuty)]),
          );
        return eb.or(ways);
      });
  return {
    find: (asking: Asking, visitId: string): Promise<ReachableVisit | undefined> =>
      reachable(asking).where('id', '=', visitId).executeTakeFirst(),

    findOfPerson: (asking: Asking, personId: string): Promise<ReachableVisit | undefined> =>
      reachable(asking)
        .where('person_id', '=', personId)
        .orderBy(sql`created_at`, 'desc')
        .limit(1)
        .executeTakeFirst(),
  };
};
