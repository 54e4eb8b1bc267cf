import type { Membership } from '@app/contract/family-group';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { MemberWriting } from './add-member.ts';
import type { Removing } from './ask-removal.ts';
import { leftNotice } from './family-group.copy.ts';
import { presentLink } from './invitations.ts';
import { membershipsRepository } from './memberships.repository.ts';
import { tellOfGroup } from './tell-of-group.ts';

/** Lists the holders who act for the person of this account because that person accepted. */
export async function listMemberships(
  { database }: Pick<MemberWriting, 'database'>,
  { accountId }: Actor,
): Promise<Membership[]> {
  return (await membershipsRepository(database).listOf(accountId)).map(presentLink);
}

/**
 * Ends a link that the caller accepted, with what the holder booked for them; the holder is notified
 * (requirement: leaving a family group).
 */
export async function leaveGroup(
  context: Pick<MemberWriting, 'database'> & Omit<Removing, 'requests'>,
  actor: Actor,
  linkId: string,
): Promise<void> {
  const after = await context.database.transaction().execute(async (transaction) => {
    const left = await membershipsRepository(transaction).end(actor.accountId, linkId);
    if (!left?.holder_account) throw refuseKernel('request.not-found');
    await recordAudit(transaction, actor, {
      type: 'family-group.leave',
      action: 'U',
      purpose: 'PATRQT',
      patient_id: left.member_id,
      entity_type: 'family_link',
      entity_id: linkId,
    });
    const booked = { accountId: left.holder_account, personId: left.member_id };
    return [
      await context.cancelAppointments(transaction, actor, booked),
      await tellOfGroup(context, transaction, left.holder_account, {
        happened: 'left',
        event_key: `${linkId}-left`,
        ...leftNotice(left.first_name),
      }),
    ];
  });
  for (const tell of after) await tell();
}
