import type { BranchAct } from '@app/contract/pharmacies';
import { recordAudit } from '../audit/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { whereUnique } from '../platform/database/where-unique.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { type BranchSet, branchWritesRepository } from './branch-writes.repository.ts';
import { branchNotices } from './pharmacies.copy.ts';
import { refuse } from './pharmacies.refusals.ts';
import { type BranchRow, pharmaciesRepository } from './pharmacies.repository.ts';
import type { PharmaciesContext } from './pharmacies-context.ts';

/** A change of a branch over the version that was read. */
type Change = Pick<BranchRow, 'id' | 'version'> & {
  act: Exclude<BranchAct, 'ADDED'>;
  set: BranchSet;
  reason?: string;
  /** Further checks, which can refuse. */
  require?: (transaction: DatabaseTransaction) => Promise<void>;
};

/**
 * Changes a branch with its history, its audit row and the notifications to its accounts, except the caller's,
 * in one transaction. False if somebody changed it after it was read.
 */
export async function changeBranch(
  context: PharmaciesContext,
  actor: Actor,
  { id, version, act, set, reason = '', require }: Change,
): Promise<boolean> {
  const told = await whereNameIsFree(() =>
    context.database.transaction().execute(async (transaction) => {
      if (!(await branchWritesRepository(transaction).update({ id, version }, set)))
        return undefined;
      await require?.(transaction);
      await remember(context, transaction, actor, { id, act, reason });
      return tellAccounts(context, transaction, actor, { id, act, reason });
    }),
  );
  await Promise.all((told ?? []).map((row) => context.notifications.push(row)));
  return told !== undefined;
}

/** Branch names are unique within a pharmacy. */
export const whereNameIsFree = <T>(work: () => Promise<T>): Promise<T> =>
  whereUnique(
    { branch_office_pharmacy_id_name_key: () => refuse('pharmacies.name-taken', 'name') },
    work,
  );

type Done<Act = BranchAct> = { id: string; act: Act; reason: string };

/** Stores a branch's change in its history and the audit. */
export async function remember(
  { clock }: PharmaciesContext,
  transaction: DatabaseTransaction,
  actor: Actor,
  { id, act, reason }: Done,
): Promise<void> {
  await branchWritesRepository(transaction).remember({
    id: newId(),
    branch_id: id,
    account_id: actor.accountId,
    act,
    reason,
    changed_at: clock.now(),
  });
  await recordAudit(transaction, actor, {
    type: act === 'ADDED' ? 'branch.create' : 'branch.update',
    action: act === 'ADDED' ? 'C' : 'U',
    purpose: 'HOPERAT',
    entity_type: 'branch_office',
    entity_id: id,
    rule: actor.role === 'PHARMACY' ? 'own branch' : act,
  });
}

/** Notifies the accounts of a branch of staff's change. */
async function tellAccounts(
  { notifications }: PharmaciesContext,
  transaction: DatabaseTransaction,
  actor: Actor,
  { id, act, reason }: Done<Change['act']>,
): Promise<NotificationRow[]> {
  if (actor.role === 'PHARMACY') return [];
  const rows: NotificationRow[] = [];
  for (const account_id of await pharmaciesRepository(transaction).accountsOf(id)) {
    const row = await notifications.add(transaction, {
      ...branchNotices[act](reason),
      account_id,
      event: `branch.${act.toLowerCase()}`,
      event_key: newId(),
      entity_type: null,
      entity_id: null,
      visit_id: null,
    });
    if (row) rows.push(row);
  }
  return rows;
}
