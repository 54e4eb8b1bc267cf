import { randomInt } from 'node:crypto';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { withdrawnNotice } from './family-group.copy.ts';
import { refuse } from './family-group.refusals.ts';
import { groupWritesRepository } from './group-writes.repository.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { leavingRepository } from './leaving.repository.ts';
import { type Telling, tellOfGroup } from './tell-of-group.ts';

const WITHDRAWN_QUEUE = 'family-invitation-withdrawn';
/** Range of the random delay, in seconds: longer than that of the invitation's own mail. */
const A_WHILE = [5, 8] as const;

type Withdrawing = Pick<Platform, 'database' | 'jobs'>;

/**
 * Withdraws an invitation, once and only while it is unanswered (requirement: leaving a family group). A job
 * notifies the mailed accounts, so that the time of the answer shows nothing about the DNI.
 */
export async function withdrawInvitation(
  { database, jobs }: Withdrawing,
  actor: Actor,
  memberId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const link = await leavingRepository(transaction).withdraw(actor.accountId, memberId);
    if (!link) {
      const group = groupWritesRepository(transaction);
      const isMember = await group.lockLink(actor.accountId, memberId);
      throw isMember ? refuse('family-group.not-invited') : refuseKernel('request.not-found');
    }
    await jobs.enqueue(
      transaction,
      WITHDRAWN_QUEUE,
      { linkId: link.id },
      { afterSeconds: randomInt(...A_WHILE) },
    );
    await recordAudit(transaction, actor, {
      type: 'family-group.withdraw',
      action: 'D',
      purpose: 'PATRQT',
      patient_id: memberId,
      entity_type: 'family_link',
      entity_id: link.id,
    });
  });
}

type TellingInvited = Pick<Platform, 'database' | 'jobs'> & Telling & { today: () => string };

/** The job that tells invited people that their invitation was withdrawn. */
export const registerTellingInvited = (context: TellingInvited): void =>
  context.jobs.register(WITHDRAWN_QUEUE, ({ linkId }) => tellInvited(context, String(linkId)));

async function tellInvited(context: TellingInvited, linkId: string): Promise<void> {
  const shown = await context.database.transaction().execute(async (transaction) => {
    const invitations = invitationsRepository(transaction, context.today());
    const shows: (() => Promise<void>)[] = [];
    for (const { account_id } of await invitations.mailedAbout(linkId)) {
      shows.push(
        await tellOfGroup(context, transaction, account_id, {
          happened: 'withdrawn',
          event_key: `${linkId}-withdrawn`,
          ...withdrawnNotice,
        }),
      );
    }
    return shows;
  });
  for (const show of shown) await show();
}
