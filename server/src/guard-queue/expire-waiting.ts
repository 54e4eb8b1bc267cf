import { Refusal } from '../platform/refusal.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import type { GuardQueue } from './guard-queue.ts';
import { type Move, moveAndAnnounce } from './move-entry.ts';

/**
 * Moves the entries of people who went silent, by database leases rather than closed sockets
 * (requirement: leases).
 */
export async function expireWaiting(context: GuardQueue): Promise<void> {
  const now = context.clock.now();
  const overdue = await context.leaseholders.findOverdue({
    now,
    offeredBefore: context.leases.offerExpiredBefore(),
    leaseExpiredBefore: context.leases.leaseExpiredBefore(),
  });
  for (const entry of overdue) {
    try {
      await moveAndAnnounce(context, entry, {
        command: overdueCommand(entry, now),
        reason: 'inactivity',
      });
    } catch (error) {
      // Somebody acted at the same time: their action stands.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/**
 * The command for an expired lease: the patient loses the place, or returns to it when the professional is
 * gone.
 */
function overdueCommand(entry: EntryRow, now: Date): Move['command'] {
  if (entry.phase === 'IN_CALL') return 'Lost';
  if (entry.phase === 'WRAP_UP') return 'LeftOpen';
  const isProfessionalGone =
    entry.professional_lease_until !== null && entry.professional_lease_until < now;
  const isPatientGone = entry.patient_lease_until < now;
  if (isProfessionalGone && !isPatientGone) return 'Release';
  return 'PatientTimeoutCancel';
}
