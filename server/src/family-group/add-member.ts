import { FAMILY_MEMBERS_MAX, type MemberChanges, type NewMember } from '@app/contract/family-group';
import { ageOn } from '@app/contract/kernel';
import { acceptanceReason, birthDateFault, minimumAge } from '@app/contract/profiles';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import {
  fileChangesRepository,
  type ProfileWriting,
  personChanges,
  profileDraftsRepository,
  profileWritesRepository,
  readyPatient,
  refuseField,
  storePatient,
} from '../profiles/index.ts';
import { refuse } from './family-group.refusals.ts';
import { groupWritesRepository } from './group-writes.repository.ts';
import { askToInvite } from './invite-by-mail.ts';

/** Dependencies of writing members. */
export type MemberWriting = ProfileWriting & Pick<Platform, 'clock' | 'jobs'>;

const NEW = 'new-member';

/**
 * Adds a dependant as a new person in the holder's group, without searching for existing people. A spouse, a
 * partner, an adult and anybody with an account must accept, and the answer is the same in every case
 * (requirement: member acceptance).
 */
export async function addMember(
  context: MemberWriting,
  actor: Actor,
  member: NewMember,
): Promise<void> {
  requireAge(context, member.birth_date);
  const ready = await readyPatient(context.catalogs, member);
  const memberId = newId();
  await context.database.transaction().execute(async (transaction) => {
    const holder = await requireRoom(context, transaction, actor, member.id_number);
    const writes = profileWritesRepository(transaction);
    await writes.insertPerson({
      id: memberId,
      account_id: null,
      id_number: member.id_number,
      ...personChanges(member),
    });
    await storePatient(transaction, memberId, ready);
    await linkTo(context, transaction, holder.id, { ...member, memberId });
    await fileChangesRepository(transaction).give(
      { account_id: actor.accountId, subject: NEW },
      memberId,
    );
    await profileDraftsRepository(transaction).delete(actor.accountId, NEW);
    await recordAudit(transaction, actor, {
      type: 'family-group.add',
      action: 'C',
      purpose: 'PATRQT',
      patient_id: memberId,
      entity_type: 'person',
      entity_id: memberId,
    });
  });
}

/** Links the new person to the holder, active or waiting for acceptance, and queues the invitation. */
async function linkTo(
  context: MemberWriting,
  transaction: DatabaseTransaction,
  holderId: string,
  { memberId, id_number, birth_date, relationship_to_titular }: NewMember & { memberId: string },
) {
  const group = groupWritesRepository(transaction);
  const hasAccount = await group.hasAccount(id_number);
  const reason = acceptanceReason(relationship_to_titular, birth_date, context.today());
  const id = newId();
  await group.insertLink({
    id,
    holder_id: holderId,
    member_id: memberId,
    relationship_to_titular,
    status: hasAccount || reason ? 'PENDING' : 'ACTIVE',
  });
  await askToInvite(context, transaction, id);
}

/** Returns the holder, locked, with room for another member; refuses if the group or plan is full. */
async function requireRoom(
  { today }: MemberWriting,
  transaction: DatabaseTransaction,
  actor: Actor,
  dni: string,
) {
  const group = groupWritesRepository(transaction);
  const holder = await group.lockHolder(actor.accountId);
  if (!holder?.full_profile) throw refuse('family-group.holder-incomplete');
  if (ageOn(holder.birth_date, today()) < minimumAge.holder)
    throw refuse('family-group.holder-minor');
  if (holder.id_number === dni) throw refuseField('id_number', 'id_number.own');
  if (!holder.allowed) throw refuse('family-group.not-in-plan');
  const dnis = await group.dnisOfGroup(holder.id);
  if (dnis.includes(dni)) throw refuse('family-group.already-member');
  if (dnis.length >= Math.min(FAMILY_MEMBERS_MAX, holder.allowed)) {
    throw refuse('family-group.full');
  }
  return holder;
}

/**
 * Changes the data of a member without an account; the DNI cannot be changed. A member who has to accept before
 * or after the change waits for acceptance from then on, unless they already accepted
 * (requirement: member acceptance).
 */
export async function updateMember(
  context: MemberWriting,
  actor: Actor,
  memberId: string,
  changes: MemberChanges,
): Promise<void> {
  requireAge(context, changes.birth_date);
  const ready = await readyPatient(context.catalogs, changes);
  await context.database.transaction().execute(async (transaction) => {
    const group = groupWritesRepository(transaction);
    const link = await group.lockLink(actor.accountId, memberId);
    if (!link) throw refuseKernel('request.not-found');
    if (link.own_account !== null) throw refuse('family-group.own-account');
    if (!(await group.isMember(actor.accountId, memberId, context.today())))
      throw refuseKernel('request.not-found');
    await group.makeWait(link.id, context.today());
    const writes = profileWritesRepository(transaction);
    await writes.updatePerson(memberId, personChanges(changes));
    await storePatient(transaction, memberId, ready);
    await group.setRelationship(link.id, changes.relationship_to_titular);
    await group.makeWait(link.id, context.today());
    await askToInvite(context, transaction, link.id);
    await profileDraftsRepository(transaction).delete(actor.accountId, memberId);
    await recordAudit(transaction, actor, {
      type: 'family-group.update',
      action: 'U',
      purpose: 'PATRQT',
      patient_id: memberId,
      entity_type: 'person',
      entity_id: memberId,
    });
  });
}

function requireAge({ today }: ProfileWriting, birthDate: string): void {
  const fault = birthDateFault(birthDate, today(), minimumAge.member);
  if (fault) throw refuseField('birth_date', fault);
}
