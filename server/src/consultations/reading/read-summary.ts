import type { ConsultationSummary } from '@app/contract/consultations';
import type { Actor } from '../../platform/http/actor.ts';
import type { VisitRow } from '../../visits/index.ts';
import { requireRecordAccess } from '../access/require-record-access.ts';
import { refuse } from '../consultations.refusals.ts';
import type { Consultations } from '../consultations.ts';
import { readConsultation } from './read-consultations.ts';

/** Reads the summary of a visit for its patient by the visit's id, the only one in notifications and calls. */
export async function readSummary(
  context: Consultations,
  actor: Actor,
  queueId: string,
): Promise<ConsultationSummary> {
  const [entry, stored] = await Promise.all([
    context.visits.find(queueId),
    context.consultations.findByQueueId(queueId),
  ]);
  if (!entry || !stored) throw await whyNotStored(context, actor, queueId, entry);
  const { person_id: id, first_name, last_name } = entry;
  return {
    ...(await readConsultation(context, actor, stored.id)),
    patient: { id, first_name, last_name },
    may_rate: entry.account_id === actor.accountId && !(await context.visits.isRated(queueId)),
  };
}

/** Explains a missing record: only its own patient is told that it is being written; others get "not found". */
async function whyNotStored(
  context: Consultations,
  actor: Actor,
  queueId: string,
  entry: VisitRow | undefined,
) {
  const reading = {
    type: 'consultation.read',
    entityType: 'visit',
    entityId: queueId,
  };
  await requireRecordAccess(context, actor, entry?.person_id, reading);
  return refuse(
    entry && isBeingWritten(entry) ? 'consultations.not-stored-yet' : 'consultations.not-found',
  );
}

const isBeingWritten = ({ phase, status }: VisitRow): boolean =>
  phase === 'IN_CALL' || phase === 'WRAP_UP' || status === 'FAIL_SAVE_CONSULTATION';
