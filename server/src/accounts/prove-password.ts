import { SECRET_ATTEMPTS } from '@app/contract/accounts';
import { refuse } from './accounts.refusals.ts';
import type { AccountRow } from './accounts.repository.ts';
import type { Accounts } from './accounts.ts';
import { requireAllowed } from './allowance.ts';

const PER_QUARTER = { max: SECRET_ATTEMPTS, minutes: 15 };

/** Refuses whoever does not know the account's password, and whoever tries too often (D-09). */
export async function provePassword(
  context: Accounts,
  account: AccountRow,
  password: string,
): Promise<void> {
  const bucket = `password:account:${account.id}`;
  await requireAllowed(context, bucket, PER_QUARTER);
  if (!(await context.passwords.verify(account.password_hash, password)))
    throw refuse('accounts.wrong-password', 'La contraseña no es correcta.');
  await context.throttles.clear(bucket);
}
