import type { ChangePreview } from '@app/contract/availability';
import { recordAudit } from '../audit/index.ts';
import type { AskedAgenda } from './asked-agenda.ts';
import { closedWords } from './availability.copy.ts';
import { refuse } from './availability.refusals.ts';
import type { Availability } from './availability.ts';
import { changeAgenda } from './change-agenda.ts';
import { scheduleWritesRepository } from './schedule-writes.repository.ts';

/**
 * Closes weekly hours, all of them or none. Appointments booked in them are cancelled in the same transaction,
 * after the person who manages the agenda has seen which ones.
 */
export async function closeSchedules(
  context: Availability,
  agenda: AskedAgenda,
  asked: readonly string[],
  notifyPatients: boolean,
): Promise<void> {
  const { actor, professionalId } = agenda;
  const ids = [...new Set(asked)];
  await changeAgenda(context, agenda, async (transaction) => {
    const own = scheduleWritesRepository(transaction);
    const rows = await own.lock(professionalId, ids);
    if (rows.length !== ids.length) throw refuse('availability.not-found');
    const met = await context.booked.meeting(transaction, professionalId, { scheduleIds: ids });
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
    const tell = await context.booked.cancel(
      transaction,
      actor,
      met.map(({ id }) => id),
    );
    return { result: undefined, words: closedWords(rows), tell };
  });
}
