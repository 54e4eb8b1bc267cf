import { STUDY_NAME_MAX, studySchema } from '@app/contract/consultations';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { faultTexts } from '../ui/field-faults.ts';
import { TextField } from '../ui/text-field.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { recordCopy as copy, recordMessages, studyMessages } from './consultations.copy.ts';
import { OrderList } from './order-list.tsx';
import { diagnosisText } from './record-content.ts';
import type { SectionProps } from './section-props.ts';

/** Studies that the patient is asked to have done. */
export function StudiesSection({ content, onChange, onConfirm }: SectionProps) {
  const [fields, setFields] = useState({ name: '', diagnosis: diagnosisText(content) });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { studies } = content;

  function add() {
    const checked = studySchema.safeParse(fields);
    if (!checked.success) return setFaults(faultTexts(checked.error, studyMessages));
    setFaults({});
    setFields({ ...fields, name: '' });
    onChange({ studies: [...studies, checked.data] });
  }

  function confirm() {
    if (studies.length === 0) return setFaults({ name: recordMessages['studies.required'] });
    onConfirm();
  }

  return (
    <div data-confirm className="flex flex-col gap-4">
      <TextField
        label={copy.study}
        maxLength={STUDY_NAME_MAX}
        value={fields.name}
        error={faults.name}
        onChange={(name) => setFields({ ...fields, name })}
      />
      <TextField
        label={copy.diagnosisText}
        value={fields.diagnosis}
        error={faults.diagnosis}
        onChange={(diagnosis) => setFields({ ...fields, diagnosis })}
      />
      <span>
        <Button onPress={add}>{copy.addStudy}</Button>
      </span>
      <OrderList
        label={copy.sections.studies}
        items={studies.map(({ name, diagnosis }) => ({ name, detail: diagnosis }))}
        onRemove={(index) => onChange({ studies: studies.filter((_, place) => place !== index) })}
      />
      <ConfirmBar onConfirm={confirm} />
    </div>
  );
}
