import {
  type ListRow,
  type ListValues,
  listValuesSchema,
  needsReason,
  type StaffListName,
} from '@app/contract/catalogs';
import { dayOf } from '@app/contract/kernel';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { whereUnique } from '../../platform/database/where-unique.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../catalogs.refusals.ts';
import { hasSameKey, storedValues } from './list-columns.ts';
import { listWritesRepository } from './list-writes.repository.ts';
import { listsRepository } from './lists.repository.ts';
import { loweredLimit } from './lowered-limit.repository.ts';

type Context = Pick<Platform, 'clock' | 'database'>;
type Given = { values: Record<string, string>; reason: string };
type Edit = Given & { id: string; version: number; active: boolean };

/** Each list has unique constraints of its own; all say the same to whoever edits it. */
const duplicate = () => refuse('catalogs.duplicate');

/** Adds a row to a list. */
export async function addRow(
  context: Context,
  actor: Actor,
  list: StaffListName,
  { values: given, reason }: Given,
): Promise<ListRow> {
  const now = context.clock.now();
  requireStepUp(actor, now);
  const values = listValuesSchema(list).parse(given);
  requireReason(needsReason(list, true, true), reason);
  return whereUnique(duplicate, () =>
    context.database.transaction().execute(async (transaction) => {
      await requireReferences(transaction, list, values);
      requireChangeable(context, list, values);
      const id = await listWritesRepository(transaction).insert(list, storedValues(list, values));
      const row = await requireRow(transaction, list, id);
      await remember(transaction, actor, list, { id, reason, before: {}, after: saidBy(row), now });
      return row;
    }),
  );
}

/** Changes a row that nobody changed since it was read. */
export async function changeRow(
  context: Context,
  actor: Actor,
  list: StaffListName,
  edit: Edit,
): Promise<ListRow> {
  const now = context.clock.now();
  requireStepUp(actor, now);
  const values = listValuesSchema(list).parse(edit.values);
  const { id, active, reason } = edit;
  return whereUnique(duplicate, () =>
    context.database.transaction().execute(async (transaction) => {
      const before = await lockAsRead(transaction, list, edit);
      requireReason(needsReason(list, before.active, active), reason);
      if (!hasSameKey(list, before.values, values)) throw refuse('catalogs.fixed');
      await requireReferences(transaction, list, values);
      requireChangeable(context, list, values, before);
      await requirePrivatePay(transaction, list, before, { active, values });
      await listWritesRepository(transaction).update(list, id, {
        ...storedValues(list, values),
        ...(list === 'plans' && loweredLimit(before.values, values, dayOf(now))),
        active,
      });
      const row = await requireRow(transaction, list, id);
      const said = { before: saidBy(before), after: saidBy(row) };
      await remember(transaction, actor, list, { id, reason, ...said, now });
      return row;
    }),
  );
}

/** Locks a row that is unchanged since it was read; the second of two editors gets its current values. */
async function lockAsRead(
  transaction: DatabaseTransaction,
  list: StaffListName,
  { id, version }: Pick<Edit, 'id' | 'version'>,
): Promise<ListRow> {
  const row = await listsRepository(transaction).lock(list, id);
  if (!row) throw refuse('catalogs.row-not-found');
  const current = shownRow(row);
  if (row.version !== version) throw refuse('catalogs.changed-meanwhile', undefined, { current });
  return current;
}

/** A row without the fields that only the list needs. */
export const shownRow = ({ id, values, names, active, version }: ListRow): ListRow => ({
  id,
  values,
  names,
  active,
  version,
});

async function requireRow(
  transaction: DatabaseTransaction,
  list: StaffListName,
  id: string,
): Promise<ListRow> {
  const row = await listsRepository(transaction).find(list, id);
  if (!row) throw refuse('catalogs.row-not-found');
  return shownRow(row);
}

function requireReason(isNeeded: boolean, reason: string): void {
  if (isNeeded && reason === '') throw refuse('catalogs.reason-required');
}

async function requireReferences(
  transaction: DatabaseTransaction,
  list: StaffListName,
  values: ListValues,
): Promise<void> {
  const [column] = await listWritesRepository(transaction).unknownReferences(
    list,
    storedValues(list, values),
  );
  if (column) throw refuse('catalogs.unknown-reference', column);
}

/**
 * Visits that were settled keep their tariff: it can be added or changed only until its first day
 * (requirement: tariff of the day).
 */
function requireChangeable(
  { clock }: Context,
  list: StaffListName,
  { valid_from = '' }: ListValues,
  before?: ListRow,
): void {
  const today = dayOf(clock.now());
  const isInForce = before ? valid_from <= today : valid_from < today;
  if (list === 'tariffs' && isInForce) throw refuse('catalogs.tariff-in-force');
}

/** Private patients have an insurer and a plan of that name, which cannot be changed or taken out of use. */
async function requirePrivatePay(
  transaction: DatabaseTransaction,
  list: StaffListName,
  before: ListRow,
  { active, values }: Pick<Edit, 'active' | 'values'>,
): Promise<void> {
  if (list !== 'insurers' && list !== 'plans') return;
  const insurer = list === 'insurers' ? before.id : before.values.prepaid_health_id;
  if (!(await listWritesRepository(transaction).isParticular(Number(insurer)))) return;
  const isSame = active && values.name === before.values.name && values.kind === before.values.kind;
  if (!isSame) throw refuse('catalogs.particular');
}

/** The values of a row for its history, with references replaced by names. */
const saidBy = ({ values, names, active }: ListRow): Record<string, string> => ({
  ...values,
  ...names,
  active: String(active),
});

type Change = {
  id: string;
  reason: string;
  before: Record<string, string>;
  after: Record<string, string>;
  now: Date;
};

async function remember(
  transaction: DatabaseTransaction,
  actor: Actor,
  list: StaffListName,
  { id, reason, before, after, now }: Change,
): Promise<void> {
  await listWritesRepository(transaction).remember({
    id: newId(),
    list,
    row_id: id,
    account_id: actor.accountId,
    reason,
    before,
    after,
    changed_at: now,
  });
  await recordAudit(transaction, actor, {
    type: 'list.change',
    action: Object.keys(before).length === 0 ? 'C' : 'U',
    purpose: 'HOPERAT',
    entity_type: list,
    entity_id: id,
  });
}
