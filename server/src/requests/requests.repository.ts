import { disputedKinds, type RequestKind, type RequestState } from '@app/contract/requests';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../platform/database/pages.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { NamedRequestRow, RequestTables } from './request-rows.ts';

/** Filters of the list; absent ones do not apply. */
export type AskedRequests = {
  kinds: readonly RequestKind[];
  /** Absent for those that are not closed. */
  state: RequestState | undefined;
  /** The account that works on them. */
  assignedTo: string | undefined;
  /** Only those with a deadline before this time. */
  dueBefore: Date | undefined;
  end: PageEnd | undefined;
};

const CLOSED: readonly (RequestState | undefined)[] = ['RESOLVED', 'REJECTED'];

/** Reads requests, by pages. */
export const requestsRepository = (database: Database) => {
  const db = database.withTables<RequestTables & Pick<Tables, 'account' | 'person'>>();
  const named = () =>
    db
      .selectFrom('staff_request')
      .innerJoin('account', 'account.id', 'staff_request.account_id')
      .leftJoin('person', 'person.account_id', 'staff_request.account_id')
      .leftJoin('account as assignee', 'assignee.id', 'staff_request.assigned_to')
      .selectAll('staff_request')
      .select(['account.email', 'first_name', 'last_name', 'assignee.email as assignee']);
  return {
    find: (id: string): Promise<NamedRequestRow | undefined> =>
      named().where('staff_request.id', '=', id).executeTakeFirst(),

    /** Open ones by urgency, closed ones latest first. */
    list: ({
      kinds,
      state,
      assignedTo,
      dueBefore,
      end,
    }: AskedRequests): Promise<NamedRequestRow[]> => {
      const isClosed = CLOSED.includes(state);
      const order = isClosed ? 'desc' : 'asc';
      const place = sql`(urgent_at, staff_request.id)`;
      const after = end && sql`(${end.key}::timestamptz, ${end.id}::uuid)`;
      return named()
        .where('kind', 'in', kinds)
        .$if(!isClosed, (rows) => rows.where('closed_at', 'is', null))
        .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'OPEN'))
        .$if(assignedTo !== undefined, (rows) => rows.where('assigned_to', '=', assignedTo ?? ''))
        .$if(dueBefore !== undefined, (rows) => rows.where('due_at', '<', dueBefore ?? null))
        .$if(after !== undefined, (rows) =>
          rows.where(
            isClosed ? sql<boolean>`${place} < ${after}` : sql<boolean>`${place} > ${after}`,
          ),
        )
        .orderBy('urgent_at', order)
        .orderBy('staff_request.id', order)
        .limit(PAGE_ROWS)
        .execute();
    },

    /** Open requests that dispute a person's data, oldest first. */
    disputing: (personId: string) =>
      db
        .selectFrom('staff_request')
        .select(['details', 'created_at'])
        .where('person_id', '=', personId)
        .where('kind', 'in', disputedKinds)
        .where('closed_at', 'is', null)
        .orderBy('created_at')
        .execute(),

    /** An account's requests, newest first; without its reports about visits. */
    ofAccount: (accountId: string, kinds: readonly RequestKind[], end: PageEnd | undefined) =>
      db
        .selectFrom('staff_request')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('kind', 'in', kinds)
        .$if(end !== undefined, (rows) => rows.where('id', '<', end?.id ?? ''))
        .orderBy('id', 'desc')
        .limit(PAGE_ROWS)
        .execute(),
  };
};
