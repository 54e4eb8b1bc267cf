import { renewalDueBefore } from '../rows/leases.repository.ts';
import type { VisitRow } from '../rows/visit-rows.ts';
import type { VisitsContext } from '../visits-context.ts';

/** Renews a patient's places and visits, unless renewed in the last seconds. */
export async function renewPatient({ leaseholders, leases }: VisitsContext, rows: VisitRow[]) {
  const [waitingUntil, inCallUntil] = [leases.patientUntil(), leases.inCallUntil()];
  const due = rows.find(
    ({ patient_lease_until }) => patient_lease_until < renewalDueBefore(waitingUntil),
  );
  if (due) await leaseholders.renewPatients([due.account_id], waitingUntil, inCallUntil);
}

/** Renews the leases of connected people: patients, and professionals with a claim. */
export async function renewLeases(
  { leaseholders, leases }: VisitsContext,
  accountIds: string[],
): Promise<void> {
  await leaseholders.renewPatients(accountIds, leases.patientUntil(), leases.inCallUntil());
  await leaseholders.renewProfessionals(accountIds, leases.professionalUntil());
}
