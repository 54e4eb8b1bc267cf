import type { LastPrescription, RepeatableLine, RepeatObstacle } from '@app/contract/consultations';
import type { MedicationRow } from '../../catalogs/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type LineRow, lineName, presentLine } from '../../prescriptions/index.ts';
import { requireRecordAccess } from '../access/require-record-access.ts';
import type { Consultations } from '../consultations.ts';
import { requireAttending } from '../draft/draft.ts';

/**
 * The attended patient's last valid prescription, by any professional, with the current list data of each line;
 * null if there is none (requirement: prescription repeated).
 */
export async function readLastPrescription(
  context: Consultations,
  actor: Actor,
  queueId: string,
): Promise<LastPrescription | null> {
  const { person_id } = await requireAttending(context, actor, queueId);
  const reading = { type: 'prescription.read', entityType: 'visit', entityId: queueId };
  await requireRecordAccess(context, actor, person_id, reading);
  const { catalogs, prescriptions } = context;
  const last = await prescriptions.findLastOf(person_id);
  if (!last) return null;
  const lines = await prescriptions.findLines([last.id]);
  const ids = lines.flatMap(({ medication_id }) => medication_id ?? []);
  const listed = new Map((await catalogs.findMedications(ids)).map((row) => [row.id, row]));
  return {
    createdDate: last.created_at.toISOString(),
    professional_name: last.professional_name,
    medications: lines.map((line) => repeatable(line, listed.get(line.medication_id ?? 0))),
  };
}

/** Uses today's data of the medicine, as a new prescription would. */
function repeatable(line: LineRow, medicine: MedicationRow | undefined): RepeatableLine {
  const { cuir: _, ...order } = { ...presentLine(line), vih: line.vih };
  const obstacle = obstacleOf(medicine);
  if (!medicine || obstacle !== null) return { ...order, obstacle };
  const { id: _id, active: _active, ...facts } = medicine;
  return { ...order, ...facts, name: lineName(facts), obstacle };
}

function obstacleOf(medicine: MedicationRow | undefined): RepeatObstacle | null {
  if (!medicine?.active) return 'not-listed';
  return medicine.sale_condition === 'restricted' ? 'restricted' : null;
}
