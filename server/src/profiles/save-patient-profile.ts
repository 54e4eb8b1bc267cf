import { ageOn } from '@app/contract/kernel';
import {
  birthDateFault,
  type FirstProfile,
  minimumAge,
  type PatientProfile,
} from '@app/contract/profiles';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { profileDraftsRepository } from './drafts/profile-drafts.repository.ts';
import { fileChangesRepository } from './files/file-changes.repository.ts';
import { profileWritesRepository } from './profile-writes.repository.ts';
import { refuse, refuseField } from './profiles.refusals.ts';
import type { ProfilesContext } from './profiles-context.ts';
import { personChanges, readyPatient, storePatient } from './store-patient.ts';
import { type TelephoneTelling, tellOfTelephone } from './telephone/tell-of-telephone.ts';

/** Dependencies of writing profiles. */
export type ProfileWriting = Pick<ProfilesContext, 'catalogs' | 'database' | 'today'>;

const OWN = 'own';

/** Completes the caller's profile, once. */
export async function registerPatient(
  context: ProfileWriting,
  actor: Actor,
  profile: FirstProfile,
): Promise<void> {
  requireAge(context, profile.birth_date);
  const account = await profileWritesRepository(context.database).findAccount(actor.accountId);
  const id_number = account?.id_number ?? profile.id_number;
  if (!id_number) throw refuseField('id_number', 'id_number.required');
  const ready = await readyPatient(context.catalogs, profile);
  const id = newId();
  await context.database.transaction().execute(async (transaction) => {
    const writes = profileWritesRepository(transaction);
    const added = await writes.insertPerson({
      id,
      account_id: actor.accountId,
      id_number,
      ...personChanges(profile),
    });
    if (!added) throw refuse('profiles.already-registered');
    await storePatient(transaction, id, ready);
    await fileChangesRepository(transaction).give(
      { account_id: actor.accountId, subject: OWN },
      id,
    );
    await profileDraftsRepository(transaction).delete(actor.accountId, OWN);
    await recordAudit(transaction, actor, auditOf('profile.register', 'C', id));
  });
}

/** Changes the caller's profile; DNI, account and computed columns cannot be changed. */
export async function updatePatient(
  context: ProfileWriting & TelephoneTelling,
  actor: Actor,
  profile: PatientProfile,
): Promise<void> {
  const ready = await readyPatient(context.catalogs, profile);
  await context.database.transaction().execute(async (transaction) => {
    const writes = profileWritesRepository(transaction);
    const person = await writes.lockPersonOfAccount(actor.accountId);
    if (!person) throw refuse('profiles.not-registered');
    requireOwnAge(context, person.birth_date, profile.birth_date);
    await writes.updatePerson(person.id, personChanges(profile));
    await tellOfTelephone(context, transaction, actor, person, profile.phone_number);
    await storePatient(transaction, person.id, ready);
    await profileDraftsRepository(transaction).delete(actor.accountId, OWN);
    await recordAudit(transaction, actor, auditOf('profile.update', 'U', person.id));
  });
}

function requireAge({ today }: ProfileWriting, birthDate: string): void {
  const fault = birthDateFault(birthDate, today(), minimumAge.holder);
  if (fault) throw refuseField('birth_date', fault);
}

/**
 * Refuses to change the birth date of a person who is under 18 today: staff checked it for the account and
 * corrects it (requirement: own account of a dependant).
 */
function requireOwnAge(context: ProfileWriting, stored: string, birthDate: string): void {
  const isMinor = ageOn(stored, context.today()) < minimumAge.holder;
  if (!isMinor) requireAge(context, birthDate);
  else if (birthDate !== stored) throw refuseField('birth_date', 'birth_date.by-staff');
}

const auditOf = (type: string, action: AuditEntry['action'], personId: string): AuditEntry => ({
  type,
  action,
  purpose: 'PATRQT',
  patient_id: personId,
  entity_type: 'person',
  entity_id: personId,
});
