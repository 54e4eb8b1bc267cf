import { commandEntry } from '../guard-queue/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import type { Consultations } from './consultations.ts';
import { requireAttending } from './draft.ts';

type Report = { text: string; claimEpoch?: number | null | undefined };

/** Keeps the report of a technical failure and ends the call in error; the draft stays (K11). */
export async function reportProblem(
  context: Consultations,
  actor: Actor,
  queueId: string,
  { text, claimEpoch }: Report,
) {
  const entry = await requireAttending(context, actor, queueId, claimEpoch);
  await context.consultations.insertProblem({
    id: newId(),
    queue_id: queueId,
    account_id: actor.accountId,
    body: text,
  });
  const command = entry.phase === 'IN_CALL' ? 'VideoCallError' : 'FailSaveConsultation';
  await commandEntry(context.queue, actor, { queueId, command, claimEpoch });
}
