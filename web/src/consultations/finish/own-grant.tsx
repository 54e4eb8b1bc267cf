import type { AttendedPatient } from '@app/contract/consultations';
import { Banner } from '../../ui/feedback/banner.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import { recordFieldId } from './missing.ts';

type Props = {
  patient: AttendedPatient;
  /** The patient's answer; null until asked. */
  value: boolean | null;
  error: string | undefined;
  onChange: (holderMayRead: boolean) => void;
};

const YES = 'yes';
const answers = [
  { id: YES, label: copy.yes },
  { id: 'no', label: copy.no },
];

const idOf = (value: boolean): string => (value ? YES : 'no');

/** Whether a patient of 16 or 17 lets the holder read the consultation, asked during the call. */
export function OwnGrant({ patient, value, error, onChange }: Props) {
  const names = [patient.first_name, patient.holder_name ?? ''] as const;
  return (
    <>
      <RadioGroup
        id={recordFieldId('record', 'holderMayRead')}
        label={copy.mayRead(...names)}
        hint={copy.mayReadHint(patient.first_name)}
        options={answers}
        value={value === null ? '' : idOf(value)}
        error={error}
        onChange={(id) => onChange(id === YES)}
      />
      {value === false && <Banner>{copy.keptBack(...names)}</Banner>}
    </>
  );
}
