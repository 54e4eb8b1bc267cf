import type { TestApp } from './test-app.ts';

type WithPool = Pick<TestApp, 'pool'>;

export async function setBirthDate(
  { pool }: WithPool,
  personId: string,
  day: string,
): Promise<void> {
  await pool.query('update person set birth_date = $2 where id = $1', [personId, day]);
}

/** Sets a person's declared plan. */
export async function putOnPlan(
  { pool }: WithPool,
  personId: string,
  planId: number | null,
): Promise<void> {
  await pool.query('update patient set prepaid_health_category_id = $2 where person_id = $1', [
    personId,
    planId,
  ]);
}

/** Marks a person's plan as verified by staff. */
export async function verifyCoverage({ pool }: WithPool, personId: string): Promise<void> {
  await pool.query('update patient set coverage_verified_at = now() where person_id = $1', [
    personId,
  ]);
}

/** Confirms the telephone of an account, as its code would. */
export async function confirmOwnTelephone({ pool }: WithPool, accountId: string): Promise<void> {
  await pool.query(
    `insert into confirmed_telephone (account_id, phone_number, confirmed_at)
     select account_id, phone_number, now() from person where account_id = $1`,
    [accountId],
  );
}
