import type { TestApp } from './test-app.ts';

type WithPool = Pick<TestApp, 'pool'>;

/** Makes a record this much older. */
export async function ageRecord(
  { pool }: WithPool,
  consultationId: string,
  interval: string,
): Promise<void> {
  await pool.query('update consultation set created_at = created_at - $2::interval where id = $1', [
    consultationId,
    interval,
  ]);
}

/** Sets the instant at which a record was stored. */
export async function dateRecord(
  { pool }: WithPool,
  consultationId: string,
  instant: string,
): Promise<void> {
  await pool.query('update consultation set created_at = $2 where id = $1', [
    consultationId,
    instant,
  ]);
}
