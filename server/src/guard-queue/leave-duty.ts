import type { GuardQueue } from './guard-queue.ts';
import { moveAndAnnounce } from './move-entry.ts';

/** A professional goes: the guard is off and a patient who was only called goes back to the line (W16). */
export async function leaveDuty(
  context: GuardQueue,
  { accountId }: { accountId: string },
): Promise<void> {
  await context.presence.setOff(accountId);
  for (const entry of await context.entries.findOfProfessional(accountId)) {
    if (entry.phase !== 'OFFERED' && entry.phase !== 'ACCEPTED') continue;
    await moveAndAnnounce(context, entry, { command: 'Release', reason: 'professional left' });
  }
}
