import { allergyAnswer } from '@app/contract/profiles';
import { TriangleAlert } from 'lucide-react';
import { Chip } from '../ui/chip.tsx';
import { countOf, formatNumber } from '../ui/format.ts';
import { recordCopy as copy } from './consultations.copy.ts';
import type { PrescribedTo } from './medicine-marks.ts';

/** Age, weight and allergies of the patient, where a dose is being written. */
export const PrescribedToLine = ({ patient }: { patient: PrescribedTo }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
    <strong>{countOf(patient.age, copy.year, copy.years)}</strong>
    <strong>
      {patient.weight === null ? copy.weightUnknown : copy.weight(formatNumber(patient.weight))}
    </strong>
    <AllergyChip allergies={patient.allergies} />
  </p>
);

/** What is known of the patient's allergies: an answer is never left to be guessed from a gap. */
export function AllergyChip({ allergies }: Pick<PrescribedTo, 'allergies'>) {
  const answer = allergyAnswer(allergies);
  if (answer === 'none-known') return <Chip>{copy.noKnownAllergies}</Chip>;
  if (answer === 'not-told') return <Chip>{copy.allergiesNotTold}</Chip>;
  return (
    <Chip tone="danger" icon={<TriangleAlert aria-hidden size={18} />}>
      {copy.allergyChip(allergies ?? '')}
    </Chip>
  );
}
