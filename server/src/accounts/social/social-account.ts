import { SOCIAL, type socialRegistrationSchema } from '@app/contract/accounts';
import type { z } from 'zod';
import { recordAudit } from '../../audit/index.ts';
import { accountConsentsRepository } from '../../consents/index.ts';
import { secondsBefore } from '../../platform/clock.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { hashSecret, newId } from '../../platform/ids.ts';
import { accountMails } from '../account-mails.ts';
import { refuseSocial } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';

type Registration = z.output<typeof socialRegistrationSchema>;

/**
 * Registers a patient with the data that the provider verified; the e-mail and authorities of the body are
 * ignored. An e-mail with an account gets a mail that says so, and the same answer.
 */
export async function registerSocially(
  context: Accounts,
  cookie: string | undefined,
  { id_token, idNumber }: Registration,
): Promise<string> {
  return context.database.transaction().execute(async (transaction) => {
    const { registrations, attempts, identities, signupPasswords } =
      context.inTransaction(transaction);
    const now = context.clock.now();
    const proof = await attempts.useTicket(
      hashSecret(cookie ?? ''),
      hashSecret(id_token),
      secondsBefore(now, SOCIAL.TICKET_SECONDS),
      now,
    );
    if (!proof?.issuer || !proof.subject || !proof.email) throw refuseSocial();
    const { issuer, subject, email } = proof;
    const added = await registrations.insertSocial(
      { id: newId(), email, id_number: idNumber },
      now,
    );
    if (added) await accountConsentsRepository(transaction).acceptAtSignup(added.id);
    if (!added) {
      await context.sendMail(transaction, accountMails(context).alreadyRegistered(email));
      return email;
    }
    if (!(await identities.insert(issuer, subject, added.id))) throw refuseSocial();
    await signupPasswords.forgetOf(email);
    return email;
  });
}

/** Links the identity that this browser has just proved to the logged-in account. */
export async function linkIdentity(
  context: Accounts,
  actor: Actor,
  cookie: string | undefined,
): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const { attempts, identities } = context.inTransaction(transaction);
    const now = context.clock.now();
    const provedAfter = secondsBefore(now, SOCIAL.COOKIE_SECONDS);
    const proof = await attempts.useProof(hashSecret(cookie ?? ''), actor.email, provedAfter, now);
    if (!proof?.issuer || !proof.subject) throw refuseSocial();
    const tied = await identities.insert(proof.issuer, proof.subject, actor.accountId);
    if (!tied) throw refuseSocial();
    await tellOwner(context, transaction, actor);
  });
}

async function tellOwner(context: Accounts, transaction: DatabaseTransaction, actor: Actor) {
  await context.sendMail(transaction, accountMails(context).identityLinked(actor.email));
  await recordAudit(transaction, actor, {
    type: 'account.identity-linked',
    action: 'U',
    purpose: 'HOPERAT',
    entity_type: 'account',
    entity_id: actor.accountId,
  });
}
