import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type SystemRow = {
  database_version: string;
  database_bytes: number;
  migrations: number;
  waiting: number;
  failed: number;
  given_up: number;
  refused_notices: number;
  last_refused: Date | null;
  last_notice: Date | null;
  last_backup: Date | null;
};

/** What the database knows about the system. */
export const systemRepository = (database: Database) => ({
  read: async (): Promise<SystemRow> => {
    const { rows } = await sql<SystemRow>`
        select current_setting('server_version') as database_version,
          pg_database_size(current_database())::float8 as database_bytes,
          (select count(*)::int from schema_migration) as migrations,
          (select count(*)::int from outbound_message where status = 'NEW') as waiting,
          (select count(*)::int from outbound_message where status = 'ERROR' and dead_at is null) as failed,
          (select count(*)::int from outbound_message where dead_at is not null) as given_up,
          (select coalesce(sum(count), 0)::int from payment_notice_refused where day >= current_date - 1) as refused_notices,
          (select max(last_at) from payment_notice_refused) as last_refused,
          (select max(received_at) from payment_notice) as last_notice,
          (select max(finished_at) from backup_run) as last_backup`.execute(database);
    const [row] = rows;
    if (!row) throw new Error('the system is one row');
    return row;
  },
});
