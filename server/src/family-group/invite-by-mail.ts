import { randomInt } from 'node:crypto';
import { composeMail } from '../accounts/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Mail } from '../platform/outside/message.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';
import { invitationMailCopy as copy } from './family-group.copy.ts';
import { type Invited, invitationsRepository } from './invitations.repository.ts';
import type { Telling } from './tell-of-group.ts';
import { registerTellingInvited } from './withdraw-invitation.ts';

const INVITE_QUEUE = 'family-invitation';
/** Minimum days between a holder's mails to the same account, so that rejected holders cannot pester. */
const MAIL_AGAIN_DAYS = 30;
/** Range of the random delay, in seconds. */
const A_WHILE = [1, 4] as const;

type Mailing = Pick<Platform, 'clock' | 'config' | 'database' | 'jobs' | 'publicUrl'> &
  Pick<Profiles, 'today'> &
  Pick<Outbox, 'sendMail'>;

/**
 * Queues the mails of a link in its transaction. Only the job looks up whether the DNI has an account, so that
 * adding a member takes the same time for everybody (requirement: decoy cost). It runs after a delay, so that
 * its work does not slow down the holder's next request.
 */
export const askToInvite = (
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: DatabaseTransaction,
  linkId: string,
) => jobs.enqueue(transaction, INVITE_QUEUE, { linkId }, { afterSeconds: randomInt(...A_WHILE) });

/** Jobs of family groups. */
export function familyGroupJobs(context: Mailing & Telling) {
  context.jobs.register(INVITE_QUEUE, ({ linkId }) => inviteByMail(context, String(linkId)));
  registerTellingInvited(context);
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

/** The mail names nobody, since a DNI is a claim, and has a link to the home, where the answer is given. */
const invitationMail = (
  { config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>,
  { email, role }: Invited,
): Mail =>
  composeMail({
    to: email,
    subject: copy.subject,
    paragraphs: copy.paragraphs(config.BRAND_NAME),
    link: { label: copy.link, url: `${publicUrl}${HOMES[role]}` },
    supportEmail: config.SUPPORT_EMAIL,
  });
