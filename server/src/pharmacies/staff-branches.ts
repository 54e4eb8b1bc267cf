import type {
  BranchEdit,
  listStaffBranches,
  NewBranch,
  StaffBranch,
  StaffBranchSheet,
} from '@app/contract/pharmacies';
import type { z } from 'zod';
import { requireStepUp } from '../accounts/index.ts';
import { pageEndOf, pageOf } from '../platform/database/pages.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { branchWritesRepository, columnsOfEdit } from './branch-writes.repository.ts';
import { changeBranch, remember, whereNameIsFree } from './change-branch.ts';
import { presentOwnBranch } from './pharmacies.presenter.ts';
import { refuse } from './pharmacies.refusals.ts';
import { pharmaciesRepository } from './pharmacies.repository.ts';
import type { PharmaciesContext } from './pharmacies-context.ts';
import { type StaffBranchRow, staffBranchesRepository } from './staff-branches.repository.ts';

const WORDS_MAX = 6;

/** A page of the branches, active or not. */
export async function listForStaff(
  { database }: PharmaciesContext,
  { search = '', state, after }: z.output<typeof listStaffBranches.query>,
): Promise<{ data: StaffBranch[]; next: string | null }> {
  const rows = await staffBranchesRepository(database).page({
    words: search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX),
    active: state && state === 'active',
    end: pageEndOf(after, 'text'),
  });
  const { data, next } = pageOf(rows, ({ position, id }) => ({ key: position, id }));
  return { data: data.map(presentForStaff), next };
}

/** A branch with its history. */
export async function readForStaff(
  { database }: PharmaciesContext,
  id: string,
): Promise<StaffBranchSheet> {
  const branches = staffBranchesRepository(database);
  const [row, events] = await Promise.all([branches.find(id), branches.historyOf(id)]);
  if (!row) throw refuseKernel('request.not-found');
  return {
    ...presentForStaff(row),
    history: events.map(({ id: eventId, changed_at, act, email, reason }) => ({
      id: eventId,
      at: changed_at.toISOString(),
      act: act as StaffBranchSheet['history'][number]['act'],
      by: email,
      reason,
    })),
  };
}

const presentForStaff = (row: StaffBranchRow): StaffBranch => ({
  ...presentOwnBranch(row),
  pharmacy: { name: row.pharmacy_name, cuit: row.cuit, active: row.pharmacy_active },
  provinceCode: row.province_code,
  accounts: row.accounts,
  openOrders: row.open_orders,
});

/** Adds a branch, and its pharmacy if the CUIT is new. */
export async function addBranch(
  context: PharmaciesContext,
  actor: Actor,
  { cuit, pharmacyName, ...branch }: NewBranch,
): Promise<StaffBranchSheet> {
  requireStepUp(actor, context.clock.now());
  await requireProvince(context, branch);
  const id = await whereNameIsFree(() =>
    context.database.transaction().execute(async (transaction) => {
      const writes = branchWritesRepository(transaction);
      const pharmacy = await writes.pharmacyOf(cuit, pharmacyName);
      if (pharmacy.name !== pharmacyName)
        throw refuse('pharmacies.cuit-of-another', 'cuit', { current: { name: pharmacy.name } });
      if (!pharmacy.active) throw refuse('pharmacies.pharmacy-inactive');
      const added = await writes.insert({ ...columnsOfEdit(branch), pharmacy_id: pharmacy.id });
      await remember(context, transaction, actor, { id: added, act: 'ADDED', reason: '' });
      return added;
    }),
  );
  return readForStaff(context, id);
}

type Read = { id: string; version: number };

/** Changes name, address, telephone and hours of a branch that is unchanged since it was read. */
export async function editBranch(
  context: PharmaciesContext,
  actor: Actor,
  read: Read,
  edit: BranchEdit,
): Promise<StaffBranchSheet> {
  await requireProvince(context, edit);
  return change(context, actor, {
    ...read,
    act: 'CHANGED',
    set: columnsOfEdit(edit),
  });
}

/** Deactivates a branch. Its accounts finish the orders that it has. */
export const deactivateBranch = (
  context: PharmaciesContext,
  actor: Actor,
  read: Read,
  reason: string,
): Promise<StaffBranchSheet> =>
  change(context, actor, { ...read, act: 'DEACTIVATED', set: { active: false }, reason });

/** Reactivates a branch, if its pharmacy is active. */
export const reactivateBranch = (
  context: PharmaciesContext,
  actor: Actor,
  read: Read,
  reason: string,
): Promise<StaffBranchSheet> =>
  change(context, actor, {
    ...read,
    act: 'REACTIVATED',
    set: { active: true },
    reason,
    require: async (transaction) => {
      const isOffered = await pharmaciesRepository(transaction).lockOpen(read.id);
      if (!isOffered) throw refuse('pharmacies.pharmacy-inactive');
    },
  });

/** Applies a change to a branch; if it is stale, the answer has the current state. */
async function change(
  context: PharmaciesContext,
  actor: Actor,
  what: Parameters<typeof changeBranch>[2],
): Promise<StaffBranchSheet> {
  requireStepUp(actor, context.clock.now());
  const isChanged = await changeBranch(context, actor, what);
  const current = await readForStaff(context, what.id);
  if (isChanged) return current;
  throw refuse('pharmacies.stale-branch', undefined, { current });
}

async function requireProvince(
  { database }: PharmaciesContext,
  { provinceCode }: Pick<BranchEdit, 'provinceCode'>,
): Promise<void> {
  if (!(await branchWritesRepository(database).isProvince(provinceCode)))
    throw refuse('pharmacies.unknown-province', 'provinceCode');
}
