import type { TestApp } from './test-app.ts';

type Listed = 'locality' | 'pre_existing_disease' | 'prepaid_health' | 'surgery';
type WithPool = Pick<TestApp, 'pool'>;

/** Takes the row with this name out of use. */
export async function stopOffering({ pool }: WithPool, list: Listed, name: string): Promise<void> {
  await pool.query(`update ${list} set active = false where name = $1`, [name]);
}

export async function stopOfferingPlan({ pool }: WithPool, planId: number): Promise<void> {
  await pool.query('update prepaid_health_category set active = false where id = $1', [planId]);
}
