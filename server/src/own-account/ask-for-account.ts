import { ageOn } from '@app/contract/kernel';
import type { MemberWithoutAccount } from '@app/contract/own-account';
import { OWN_GRANT_AGE } from '@app/contract/profiles';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import { type MemberRow, membersRepository, onceKey } from './members.repository.ts';
import { refuse } from './own-account.refusals.ts';
import type { OwnAccount } from './own-account-context.ts';

/** Members of the caller's group who may get an account and have none. */
export async function listWithoutAccount(
  context: OwnAccount,
  { accountId }: Actor,
): Promise<MemberWithoutAccount[]> {
  const { clock, database } = context;
  const members = await membersRepository(database).of(accountId, clock.now());
  return members
    .filter(
      (member) => member.account_id === null && !member.is_invited && isOldEnough(context, member),
    )
    .map((member) => ({ memberId: member.id, state: stateOf(member) }));
}

const isOldEnough = ({ profiles }: OwnAccount, { birth_date }: MemberRow): boolean =>
  ageOn(birth_date, profiles.today()) >= OWN_GRANT_AGE;

const stateOf = ({ is_asked, is_mailed }: MemberRow): MemberWithoutAccount['state'] => {
  if (is_asked) return 'ASKED';
  return is_mailed ? 'MAILED' : 'NOT_ASKED';
};

/**
 * Asks staff for an account of a member, once at a time. The e-mail is not looked up, so the answer is the same
 * for every address (requirement: decoy cost).
 */
export async function askForAccount(
  context: OwnAccount,
  actor: Actor,
  memberId: string,
  email: string,
): Promise<{ requestId: string }> {
  const { clock, database, requests } = context;
  const members = await membersRepository(database).of(actor.accountId, clock.now());
  const member = members.find(({ id }) => id === memberId);
  if (!member) throw refuseKernel('request.not-found');
  if (member.account_id !== null) throw refuse('own-account.exists');
  if (!isOldEnough(context, member)) throw refuse('own-account.too-young');
  if (member.is_invited) throw refuse('own-account.only-invited');
  const id = newId();
  await database.transaction().execute(async (transaction) => {
    const opened = await requests.open(transaction, {
      id,
      kind: 'FAMILY',
      account_id: actor.accountId,
      person_id: memberId,
      once_key: onceKey(memberId),
      details: {
        person: `${member.first_name} ${member.last_name}`,
        email,
        idNumber: member.id_number,
        birthDate: member.birth_date,
      },
    });
    if (!opened) throw refuse('own-account.already-asked');
    await recordAudit(transaction, actor, {
      type: 'request.asked',
      action: 'C',
      purpose: 'PATRQT',
      patient_id: memberId,
      entity_type: 'staff_request',
      entity_id: id,
      rule: 'FAMILY',
    });
  });
  return { requestId: id };
}
