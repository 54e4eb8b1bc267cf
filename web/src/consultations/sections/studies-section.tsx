import { STUDY_NAME_MAX, studiesBlockSchema, studySchema } from '@app/contract/consultations';
import { useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, studyMessages } from '../consultations.copy.ts';
import { recordFieldId } from '../finish/missing.ts';
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
import { limitHint, orderFaults, type SectionProps } from './section-props.ts';

/** Requested studies. */
export function StudiesSection({ content, onChange, onConfirm }: SectionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [blockFault, setBlockFault] = useState<string>();
  const { studies, studyForm } = content;
  const fields = stated(content, studyForm);
  const set = (change: Partial<typeof studyForm>) =>
    onChange({ studyForm: { ...studyForm, ...change } });

  const { checked, faults } = typedStudy(content);
  const shown = isAsked ? faults : {};

  /** Starts another study. */
  function restart(change: Partial<RecordContent>) {
    setIsAsked(false);
    setBlockFault(undefined);
    onChange(change);
  }

  function add() {
    if (!checked.success) return;
    const added = { ...checked.data, diagnosis: studyForm.diagnosis };
    restart({ studies: [...studies, added], studyForm: { ...studyForm, name: '' } });
  }

  function confirm() {
    const block = studiesBlockSchema.safeParse(blockOf(content, studies));
    if (studyForm.name) setBlockFault(copy.studyNotAdded);
    else if (!block.success) setBlockFault(faultTexts(block.error, studyMessages).studies);
    else onConfirm();
  }

  return (
    <SectionFrame section="studies" onConfirm={confirm} listed={studies.map(({ name }) => name)}>
      <TextField
        id={recordFieldId('studies', 'name')}
        label={copy.study}
        maxLength={STUDY_NAME_MAX}
        hint={limitHint(studyForm.name, STUDY_NAME_MAX, copy.limitReached)}
        value={studyForm.name}
        error={shown.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        id={recordFieldId('studies', 'diagnosis')}
        label={copy.diagnosisText}
        value={fields.diagnosis}
        error={shown.diagnosis}
        onChange={(text) => set({ diagnosis: ownOf(text, diagnosisText(content)) })}
      />
      <AddOrder
        section="studies"
        label={copy.addStudy}
        faults={faults}
        onExplain={() => setIsAsked(true)}
        onAdd={add}
        onClear={studyForm.name ? () => restart({ studyForm: emptyStudyForm }) : null}
      />
      <SectionFault text={blockFault} />
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

/** The study being typed, and why it cannot be added. */
function typedStudy(content: RecordContent) {
  const { studies, studyForm } = content;
  const checked = studySchema.safeParse(stated(content, studyForm));
  const withIt = studiesBlockSchema.safeParse(blockOf(content, [...studies, studyForm]));
  return { checked, faults: orderFaults(checked, withIt, studyMessages) };
}

const blockOf = (content: RecordContent, studies: RecordContent['studies']) => ({
  studies: studies.map((study) => stated(content, study)),
});
