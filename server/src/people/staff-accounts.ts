import type { ActOutcome } from '@app/contract/approvals';
import type { roleBodySchema, staffAccountBodySchema } from '@app/contract/people';
import type { z } from 'zod';
import { addStaffAccount, giveRole } from '../accounts/index.ts';
import type { CarryOut, StaffAct } from '../approvals/index.ts';
import { bindAccount } from '../pharmacies/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import { askAct, doOrPropose, requireProof } from './ask-act.ts';
import { refuse } from './people.refusals.ts';
import type { PeopleContext } from './people-context.ts';

type NewAccount = z.output<typeof staffAccountBodySchema>;
type GivenRole = z.output<typeof roleBodySchema>;

/** Creates an account of staff or of a pharmacy; its owner sets the password by mail. */
export async function askStaffAccount(
  context: PeopleContext,
  actor: Actor,
  { email, reason, ...given }: NewAccount,
): Promise<ActOutcome> {
  requireProof(context, actor, 'CREATE_ACCOUNT');
  const there = await context.accounts.accounts.findByEmail(email);
  if (there && !isOnlyAskedFor(there)) throw refuse('people.email-taken');
  return doOrPropose(context, actor, {
    kind: 'CREATE_ACCOUNT',
    subjectId: there?.id ?? newId(),
    subject: email,
    payload: await payloadOf(context, given),
    reason,
  });
}

/** Gives an account of staff or of a pharmacy another role or branch. */
export async function askRole(
  context: PeopleContext,
  actor: Actor,
  accountId: string,
  { reason, ...given }: GivenRole,
): Promise<ActOutcome> {
  requireProof(context, actor, 'CHANGE_ROLE');
  const account = await context.accounts.accounts.findById(accountId);
  if (account && isRegistered(account)) throw refuse('people.state-refused');
  const payload = await payloadOf(context, given);
  return askAct(context, actor, { kind: 'CHANGE_ROLE', subjectId: accountId, payload, reason });
}

type Standing = { role: string; status: string };

const isRegistered = ({ role }: Standing): boolean => role === 'PATIENT' || role === 'PROFESSIONAL';

/** Whether the account is only a registration that was never activated. */
const isOnlyAskedFor = (account: Standing): boolean =>
  account.status === 'PENDING' && isRegistered(account);

async function payloadOf(
  { pharmacies }: PeopleContext,
  { role, branchId = null }: Pick<GivenRole, 'role' | 'branchId'>,
): Promise<StaffAct['payload']> {
  const branch = branchId === null ? undefined : await pharmacies.findOpen(branchId);
  if (branchId !== null && !branch) throw refuseKernel('request.not-found');
  const name = branch ? `${branch.pharmacy_name}, ${branch.name}` : null;
  return { role, branchId, branch: name };
}

/** Registers the effects of acts on the accounts of staff and of pharmacies. */
export function registerStaffAccounts(context: PeopleContext): void {
  context.approvals.register('CREATE_ACCOUNT', create(context));
  context.approvals.register('CHANGE_ROLE', change(context));
}

const create =
  (context: PeopleContext): CarryOut =>
  async (transaction, _actor, { subjectId: id, subject: email, payload }) => {
    const added = await addStaffAccount(context.accounts, transaction, {
      id,
      email,
      role: roleOf(payload),
    });
    if (added !== id) throw refuse('people.email-taken');
    await bind(transaction, id, payload);
    return async () => {};
  };

const change =
  (context: PeopleContext): CarryOut =>
  async (transaction, _actor, { subjectId, payload }) => {
    const changed = await giveRole(context.accounts, transaction, subjectId, roleOf(payload));
    if (typeof changed === 'string') throw refuse(`people.${changed}`);
    await bind(transaction, subjectId, payload);
    return async () => changed.ended.forEach(context.accounts.closeSockets);
  };

function roleOf({ role }: StaffAct['payload']) {
  if (!role) throw new Error('the act gives no role');
  return role;
}

async function bind(
  transaction: DatabaseTransaction,
  accountId: string,
  { branchId = null }: StaffAct['payload'],
): Promise<void> {
  if (!(await bindAccount(transaction, accountId, branchId)))
    throw refuseKernel('request.not-found');
}
