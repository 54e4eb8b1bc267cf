import type { Row } from '../platform/database/rows.ts';
import type { TestApp } from './test-app.ts';

type WithPool = Pick<TestApp, 'pool'>;

export async function setVerification(
  { pool }: WithPool,
  accountId: string,
  verification: Row<'professional'>['verification'],
): Promise<void> {
  await pool.query('update professional set verification = $2 where account_id = $1', [
    accountId,
    verification,
  ]);
}

/** Sets the last days of a professional's licences, in order. */
export async function licencesCountUntil(
  { pool }: WithPool,
  accountId: string,
  days: readonly (string | null)[],
): Promise<void> {
  for (const [position, day] of days.entries())
    await pool.query(
      'update professional_licence set valid_until = $1 where professional_id = $2 and position = $3',
      [day, accountId, position],
    );
}
