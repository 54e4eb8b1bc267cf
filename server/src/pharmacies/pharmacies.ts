import type { BranchChanges, BranchOffice } from '@app/contract/pharmacies';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { type Place, searchBranches } from './branch-search.repository.ts';
import { refuse } from './pharmacies.refusals.ts';
import { type BranchRow, pharmaciesRepository } from './pharmacies.repository.ts';

/** The branches of pharmacies, and which account serves at which. */
export type Pharmacies = ReturnType<typeof createPharmacies>;

export function createPharmacies({ database }: Pick<Platform, 'database'>) {
  const branches = pharmaciesRepository(database);

  /** The branch that the actor serves at; without one there is no counter. */
  async function requireOwnBranch({ accountId }: Pick<Actor, 'accountId'>): Promise<BranchRow> {
    const branch = await branches.findOfAccount(accountId);
    if (!branch) throw refuseKernel('request.forbidden', 'the account is bound to no branch');
    return branch;
  }

  /** Changes the own branch over the version that was read; somebody else's change meanwhile comes back. */
  async function updateOwnBranch(
    actor: Actor,
    version: number,
    changes: BranchChanges,
  ): Promise<BranchRow> {
    const { id } = await requireOwnBranch(actor);
    const isChanged = await database.transaction().execute(async (transaction) => {
      if (!(await pharmaciesRepository(transaction).update(id, version, changes))) return false;
      await recordAudit(transaction, actor, {
        type: 'branch.update',
        action: 'U',
        purpose: 'HOPERAT',
        entity_type: 'branch_office',
        entity_id: id,
        rule: 'own branch',
      });
      return true;
    });
    const current = await requireOwnBranch(actor);
    if (isChanged) return current;
    throw refuse('pharmacies.stale-branch', undefined, { current: presentBranch(current) });
  }

  return {
    requireOwnBranch,
    updateOwnBranch,
    findByIds: branches.findByIds,
    findOpen: branches.findOpen,
    findOfAccount: branches.findOfAccount,
    search: (text: string, near: Place | undefined, size: number) =>
      searchBranches(database, text, near, size),
    accountsOf: branches.accountsOf,

    /** A branch, open for business or not, as a transaction sees it. */
    async branchIn(transaction: DatabaseTransaction, id: string): Promise<BranchRow> {
      const [branch] = await pharmaciesRepository(transaction).findByIds([id]);
      if (!branch) throw new Error('the branch is not there');
      return branch;
    },
  };
}

/** A branch as it is read, with the version that a change of it has to name. */
export const presentBranch = (row: BranchRow): BranchOffice & { version: number } => ({
  id: row.id,
  name: row.name,
  streetName: row.street_name,
  streetNumber: row.street_number,
  phoneNumber: row.phone_number,
  locality: row.locality,
  province: row.province_name,
  openingHours: row.opening_hours,
  pharmacy: { name: row.pharmacy_name },
  version: row.version,
});
