import { Refusal } from '../platform/refusal.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import type { GuardQueue } from './guard-queue.ts';
import { moveAndAnnounce } from './move-entry.ts';

/** Ends a professional's duty and returns a patient who was only called to the queue. */
export async function leaveDuty(
  context: GuardQueue,
  { accountId }: { accountId: string },
): Promise<void> {
  await context.presence.setOff(accountId);
  // If somebody moved the entry at the same time, looks again at its new state.
  for (let held = await heldBy(context, accountId); held; held = await heldBy(context, accountId))
    await letGo(context, held);
}

/** The patient called by a professional but not yet in the call. */
const heldBy = async ({ entries }: GuardQueue, accountId: string): Promise<EntryRow | undefined> =>
  (await entries.findOfProfessional(accountId)).find(
    ({ phase }) => phase === 'OFFERED' || phase === 'ACCEPTED',
  );

async function letGo(context: GuardQueue, entry: EntryRow): Promise<void> {
  try {
    await moveAndAnnounce(context, entry, { command: 'Release', reason: 'professional left' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
