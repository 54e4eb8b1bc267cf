import type { ServedBefore } from '@app/contract/dispensing';
import { dayOf } from '@app/contract/kernel';
import { recordAudit } from '../audit/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/refusal.ts';
import { pushNotices, statusOn } from '../prescriptions/index.ts';
import { refuse } from './dispensing.refusals.ts';
import type { Dispensing } from './dispensing.ts';
import { counterAudit, type Presented } from './find-at-counter.ts';

type Act = {
  command: 'dispense' | 'block';
  /** Refuses, before anything is done, what may not be done at this counter now. */
  allow?: ((transaction: DatabaseTransaction) => Promise<unknown>) | undefined;
  /** Stores related data in the same transaction, at the time of the act; returns the notifications. */
  store: (transaction: DatabaseTransaction, now: Date) => Promise<NotificationRow[]>;
};

/**
 * Moves a prescription at a counter in one transaction, with an update that requires its expected state: its
 * row is the lock between counters and prescriber. If it came too late, the refusal says what was first, and is
 * audited. The time is taken once the row is locked: an order counts as served what was handed over since its
 * payment, which may have been confirmed while this act waited.
 */
export async function moveAtCounter(
  counter: Dispensing,
  actor: Actor,
  { row }: Presented,
  { command, allow, store }: Act,
): Promise<void> {
  const { clock, database, prescriptions } = counter;
  const outcome = await database.transaction().execute(async (transaction) => {
    await allow?.(transaction);
    await prescriptions.lockAll(transaction, [row.id]);
    const now = clock.now();
    const move = { id: row.id, command, now, today: dayOf(now) };
    if (!(await prescriptions.move(transaction, move)))
      return refusalNow(counter, transaction, row.id, now);
    await recordAudit(transaction, actor, { ...counterAudit(command, row), rule: 'own branch' });
    return store(transaction, now);
  });
  if (outcome instanceof Refusal) {
    await recordAudit(database, actor, { ...counterAudit(command, row), outcome: 'denied' });
    throw outcome;
  }
  await pushNotices(counter, outcome);
}

/** Why the move failed, by the prescription's current status. */
async function refusalNow(
  { prescriptions }: Dispensing,
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<Refusal> {
  const row = await prescriptions.standingIn(transaction, id);
  if (row?.dispensed_at) {
    const current: ServedBefore = { dispensedDate: row.dispensed_at.toISOString() };
    return refuse('dispensing.already-dispensed', undefined, { current });
  }
  const status = row ? statusOn(row, dayOf(now)) : 'ANNULLED';
  if (status === 'ANNULLED') return refuse('dispensing.not-found');
  if (status === 'BLOCKED') return refuse('dispensing.blocked');
  return refuse(status === 'OVERDUE' ? 'dispensing.overdue' : 'dispensing.not-started');
}
