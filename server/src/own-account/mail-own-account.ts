import { OWN_ACCOUNT_KEY_HOURS } from '@app/contract/own-account';
import { requestsProblems } from '@app/contract/requests';
import { composeMail, requireFreeAddress } from '../accounts/index.ts';
import { hashSecret, newId, newSecret } from '../platform/ids.ts';
import type { Mail } from '../platform/outside/message.ts';
import { refusals } from '../platform/refusal.ts';
import { personAccountRepository } from '../profiles/index.ts';
import type { CloseRequest } from '../requests/index.ts';
import { keysRepository } from './keys.repository.ts';
import { membersRepository } from './members.repository.ts';
import { ownAccountMailCopy as copy } from './own-account.copy.ts';
import type { OwnAccount } from './own-account-context.ts';

const refuse = refusals(requestsProblems);

/** Registers that approving a request mails the link to the person, in the same transaction. */
export function registerMailing(context: OwnAccount): void {
  context.requests.onClose('FAMILY', mailing(context));
}

/**
 * Mails a link to the requested address; the person's earlier links stop working. Refuses an address in use,
 * and a person who has left the group or already has an account.
 */
const mailing =
  (context: OwnAccount): CloseRequest =>
  async (transaction, _actor, { account_id, details: { email }, person_id, state }) => {
    if (state !== 'RESOLVED') return;
    if (!person_id || !email) throw new Error('an own account is asked for a person, by e-mail');
    const key = newSecret();
    const now = context.clock.now();
    await keysRepository(transaction).replace(
      {
        id: newId(),
        person_id,
        email,
        key_hash: hashSecret(key),
        asked_by: account_id,
        created_at: now,
        expires_at: new Date(now.getTime() + OWN_ACCOUNT_KEY_HOURS * 3_600_000),
      },
      now,
    );
    // Locks the key first and then the person, as in opening the account, so that neither deadlocks.
    const person = await personAccountRepository(transaction).lockWithoutAccount(person_id);
    const isMember = await membersRepository(transaction).isMember(person_id);
    if (!person || !isMember) throw refuse('requests.changed-meanwhile');
    await requireFreeAddress(context.accounts, transaction, email);
    await context.accounts.sendMail(transaction, mailWith(context, email, person.first_name, key));
  };

const mailWith = (
  { config, publicUrl }: OwnAccount,
  to: string,
  firstName: string,
  key: string,
): Mail =>
  composeMail({
    to,
    subject: copy.subject(config.BRAND_NAME),
    paragraphs: copy.paragraphs(config.BRAND_NAME, firstName),
    link: { label: copy.link, url: `${publicUrl}/cuenta-propia?key=${key}` },
    supportEmail: config.SUPPORT_EMAIL,
  });
