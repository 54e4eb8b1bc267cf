import { refuse } from '../accounts.refusals.ts';
import type { AccountRow } from '../accounts.repository.ts';
import type { Accounts } from '../accounts.ts';
import { hearGuess } from './hear-guess.ts';

/** Bucket that counts password guesses within a session. */
export const passwordGuesses = (accountId: string) => `password:account:${accountId}`;

/** Refuses a wrong password, and too many attempts (requirement: counted tries). */
export async function provePassword(
  context: Accounts,
  account: AccountRow,
  password: string,
): Promise<void> {
  const isRight = await hearGuess(context, passwordGuesses(account.id), () =>
    context.passwords.verify(account.password_hash, password),
  );
  if (!isRight) throw refuse('accounts.wrong-password', 'La contraseña no es correcta.');
}
