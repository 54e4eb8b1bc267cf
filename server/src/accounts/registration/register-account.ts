import type { registrationSchema } from '@app/contract/accounts';
import { ACTIVATION_KEY_HOURS, REGISTRATIONS_PER_HOUR } from '@app/contract/accounts';
import type { z } from 'zod';
import { accountConsentsRepository } from '../../consents/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';
import { accountMails } from '../account-mails.ts';
import type { AccountRow } from '../accounts.repository.ts';
import type { Accounts } from '../accounts.ts';
import { requireAllowed } from '../login/allowance.ts';
import { requireOfNetwork } from '../login/network-allowance.ts';
import { requireGoodPassword } from '../passwords/passwords.ts';

type Registration = z.output<typeof registrationSchema>;

export const REGISTER_QUEUE = 'registration';

/** A registration without its password. */
export type Applicant = Pick<AccountRow, 'email' | 'role' | 'id_number' | 'alias'>;

/**
 * Registers an account. Its password opens nothing: the owner of the mailbox sets one; what was typed here only lets
 * the login say that the account is not active yet (requirement: account from the mailbox). Only the job looks up
 * whether the e-mail has an account, so the answer does not show it.
 */
export async function registerAccount(
  context: Accounts,
  { email, id_number, active_role, alias, password }: Registration,
  network: string,
): Promise<void> {
  requireGoodPassword(password, active_role);
  await requireAllowed(context, `register:account:${email}`, {
    max: REGISTRATIONS_PER_HOUR.ACCOUNT,
    minutes: 60,
  });
  const perNetwork = { max: REGISTRATIONS_PER_HOUR.NETWORK, minutes: 60 };
  await requireOfNetwork(context, 'register', { email, network }, perNetwork);
  const applicant: Applicant = { email, role: active_role, id_number, alias: alias ?? null };
  const passwordHash = await context.passwords.hash(password);
  await context.database.transaction().execute(async (transaction) => {
    const { signupPasswords } = context.inTransaction(transaction);
    await signupPasswords.keep(email, passwordHash, context.clock.now());
    await context.jobs.enqueue(transaction, REGISTER_QUEUE, applicant);
  });
}

/**
 * Stores the latest data of a pending account and mails its link; links with earlier data stop working. An
 * e-mail with an account in use gets a mail that says so.
 */
export async function addApplicant(context: Accounts, applicant: Applicant): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const { registrations } = context.inTransaction(transaction);
    const id = newId();
    const pending = await registrations.keepPending({ id, ...applicant });
    if (pending?.id === id) await accountConsentsRepository(transaction).acceptAtSignup(id);
    if (pending) return sendActivation(context, transaction, pending);
    await context.sendMail(transaction, accountMails(context).alreadyRegistered(applicant.email));
  });
}

/** Mails a new activation link; earlier ones stop working. */
export async function sendActivation(
  context: Accounts,
  transaction: DatabaseTransaction,
  pending: Pick<AccountRow, 'id' | 'email' | 'role' | 'id_number'>,
): Promise<void> {
  const key = newSecret();
  const now = context.clock.now();
  await context.inTransaction(transaction).keys.replace(
    {
      id: newId(),
      account_id: pending.id,
      purpose: 'activation',
      key_hash: hashSecret(key),
      expires_at: new Date(now.getTime() + ACTIVATION_KEY_HOURS * 3_600_000),
    },
    now,
  );
  await context.sendMail(transaction, accountMails(context).activation(pending, key));
}
