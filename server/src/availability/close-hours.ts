import type { ChangePreview } from '@app/contract/availability';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuse } from './availability.refusals.ts';
import { type Availability, requireOwnAgenda } from './availability.ts';
import { scheduleWritesRepository } from './schedule-writes.repository.ts';

/**
 * Closes hours of the week, all of them or none. What is booked in them is cancelled in the same transaction,
 * once the professional has seen whom that concerns.
 */
export async function closeSchedules(
  context: Availability,
  actor: Actor,
  asked: readonly string[],
  notifyPatients: boolean,
): Promise<void> {
  await requireOwnAgenda(context, actor);
  const ids = [...new Set(asked)];
  const tell = await context.database.transaction().execute(async (transaction) => {
    const own = scheduleWritesRepository(transaction);
    if ((await own.lock(actor.accountId, ids)).length !== ids.length)
      throw refuse('availability.not-found');
    const met = await context.booked.meeting(transaction, actor.accountId, { scheduleIds: ids });
    if (met.length > 0 && !notifyPatients) {
      const current: ChangePreview = { result: 'CONFLICT', slots: 0, appointments: met };
      throw refuse('availability.conflict', undefined, { current });
    }
    await own.close(ids, context.clock.now());
    for (const id of ids)
      await recordAudit(transaction, actor, {
        type: 'availability.close',
        action: 'D',
        purpose: 'HOPERAT',
        entity_type: 'schedule',
        entity_id: id,
        rule: 'own agenda',
      });
    return context.booked.cancel(
      transaction,
      actor,
      met.map(({ id }) => id),
    );
  });
  await tell();
}
