import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../../platform/database/pages.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type ReviewTables = Pick<
  Tables,
  'account' | 'audit_event' | 'emergency_access' | 'emergency_review' | 'person'
>;

/** Emergency accesses and the medical director's reviews. */
export const emergencyReviewsRepository = (database: Database) => {
  const db = database.withTables<ReviewTables>();
  return {
    list: (isReviewed: boolean, end: PageEnd | undefined) =>
      db
        .selectFrom('emergency_access as opened')
        .innerJoin('person as patient', 'patient.id', 'opened.person_id')
        .leftJoin('emergency_review as review', 'review.emergency_id', 'opened.id')
        .leftJoin('account as reviewer', 'reviewer.id', 'review.reviewed_by')
        .select(['opened.id', 'opened.opened_at', 'opened.professional_id', 'opened.reason'])
        .select(['patient.first_name', 'patient.last_name'])
        .select(['review.verdict', 'review.note', 'review.reviewed_at', 'reviewer.email'])
        .select(sql<string>`opened.opened_at::text`.as('opened_key'))
        .select((eb) =>
          eb
            .selectFrom('audit_event')
            .select(eb.fn.countAll<number>().as('count'))
            .where('patient_id', '=', eb.ref('opened.person_id'))
            .where('account_id', '=', eb.ref('opened.professional_id'))
            .where('action', '=', 'R')
            .where('outcome', '=', 'success')
            .where('audit_event.recorded_at', '>=', eb.ref('opened.recorded_at'))
            .where(
              sql<boolean>`audit_event.recorded_at <= opened.recorded_at + (opened.until - opened.opened_at)`,
            )
            .as('readings'),
        )
        .where('review.emergency_id', isReviewed ? 'is not' : 'is', null)
        .$if(end !== undefined, (query) =>
          query.where(
            sql<boolean>`(opened.opened_at, opened.id) < (${end?.key}::timestamptz, ${end?.id}::uuid)`,
          ),
        )
        .orderBy('opened.opened_at', 'desc')
        .orderBy('opened.id', 'desc')
        .limit(PAGE_ROWS)
        .execute(),

    find: (id: string) =>
      db.selectFrom('emergency_access').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Adds a review; returns nothing if there is already one. */
    insert: (row: Row<'emergency_review'>) =>
      db
        .insertInto('emergency_review')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('emergency_id')
        .executeTakeFirst(),
  };
};

export type OpeningRow = Awaited<
  ReturnType<ReturnType<typeof emergencyReviewsRepository>['list']>
>[number];
