import type { AppointmentPatient } from '@app/contract/appointments';
import { canonicalDni } from '@app/contract/kernel';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { financerOf } from '../../visits/index.ts';
import type { Appointments } from '../appointments.ts';

/** Patients with a DNI, for staff to confirm by name and plan; nothing clinical. Each search is audited. */
export async function findPatients(
  { database, profiles }: Appointments,
  actor: Actor,
  typed: string,
): Promise<AppointmentPatient[]> {
  const idNumber = canonicalDni(typed);
  const ids = await database.transaction().execute(async (transaction) => {
    await recordAudit(transaction, actor, {
      type: 'appointments.patient-search',
      action: 'R',
      purpose: 'HOPERAT',
    });
    return profiles.idsOfDni(transaction, idNumber);
  });
  const found = await Promise.all(ids.map(profiles.findPatientParts));
  return found
    .filter((parts) => parts !== undefined)
    .map(({ person: { id, first_name, last_name, id_number }, ...parts }) => ({
      id,
      first_name,
      last_name,
      id_number,
      financer: financerOf(parts),
    }));
}
