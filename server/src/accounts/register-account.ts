import type { registrationSchema } from '@app/contract/accounts';
import { ACTIVATION_KEY_HOURS } from '@app/contract/accounts';
import type { z } from 'zod';
import { hashSecret, newId, newSecret } from '../platform/ids.ts';
import { accountMails } from './account-mails.ts';
import type { Accounts } from './accounts.ts';
import { requireGoodPassword } from './passwords.ts';

type Registration = z.output<typeof registrationSchema>;

/**
 * Asks for an account. The password is only checked, never kept: whoever opens the mailbox sets it
 * (SR-04). An e-mail that has an account gets a mail that says so; the answer is the same.
 */
export async function registerAccount(
  context: Accounts,
  registration: Registration,
): Promise<void> {
  const { email, id_number, active_role, alias, password } = registration;
  requireGoodPassword(password, active_role);
  await context.database.transaction().execute(async (transaction) => {
    const { accounts } = context.inTransaction(transaction);
    const id = newId();
    const added = await accounts.insertPending({
      id,
      email,
      role: active_role,
      id_number,
      alias: alias ?? null,
    });
    const known = added ? undefined : await accounts.findByEmail(email);
    const pendingId = added?.id ?? (known?.status === 'PENDING' ? known.id : undefined);
    const mails = accountMails(context);
    if (!pendingId) return context.sendMail(transaction, mails.alreadyRegistered(email));
    const key = newSecret();
    const now = context.clock.now();
    await accounts.replaceKey(
      {
        id: newId(),
        account_id: pendingId,
        purpose: 'activation',
        key_hash: hashSecret(key),
        expires_at: new Date(now.getTime() + ACTIVATION_KEY_HOURS * 3_600_000),
      },
      now,
    );
    await context.sendMail(transaction, mails.activation(email, key));
  });
}
