import { FOLLOW_UPS } from '@app/contract/consultations';
import { followUpLabel } from '../../lib/readings/follow-up.copy.ts';
import { Select } from '../../ui/fields/select.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import { recordFieldId } from '../finish/missing.ts';
import type { RecordContent } from '../record-content.ts';

const OPTIONS = FOLLOW_UPS.map((id) => ({ id, label: followUpLabel[id] }));

type Props = {
  value: RecordContent['followUp'];
  onChange: (followUp: RecordContent['followUp']) => void;
};

/** When the patient should come back; optional. */
export const FollowUpField = ({ value, onChange }: Props) => (
  <Select
    id={recordFieldId('record', 'followUp')}
    label={copy.followUp}
    hint={copy.followUpHint}
    isOptional
    placeholder={copy.notSaid}
    options={OPTIONS}
    value={value ?? ''}
    onChange={(chosen) => onChange(FOLLOW_UPS.find((one) => one === chosen) ?? null)}
  />
);
