import { randomInt } from 'node:crypto';
import { composeMail } from '../accounts/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Mail } from '../platform/outside/mail.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';
import { invitationMailCopy as copy } from './family-group.copy.ts';
import { type Invited, invitationsRepository } from './invitations.repository.ts';

const INVITE_QUEUE = 'family-invitation';
/** Days in which a holder causes one mail to the same account at most: a rejected one pesters nobody. */
const MAIL_AGAIN_DAYS = 30;
/** Seconds. */
const A_WHILE = [1, 4] as const;

type Mailing = Pick<Platform, 'clock' | 'config' | 'database' | 'jobs' | 'publicUrl'> &
  Pick<Profiles, 'today'> &
  Pick<Outbox, 'sendMail'>;

/**
 * Asks for the mails of a link in the transaction that makes it. Whether the DNI has an account is found
 * out by the job: adding somebody costs the same whoever they are (requirement: decoy cost). The job comes a while later,
 * so that its own work does not slow down what the holder asks next.
 */
export const askToInvite = (
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: DatabaseTransaction,
  linkId: string,
) => jobs.enqueue(transaction, INVITE_QUEUE, { linkId }, { afterSeconds: randomInt(...A_WHILE) });

/** What family groups do after their answer. */
export function familyGroupJobs(context: Mailing) {
  context.jobs.register(INVITE_QUEUE, ({ linkId }) => inviteByMail(context, String(linkId)));
}

async function inviteByMail(context: Mailing, linkId: string): Promise<void> {
  const now = context.clock.now();
  const notSince = new Date(now.getTime() - MAIL_AGAIN_DAYS * 86_400_000);
  await context.database.transaction().execute(async (transaction) => {
    const invitations = invitationsRepository(transaction, context.today());
    for (const invited of await invitations.toMail(linkId, now, notSince)) {
      await context.sendMail(transaction, invitationMail(context, invited));
    }
  });
}

const HOMES = { PATIENT: '/paciente', PROFESSIONAL: '/profesional' } as const;

/** Who asks, by the first name alone, and the way to the home where the answer is given. */
const invitationMail = (
  { config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>,
  { email, role, holder_name }: Invited,
): Mail =>
  composeMail({
    to: email,
    subject: copy.subject,
    paragraphs: copy.paragraphs(holder_name, config.BRAND_NAME),
    link: { label: copy.link, url: `${publicUrl}${HOMES[role]}` },
    supportEmail: config.SUPPORT_EMAIL,
  });
