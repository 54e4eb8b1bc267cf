import type { QueueEntry } from '@app/contract/visits';
import type { Actor } from '../platform/http/actor.ts';
import { renewLeases, renewPatient } from './leases/renew-leases.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import type { VisitsContext } from './visits-context.ts';

/** Lists a patient's places and calls, or a professional's claim and the records to be saved again. */
export async function readOwnVisits(
  context: VisitsContext,
  { accountId, role }: Actor,
): Promise<QueueEntry[]> {
  const isProfessional = role === 'PROFESSIONAL';
  const rows = isProfessional
    ? await context.visits.findOfProfessional(accountId)
    : (await context.visits.findLiveOfAccount(accountId)).filter(isOpenToPatient);
  if (isProfessional && rows.length > 0) await renewLeases(context, [accountId]);
  if (!isProfessional) await renewPatient(context, rows);
  return Promise.all(
    rows.map(async (row) =>
      context.present(
        row,
        isProfessional ? 'holder' : 'patient',
        row.phase === 'WAITING' ? await context.line.positionOf(row) : null,
      ),
    ),
  );
}

/** A visit is closed to a patient who has finished, while the professional still writes the record. */
const isOpenToPatient = ({ patient_out_at }: VisitRow): boolean => patient_out_at === null;
