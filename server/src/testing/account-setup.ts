import type { Row } from '../platform/database/rows.ts';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './test-app.ts';

type WithPool = Pick<TestApp, 'pool'>;
type Added = Pick<Row<'account'>, 'email' | 'role'> & { idNumber?: string | null };

/** Adds an active account with the demonstration's password and no profile; returns its id. */
export async function addAccount(
  { pool }: WithPool,
  { email, role, idNumber = null }: Added,
): Promise<string> {
  const id = newId();
  await pool.query(
    `insert into account (id, email, role, status, id_number, password_hash, activated_at)
     select $1, $2, $3, 'ACTIVE', $4, password_hash, now() from account where email = 'paciente@cercana.test'`,
    [id, email, role, idNumber],
  );
  return id;
}

export async function disableAccount({ pool }: WithPool, email: string): Promise<void> {
  await pool.query(`update account set status = 'DISABLED' where email = $1`, [email]);
}

/** Ends every session of an account, without notifying anybody. */
export async function endSessions({ pool }: WithPool, accountId: string): Promise<void> {
  await pool.query('update session set ended_at = now() where account_id = $1', [accountId]);
}

/** Makes the proof of identity of a session too old. */
export async function forgetStepUp({ pool }: WithPool, accountId: string): Promise<void> {
  await pool.query('update session set step_up_at = null where account_id = $1', [accountId]);
}
