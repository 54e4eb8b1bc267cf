import type { Invitation, Membership } from '@app/contract/family-group';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { MemberWriting } from './add-member.ts';
import { acceptedNotice, rejectedNotice } from './family-group.copy.ts';
import { invitationsRepository, type LinkOfPerson } from './invitations.repository.ts';
import { type Telling, tellOfGroup } from './tell-of-group.ts';

/**
 * Lists the questions that wait for the person of this account (requirement: member acceptance). Who asks is told only
 * to whom the holder described.
 */
export async function listInvitations(
  { database, today }: Pick<MemberWriting, 'database' | 'today'>,
  { accountId }: Actor,
): Promise<Invitation[]> {
  const rows = await invitationsRepository(database, today()).waitingFor(accountId);
  return rows.map(({ may_answer, has_profile, ...link }) =>
    may_answer
      ? presentLink(link)
      : {
          id: link.id,
          holderName: null,
          relationship_to_titular: null,
          of_own_record: false,
          missing: has_profile ? 'match' : 'profile',
        },
  );
}

/** A link as its person reads it. */
export const presentLink = ({
  id,
  of_own_record,
  relationship_to_titular,
  first_name,
  last_name,
}: LinkOfPerson): Membership => ({
  id,
  of_own_record,
  relationship_to_titular,
  holderName: `${first_name} ${last_name}`,
  missing: null,
});

/** Stores the answer of the person with that DNI, from their own session and once; the holder is notified. */
export async function answerInvitation(
  context: Pick<MemberWriting, 'clock' | 'database' | 'today'> & Telling,
  actor: Actor,
  linkId: string,
  accept: boolean,
): Promise<void> {
  const { database, clock, today } = context;
  const show = await database.transaction().execute(async (transaction) => {
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
    const notice = accept ? acceptedNotice : rejectedNotice;
    return tellOfGroup(context, transaction, answered.holder_account, {
      happened: accept ? 'accepted' : 'rejected',
      event_key: `${linkId}-answered`,
      ...notice(answered.first_name),
    });
  });
  await show();
}
