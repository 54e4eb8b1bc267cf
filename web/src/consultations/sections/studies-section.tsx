import { STUDY_NAME_MAX, studiesBlockSchema, studySchema } from '@app/contract/consultations';
import { useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, recordMessages, studyMessages } from '../consultations.copy.ts';
import {
  diagnosisText,
  emptyStudyForm,
  ownOf,
  type RecordContent,
  stated,
} from '../record-content.ts';
import { AddOrder } from './add-order.tsx';
import { OrderList } from './order-list.tsx';
import { SectionFault } from './section-fault.tsx';
import { SectionFrame } from './section-frame.tsx';
import { limitHint, type SectionProps } from './section-props.ts';

/** Studies that the patient is asked to have done. */
export function StudiesSection({ content, onChange, onConfirm }: SectionProps) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { studies, studyForm } = content;
  const fields = stated(content, studyForm);
  const set = (change: Partial<typeof studyForm>) =>
    onChange({ studyForm: { ...studyForm, ...change } });

  function add() {
    const checked = studySchema.safeParse(fields);
    if (!checked.success) return setFaults(faultTexts(checked.error, studyMessages));
    const all = [...studies, { ...checked.data, diagnosis: studyForm.diagnosis }];
    const isUnique = studiesBlockSchema.safeParse(blockOf(content, all)).success;
    if (!isUnique) return setFaults({ name: recordMessages['studies.duplicate'] });
    setFaults({});
    onChange({ studies: all, studyForm: { ...studyForm, name: '' } });
  }

  function confirm() {
    const checked = studiesBlockSchema.safeParse(blockOf(content, studies));
    if (studyForm.name) setFaults({ studies: copy.studyNotAdded });
    else if (!checked.success) setFaults(faultTexts(checked.error, studyMessages));
    else onConfirm();
  }

  return (
    <SectionFrame section="studies" onConfirm={confirm}>
      <TextField
        label={copy.study}
        maxLength={STUDY_NAME_MAX}
        hint={limitHint(studyForm.name, STUDY_NAME_MAX, copy.limitReached)}
        value={studyForm.name}
        error={faults.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label={copy.diagnosisText}
        value={fields.diagnosis}
        error={faults.diagnosis}
        onChange={(text) => set({ diagnosis: ownOf(text, diagnosisText(content)) })}
      />
      <AddOrder
        label={copy.addStudy}
        onAdd={add}
        onClear={studyForm.name ? () => onChange({ studyForm: emptyStudyForm }) : null}
      />
      <SectionFault text={faults.studies} />
      <OrderList
        label={copy.sections.studies}
        items={studies.map((study) => ({
          name: study.name,
          detail: stated(content, study).diagnosis,
        }))}
        onRemove={(index) => onChange({ studies: studies.filter((_, place) => place !== index) })}
      />
    </SectionFrame>
  );
}

const blockOf = (content: RecordContent, studies: RecordContent['studies']) => ({
  studies: studies.map((study) => stated(content, study)),
});
