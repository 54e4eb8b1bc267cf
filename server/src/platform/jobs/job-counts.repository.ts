import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../database/pages.ts';

export type QueueRow = {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  waiting_since: Date | null;
};

export type FailedJobRow = {
  id: string;
  name: string;
  completed_on: Date;
  /** With all its digits, since the next page starts from it. */
  completed_key: string;
  retry_count: number;
  message: string | null;
};

/** Background jobs in the tables of pg-boss, which are only read here. */
export const jobCountsRepository = (database: Database) => ({
  queues: async (): Promise<QueueRow[]> => {
    const { rows } = await sql<QueueRow>`
      select name,
        count(*) filter (where state in ('created', 'retry'))::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'failed')::int as failed,
        min(created_on) filter (where state in ('created', 'retry') and start_after <= now()) as waiting_since
      from (select name from pgboss.queue where name not like '\\_\\_%') known
        left join (select * from pgboss.job where state <> 'completed') left_over using (name)
      group by name order by name`.execute(database);
    return rows;
  },

  /** Jobs that failed after all attempts, newest first. */
  failed: async (end: PageEnd | undefined): Promise<FailedJobRow[]> => {
    const { rows } = await sql<FailedJobRow>`
      select id, name, completed_on, completed_on::text as completed_key, retry_count,
        output ->> 'message' as message
      from pgboss.job
      where state = 'failed'
        and (${end?.key ?? null}::timestamptz is null
          or (completed_on, id) < (${end?.key ?? null}::timestamptz, ${end?.id ?? null}::uuid))
      order by completed_on desc, id desc limit ${PAGE_ROWS}`.execute(database);
    return rows;
  },

  /** The queue of a failed job; `undefined` if it has not failed. */
  findFailed: async (id: string): Promise<string | undefined> => {
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where id = ${id} and state = 'failed' for update`.execute(
      database,
    );
    return rows[0]?.name;
  },
});
