import { OPEN_ORDER_STATUSES } from '@app/contract/pharmacy-orders';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../platform/database/pages.ts';
import type { Tables } from '../platform/database/tables.ts';
import { type BranchRow, branchesIn } from './pharmacies.repository.ts';

export type AskedBranches = {
  words: readonly string[];
  active: boolean | undefined;
  end: PageEnd | undefined;
};

/** A branch with the additional data for staff. */
export type StaffBranchRow = BranchRow & {
  accounts: { id: string; email: string }[];
  open_orders: number;
  /** Sort key of the list. */
  position: string;
};

const POSITION = sql<string>`search_text(pharmacy.name || ' ' || branch_office.name)`;
const SEARCHED = sql`search_text(concat_ws(' ', pharmacy.name, branch_office.name,
  branch_office.street_name, branch_office.locality))`;
const IN_USE = sql<boolean>`(branch_office.active and pharmacy.active)`;

/** Branches as staff reads them, active or not. */
export const staffBranchesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'branch_change'>>();
  const branches = () =>
    branchesIn(database).select([
      POSITION.as('position'),
      sql<StaffBranchRow['accounts']>`(select coalesce(
          jsonb_agg(jsonb_build_object('id', account.id, 'email', email) order by email), '[]')
        from branch_account join account on account.id = account_id
        where branch_id = branch_office.id)`.as('accounts'),
      // Only counted: the content of an order is for those who serve it.
      sql<number>`(select count(*)::int from purchase_order
        where branch_id = branch_office.id
          and status = any(${OPEN_ORDER_STATUSES}::text[]))`.as('open_orders'),
    ]);
  return {
    page: ({ words, active, end }: AskedBranches): Promise<StaffBranchRow[]> =>
      branches()
        .where((eb) =>
          eb.and(words.map((word) => sql<boolean>`strpos(${SEARCHED}, search_text(${word})) > 0`)),
        )
        .$if(active !== undefined, (rows) => rows.where(sql<boolean>`${IN_USE} = ${active}`))
        .$if(end !== undefined, (rows) =>
          rows.where(
            sql<boolean>`(${POSITION}, branch_office.id) > (${end?.key}, ${end?.id}::uuid)`,
          ),
        )
        .orderBy(POSITION)
        .orderBy('branch_office.id')
        .limit(PAGE_ROWS)
        .execute(),

    find: (id: string): Promise<StaffBranchRow | undefined> =>
      branches().where('branch_office.id', '=', id).executeTakeFirst(),

    /** The history of a branch, latest first. */
    historyOf: (id: string) =>
      db
        .selectFrom('branch_change')
        .innerJoin('account', 'account.id', 'account_id')
        .selectAll('branch_change')
        .select('email')
        .where('branch_id', '=', id)
        .orderBy('branch_change.id', 'desc')
        .limit(HISTORY_SHOWN)
        .execute(),
  };
};

const HISTORY_SHOWN = 50;
