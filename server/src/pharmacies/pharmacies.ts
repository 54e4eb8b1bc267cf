import type { BranchChanges } from '@app/contract/pharmacies';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { type Place, searchBranches } from './branch-search.repository.ts';
import { columnsOfChanges } from './branch-writes.repository.ts';
import { changeBranch } from './change-branch.ts';
import { isOpen, presentOwnBranch } from './pharmacies.presenter.ts';
import { refuse } from './pharmacies.refusals.ts';
import { type BranchRow, pharmaciesRepository } from './pharmacies.repository.ts';
import type { PharmaciesContext } from './pharmacies-context.ts';

/** The branches of pharmacies, and the accounts that work at them. */
export type Pharmacies = ReturnType<typeof createPharmacies>;

export function createPharmacies(context: PharmaciesContext) {
  const { database } = context;
  const branches = pharmaciesRepository(database);

  /** The caller's branch, active or not, since it may finish what it started. */
  async function requireOwnBranch({ accountId }: Pick<Actor, 'accountId'>): Promise<BranchRow> {
    const branch = await branches.findOfAccount(accountId);
    if (!branch) throw refuseKernel('request.forbidden', 'the account is bound to no branch');
    return branch;
  }

  /** The same, only if active: otherwise there is no counter. */
  async function requireOpenBranch(actor: Pick<Actor, 'accountId'>): Promise<BranchRow> {
    const branch = await requireOwnBranch(actor);
    if (!isOpen(branch)) throw refuseKernel('request.forbidden', 'the branch is out of use');
    return branch;
  }

  /** Changes the caller's branch over the version that was read; if it is stale, the answer has the current one. */
  async function updateOwnBranch(
    actor: Actor,
    version: number,
    changes: BranchChanges,
  ): Promise<BranchRow> {
    const { id } = await requireOwnBranch(actor);
    const set = columnsOfChanges(changes);
    const isChanged = await changeBranch(context, actor, { id, version, act: 'CHANGED', set });
    const current = await requireOwnBranch(actor);
    if (isChanged) return current;
    throw refuse('pharmacies.stale-branch', undefined, { current: presentOwnBranch(current) });
  }

  return {
    context,
    requireOwnBranch,
    requireOpenBranch,
    updateOwnBranch,
    findByIds: branches.findByIds,
    findOpen: branches.findOpen,
    findOfAccount: branches.findOfAccount,
    search: (text: string, near: Place | undefined, size: number) =>
      searchBranches(database, text, near, size),
    accountsOf: branches.accountsOf,

    /** The accounts that work at a branch, as seen by a transaction. */
    accountsIn: (transaction: DatabaseTransaction, id: string): Promise<string[]> =>
      pharmaciesRepository(transaction).accountsOf(id),

    /** Whether a branch is active; if so, it stays active until the end of the transaction. */
    lockOpen: (transaction: DatabaseTransaction, id: string): Promise<boolean> =>
      pharmaciesRepository(transaction).lockOpen(id),

    /** A branch, active or not, as seen by a transaction. */
    async branchIn(transaction: DatabaseTransaction, id: string): Promise<BranchRow> {
      const [branch] = await pharmaciesRepository(transaction).findByIds([id]);
      if (!branch) throw new Error('the branch is not there');
      return branch;
    },
  };
}
