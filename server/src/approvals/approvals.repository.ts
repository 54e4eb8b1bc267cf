import type { StaffActKind } from '@app/contract/approvals';
import type { Database } from '../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../platform/database/pages.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ApprovalsTables, NamedActRow, StaffActRow } from './staff-act.ts';

/** Acts of staff, newest first: ids grow with time. */
export const approvalsRepository = (database: Database) => {
  const db = database.withTables<ApprovalsTables & Pick<Tables, 'account'>>();
  const named = () =>
    db
      .selectFrom('staff_act')
      .innerJoin('account as asker', 'asker.id', 'asked_by')
      .leftJoin('account as decider', 'decider.id', 'decided_by')
      .selectAll('staff_act')
      .select(['asker.email as asker', 'decider.email as decider'])
      .orderBy('staff_act.id', 'desc')
      .limit(PAGE_ROWS);
  const waiting = (now: Date) =>
    named().where('decision', 'is', null).where('expires_at', '>', now);
  const page = (rows: ReturnType<typeof named>, end: PageEnd | undefined): Promise<NamedActRow[]> =>
    (end ? rows.where('staff_act.id', '<', end.id) : rows).execute();
  return {
    insert: (row: StaffActRow) => db.insertInto('staff_act').values(row).execute(),

    /** Adds an act that waits for a second person; returns nothing if the same one already waits; a new account is one by address. */
    insertWaiting: async (row: StaffActRow) => {
      await db
        .updateTable('staff_act')
        .set({ decision: 'EXPIRED', decided_at: row.asked_at })
        .where('kind', '=', row.kind)
        .where((eb) =>
          row.kind === 'CREATE_ACCOUNT'
            ? eb('subject', '=', row.subject)
            : eb('subject_id', '=', row.subject_id),
        )
        .where('decision', 'is', null)
        .where('expires_at', '<=', row.asked_at)
        .execute();
      return db
        .insertInto('staff_act')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
    },

    /** Replaces the name of the subject of acts; the acts stay. */
    renameSubject: (subjectId: string, subject: string) =>
      db.updateTable('staff_act').set({ subject }).where('subject_id', '=', subjectId).execute(),

    emailOf: async (accountId: string): Promise<string> =>
      (
        await db
          .selectFrom('account')
          .select('email')
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow()
      ).email,

    /** Acts that need a second person. */
    list: (kinds: readonly StaffActKind[], end: PageEnd | undefined) =>
      page(named().where('needs_second', '=', true).where('kind', 'in', kinds), end),

    /** Those of them that are undecided and have not expired. */
    listOpen: (kinds: readonly StaffActKind[], now: Date, end: PageEnd | undefined) =>
      page(waiting(now).where('kind', 'in', kinds), end),

    listOfSubject: (subjectId: string, end: PageEnd | undefined) =>
      page(named().where('subject_id', '=', subjectId), end),

    listWaiting: (subjectId: string, now: Date): Promise<NamedActRow[]> =>
      waiting(now).where('subject_id', '=', subjectId).execute(),
  };
};
