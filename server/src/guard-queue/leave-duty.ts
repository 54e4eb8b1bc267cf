import { Refusal } from '../platform/refusal.ts';
import type { VisitRow } from '../visits/index.ts';
import type { GuardQueue } from './guard-queue.ts';

/** Ends a professional's duty; a patient who was called but is not in the call returns to the queue. */
export async function leaveDuty(
  context: GuardQueue,
  { accountId }: { accountId: string },
): Promise<void> {
  await context.presence.setOff(accountId);
  // If the visit was moved at the same time, looks again at its new state.
  for (let held = await heldBy(context, accountId); held; held = await heldBy(context, accountId))
    await letGo(context, held);
}

/** The patient called from the line but not yet in the call. Appointments do not depend on duty. */
const heldBy = async ({ visits }: GuardQueue, accountId: string): Promise<VisitRow | undefined> =>
  (await visits.ofProfessional(accountId)).find(
    ({ origin, phase }) => origin === 'GUARD' && (phase === 'OFFERED' || phase === 'ACCEPTED'),
  );

async function letGo({ visits }: GuardQueue, visit: VisitRow): Promise<void> {
  try {
    await visits.release(visit, 'professional left');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
