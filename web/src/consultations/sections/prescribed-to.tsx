import { allergyAnswer } from '@app/contract/profiles';
import { TriangleAlert } from 'lucide-react';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { countOf, formatMeasure } from '../../ui/format.ts';
import { recordCopy as copy, patientCopy } from '../consultations.copy.ts';
import type { PrescribedTo } from './medicine-marks.ts';

/** Age, weight and allergies of the patient, next to the dose. */
export function PrescribedToLine({ patient }: { patient: PrescribedTo }) {
  if (!patient) return <Banner tone="warn">{patientCopy.closed}</Banner>;
  const { age, weight, allergies } = patient;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <strong>{countOf(age, copy.year, copy.years)}</strong>
      <strong>{weight === null ? copy.weightUnknown : copy.weight(formatMeasure(weight))}</strong>
      <AllergyChip allergies={allergies} />
    </p>
  );
}

/** Shows that the patient stated an allergy, where there is no space for which. */
export const AllergyMark = ({ allergies }: { allergies: string | null }) =>
  allergyAnswer(allergies) === 'told' && (
    <Chip tone="danger" icon={<TriangleAlert aria-hidden size={18} />}>
      {copy.allergic}
    </Chip>
  );

/** The patient's allergies; their absence is stated too. */
export function AllergyChip({ allergies }: { allergies: string | null }) {
  const answer = allergyAnswer(allergies);
  if (answer === 'none-known') return <Chip>{copy.noKnownAllergies}</Chip>;
  if (answer === 'not-told') return <Chip>{copy.allergiesNotTold}</Chip>;
  return (
    <Chip tone="danger" icon={<TriangleAlert aria-hidden size={18} />}>
      {copy.allergyChip(allergies ?? '')}
    </Chip>
  );
}
