import { Refusal } from '../platform/refusal.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import type { GuardQueue } from './guard-queue.ts';
import { moveAndAnnounce } from './move-entry.ts';

/** A professional goes: the guard is off and a patient who was only called goes back to the line. */
export async function leaveDuty(
  context: GuardQueue,
  { accountId }: { accountId: string },
): Promise<void> {
  await context.presence.setOff(accountId);
  // Whoever moved the entry in the same instant left it in another state: it is looked at again.
  for (let held = await heldBy(context, accountId); held; held = await heldBy(context, accountId))
    await letGo(context, held);
}

/** The patient whom a professional called and who is not in the call yet. */
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
