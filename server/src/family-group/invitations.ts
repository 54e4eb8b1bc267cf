import type { Invitation } from '@app/contract/family-group';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { MemberWriting } from './add-member.ts';
import { invitationsRepository } from './invitations.repository.ts';

/** Lists the holders who ask to act for the person of this account (requirement: member acceptance). */
export async function listInvitations(
  { database, today }: Pick<MemberWriting, 'database' | 'today'>,
  { accountId }: Actor,
): Promise<Invitation[]> {
  const rows = await invitationsRepository(database, today()).waitingFor(accountId);
  return rows.map(({ id, of_own_record, relationship_to_titular, first_name, last_name }) => ({
    id,
    of_own_record,
    relationship_to_titular,
    holderName: `${first_name} ${last_name}`,
  }));
}

/** Stores the answer of the person with that DNI, from their own session and once. */
export async function answerInvitation(
  { database, clock, today }: Pick<MemberWriting, 'clock' | 'database' | 'today'>,
  actor: Actor,
  linkId: string,
  accept: boolean,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const answered = await invitationsRepository(transaction, today()).answer(
      actor.accountId,
      linkId,
      accept ? 'ACTIVE' : 'ENDED',
      clock.now(),
    );
    if (!answered) throw refuseKernel('request.not-found');
    await recordAudit(transaction, actor, {
      type: accept ? 'family-group.accept' : 'family-group.reject',
      action: 'U',
      purpose: 'PATRQT',
      patient_id: answered.member_id,
      entity_type: 'family_link',
      entity_id: linkId,
    });
  });
}
