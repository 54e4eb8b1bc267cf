import { type AttendedPatient, RECORD_REASON_MAX } from '@app/contract/consultations';
import type { VisitOrigin } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { SearchComboBox } from '../../ui/fields/search-combo-box.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import { diagnosisOption, findDiagnoses, mostUsedQuery } from '../consultations.queries.ts';
import { missingInRecord, recordFieldId, tooLongText } from '../finish/missing.ts';
import { OwnGrant } from '../finish/own-grant.tsx';
import { ownFirst } from '../own-first.ts';
import { diagnosisText, type RecordContent } from '../record-content.ts';
import { FollowUpField } from './follow-up-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import { limitHint, type SectionProps } from './section-props.ts';

type Props = SectionProps & {
  /** After an attempt to finish: shows what is missing. */
  isAskedFor: boolean;
  /** The patient, for asking whether the holder may read the record. */
  patient: AttendedPatient | undefined;
  /** Where the reason came from. */
  reasonFrom: VisitOrigin;
};

/** Reason, diagnosis and record, all mandatory, and when to come back. */
export function RecordSection(props: Props) {
  const { content, onChange, onConfirm, isAskedFor, patient, reasonFrom } = props;
  const [isAsked, setIsAsked] = useState(false);
  const { diagnosis, reason, detail } = content;
  const isGrantAsked = patient?.needs_own_grant === true;
  const missing = missingInRecord(content, isGrantAsked);
  const faultOf = (field: string) =>
    isAsked || isAskedFor
      ? missing.find(({ fieldId }) => fieldId === recordFieldId('record', field))?.text
      : undefined;

  return (
    <SectionFrame
      section="record"
      onConfirm={() => {
        setIsAsked(true);
        if (missing.length === 0) onConfirm();
      }}
    >
      <TextArea
        id={recordFieldId('record', 'reason')}
        label={copy.reason}
        labelNote={copy.reasonNote[reasonFrom]}
        hint={limitHint(reason, RECORD_REASON_MAX, copy.limitReached)}
        rows={2}
        maxLength={RECORD_REASON_MAX}
        value={reason}
        error={faultOf('reason')}
        onChange={(next) => onChange({ reason: next })}
      />
      <DiagnosisField diagnosis={diagnosis} error={faultOf('diagnosis')} onChange={onChange} />
      <TextArea
        id={recordFieldId('record', 'detail')}
        label={copy.detail}
        rows={6}
        value={detail}
        error={tooLongText(detail) ?? faultOf('detail')}
        onChange={(next) => onChange({ detail: next })}
      />
      <FollowUpField value={content.followUp} onChange={(followUp) => onChange({ followUp })} />
      {isGrantAsked && (
        <OwnGrant
          patient={patient}
          value={content.holderMayRead}
          error={faultOf('holderMayRead')}
          onChange={(holderMayRead) => onChange({ holderMayRead })}
        />
      )}
    </SectionFrame>
  );
}

type DiagnosisProps = Pick<SectionProps, 'onChange'> & {
  diagnosis: RecordContent['diagnosis'];
  error: string | undefined;
};

/** Rendered only when its own props change (decision 0085). */
const DiagnosisField = memo(({ diagnosis, error, onChange }: DiagnosisProps) => {
  const { data: used } = useQuery(mostUsedQuery);
  return (
    <SearchComboBox
      id={recordFieldId('record', 'diagnosis')}
      label={copy.diagnosis}
      {...ownFirst((used?.diagnoses ?? []).map(diagnosisOption), findDiagnoses)}
      shortText={copy.searchMin}
      noneText={copy.noDiagnoses}
      value={diagnosis && { id: diagnosis.cie_10, label: diagnosisText({ diagnosis }) }}
      error={error}
      onChange={(chosen) => onChange({ diagnosis: chosen?.item ?? null })}
    />
  );
});
