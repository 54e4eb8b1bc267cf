import { until } from './eventually.ts';
import type { TestApp } from './test-app.ts';

const WAITING = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';

/**
 * Runs an act while another transaction changes a row; that one commits only once the act waits for it, after what
 * happens `meanwhile`.
 */
export async function duringChange<Result>(
  { pool }: Pick<TestApp, 'pool'>,
  { change, id, meanwhile }: { change: string; id: string; meanwhile?: () => void },
  act: () => Promise<Result>,
): Promise<Result> {
  const changing = await pool.connect();
  await changing.query('begin');
  await changing.query(change, [id]);
  const { rows } = await changing.query('select pg_backend_pid() as pid');
  const acting = act();
  await until(async () => (await pool.query(WAITING, [rows[0].pid])).rowCount === 1);
  meanwhile?.();
  await changing.query('commit');
  changing.release();
  return acting;
}
