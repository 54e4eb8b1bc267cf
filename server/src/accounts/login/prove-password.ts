import { refuse } from '../accounts.refusals.ts';
import type { AccountRow } from '../accounts.repository.ts';
import type { Accounts } from '../accounts.ts';
import { hearGuess } from './hear-guess.ts';

/** Under what name guesses of an account's password within a session are counted. */
export const passwordGuesses = (accountId: string) => `password:account:${accountId}`;

/** Refuses whoever does not know the account's password, and whoever tries too often (requirement: counted tries). */
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
