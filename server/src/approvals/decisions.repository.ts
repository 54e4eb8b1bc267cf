import type { Role } from '@app/contract/accounts';
import type { StaffActKind } from '@app/contract/approvals';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ApprovalsTables, StaffActRow } from './staff-act.ts';

/** Who decides on which act, with the kinds that their role allows. */
type Deciding = { id: string; accountId: string; kinds: readonly StaffActKind[]; now: Date };

/** Ends of acts that wait. The second of two simultaneous decisions finds no open act. */
export const decisionsRepository = (database: Database) => {
  const db = database.withTables<ApprovalsTables & Pick<Tables, 'account'>>();
  /** An open act proposed by another person, and about another person. */
  const decide = ({ id, accountId, kinds, now }: Deciding) =>
    db
      .updateTable('staff_act')
      .where('id', '=', id)
      .where('kind', 'in', kinds)
      .where('decision', 'is', null)
      .where('expires_at', '>', now)
      .where('asked_by', '<>', accountId)
      .where('subject_id', '<>', accountId);
  return {
    find: (id: string): Promise<StaffActRow | undefined> =>
      db.selectFrom('staff_act').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Approves an act, once, while the person who proposed it still has a suitable role. */
    approve: (deciding: Deciding, roles: readonly Role[]): Promise<StaffActRow | undefined> =>
      decide(deciding)
        .set({ decision: 'APPROVED', decided_by: deciding.accountId, decided_at: deciding.now })
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('account')
              .whereRef('account.id', '=', 'staff_act.asked_by')
              .where('account.status', '=', 'ACTIVE')
              .where('account.role', 'in', roles),
          ),
        )
        .returningAll()
        .executeTakeFirst(),

    reject: (deciding: Deciding, rejection: string): Promise<StaffActRow | undefined> =>
      decide(deciding)
        .set({
          decision: 'REJECTED',
          rejection,
          decided_by: deciding.accountId,
          decided_at: deciding.now,
        })
        .returningAll()
        .executeTakeFirst(),

    /** Takes back an open act of the person who proposed it. */
    withdraw: ({ id, accountId, now }: Omit<Deciding, 'kinds'>): Promise<StaffActRow | undefined> =>
      db
        .updateTable('staff_act')
        .set({ decision: 'WITHDRAWN', decided_at: now })
        .where('id', '=', id)
        .where('asked_by', '=', accountId)
        .where('decision', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst(),
  };
};
