import type { ConsultationSummary } from '@app/contract/consultations';
import type { EntryRow } from '../guard-queue/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuse } from './consultations.refusals.ts';
import type { Consultations } from './consultations.ts';
import { readConsultation } from './read-consultations.ts';

/** What a patient takes home of a visit, found by its queue entry: notifications and the end of a call know no other. */
export async function readSummary(
  context: Consultations,
  actor: Actor,
  queueId: string,
): Promise<ConsultationSummary> {
  const entry = await context.queue.entries.findById(queueId);
  if (!entry) throw refuse('consultations.not-found');
  const stored = await context.consultations.findByQueueId(queueId);
  if (!stored) throw await whyNotStored(context, actor, entry);
  const { person_id: id, first_name, last_name } = entry;
  return {
    ...(await readConsultation(context, actor, stored.id)),
    patient: { id, first_name, last_name },
  };
}

/** Only its own patient learns that a record is on its way; to everybody else there is none. */
async function whyNotStored({ familyGroup }: Consultations, actor: Actor, entry: EntryRow) {
  const isOwn = isBeingWritten(entry) && (await familyGroup.isOwnPerson(actor, entry.person_id));
  return refuse(isOwn ? 'consultations.not-stored-yet' : 'consultations.not-found');
}

const isBeingWritten = ({ phase, status }: EntryRow): boolean =>
  phase === 'IN_CALL' || phase === 'WRAP_UP' || status === 'FAIL_SAVE_CONSULTATION';
