import { mayBeAllergic } from '@app/contract/prescriptions';
import { refuse } from '../consultations.refusals.ts';
import type { RecordPlan } from './plan-record.ts';

/**
 * Refuses a prescription of something that the recorded allergies may name, unless the prescriber answered with
 * a reason (requirement: acknowledged allergy). The names are those of the catalogue, not the client's.
 */
export function requireAnsweredAllergies({ people, medicines }: RecordPlan): void {
  const { allergies } = people.patient.patient;
  const unanswered = medicines.filter(
    ({ generic_name, allergy_reason }) =>
      allergy_reason === null && mayBeAllergic(allergies, generic_name),
  );
  if (unanswered.length === 0) return;
  throw refuse('consultations.allergy-unanswered', undefined, {
    current: { medicines: unanswered.map(({ generic_name }) => generic_name) },
  });
}
