import { FAMILY_MEMBERS_MAX, type MemberChanges, type NewMember } from '@app/contract/family-group';
import { birthDateFault, minimumAge } from '@app/contract/profiles';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import {
  type ProfileWriting,
  personChanges,
  profileWritesRepository,
  readyPatient,
  refuseField,
  storedFilesRepository,
  storePatient,
} from '../profiles/index.ts';
import { refuse } from './family-group.refusals.ts';
import { groupWritesRepository } from './group-writes.repository.ts';

const NEW = 'new-member';

/**
 * Adds a dependant as a new person of the holder's group. Nobody is searched for: where the DNI has
 * an account the link waits for that person, and the answer is the same (SR-09).
 */
export async function addMember(
  context: ProfileWriting,
  actor: Actor,
  member: NewMember,
): Promise<void> {
  requireMember(context, actor, member.birth_date);
  const ready = await readyPatient(context.catalogs, member);
  const memberId = newId();
  await context.database.transaction().execute(async (transaction) => {
    const holder = await requireRoom(transaction, actor, member.id_number);
    const group = groupWritesRepository(transaction);
    const hasAccount = await group.hasAccount(member.id_number);
    const writes = profileWritesRepository(transaction);
    await writes.insertPerson({
      id: memberId,
      account_id: null,
      id_number: member.id_number,
      ...personChanges(member),
    });
    await storePatient(transaction, memberId, ready);
    await group.insertLink({
      id: newId(),
      holder_id: holder.id,
      member_id: memberId,
      relationship_to_titular: member.relationship_to_titular,
      status: hasAccount ? 'PENDING' : 'ACTIVE',
    });
    await storedFilesRepository(transaction).give(
      { account_id: actor.accountId, subject: NEW },
      memberId,
    );
    await writes.deleteDraft(actor.accountId, NEW);
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

/** The holder, locked, with room for one more; refused where the group or the plan says no. */
async function requireRoom(transaction: DatabaseTransaction, actor: Actor, dni: string) {
  const group = groupWritesRepository(transaction);
  const holder = await group.lockHolder(actor.accountId);
  if (!holder?.full_profile) throw refuse('family-group.holder-incomplete');
  if (holder.id_number === dni) throw refuseField('id_number', 'id_number.own');
  if (!holder.allowed) throw refuse('family-group.not-in-plan');
  const dnis = await group.dnisOfGroup(holder.id);
  if (dnis.includes(dni)) throw refuse('family-group.already-member');
  if (dnis.length >= Math.min(FAMILY_MEMBERS_MAX, holder.allowed)) {
    throw refuse('family-group.full');
  }
  return holder;
}

/** Changes what the holder wrote of a member; DNI and link stay. */
export async function updateMember(
  context: ProfileWriting,
  actor: Actor,
  memberId: string,
  changes: MemberChanges,
): Promise<void> {
  requireMember(context, actor, changes.birth_date);
  const ready = await readyPatient(context.catalogs, changes);
  await context.database.transaction().execute(async (transaction) => {
    const group = groupWritesRepository(transaction);
    const link = await group.lockLink(actor.accountId, memberId);
    if (!link) throw refuseKernel('request.not-found');
    const writes = profileWritesRepository(transaction);
    await writes.updatePerson(memberId, personChanges(changes));
    await storePatient(transaction, memberId, ready);
    await group.setRelationship(link.id, changes.relationship_to_titular);
    await writes.deleteDraft(actor.accountId, memberId);
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

function requireMember({ today }: ProfileWriting, { role }: Actor, birthDate: string): void {
  if (role !== 'PATIENT') throw refuseKernel('request.forbidden');
  const fault = birthDateFault(birthDate, today(), minimumAge.member);
  if (fault) throw refuseField('birth_date', fault);
}
