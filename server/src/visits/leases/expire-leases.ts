import { Refusal } from '../../platform/refusal.ts';
import { type Move, moveAndAnnounce } from '../move-visit.ts';
import type { VisitRow } from '../rows/visit-rows.ts';
import type { VisitsContext } from '../visits-context.ts';

/** Moves the visits of people who went silent, by database leases, not closed sockets (requirement: leases). */
export async function expireLeases(context: VisitsContext): Promise<void> {
  const now = context.clock.now();
  const overdue = await context.leaseholders.findOverdue({
    now,
    offeredBefore: context.leases.offerExpiredBefore(),
    leaseExpiredBefore: context.leases.leaseExpiredBefore(),
  });
  if (!context.leases.expiry.isFair()) return;
  for (const visit of overdue) {
    try {
      await moveAndAnnounce(context, visit, {
        command: overdueCommand(visit, now),
        reason: 'inactivity',
      });
    } catch (error) {
      // Somebody acted at the same time: their action counts.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/**
 * The command for an expired lease: the patient loses the place, or returns to it when the professional is
 * gone.
 */
function overdueCommand(visit: VisitRow, now: Date): Move['command'] {
  if (visit.phase === 'IN_CALL') return 'Lost';
  if (visit.phase === 'WRAP_UP') return 'LeftOpen';
  const isProfessionalGone =
    visit.professional_lease_until !== null && visit.professional_lease_until < now;
  const isPatientGone = visit.patient_lease_until < now;
  if (isProfessionalGone && !isPatientGone) return 'Release';
  return 'PatientTimeoutCancel';
}
