import { RECORD_REASON_MAX, recordBlockSchema } from '@app/contract/consultations';
import { useState } from 'react';
import { faultTexts } from '../ui/field-faults.ts';
import { SearchComboBox } from '../ui/search-combo-box.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { recordCopy as copy, recordMessages } from './consultations.copy.ts';
import { findDiagnoses } from './consultations.queries.ts';
import type { SectionProps } from './section-props.ts';

const NAME_FROM = ') - ';

/** Reason, diagnosis and the record itself: without them nothing is finished. */
export function RecordSection({ content, onChange, onConfirm }: SectionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const checked = recordBlockSchema.safeParse({ ...content, diagnosis: content.diagnosis ?? '' });
  const faults = isAsked && !checked.success ? faultTexts(checked.error, recordMessages) : {};
  const { diagnosis } = content;

  function confirm() {
    setIsAsked(true);
    if (checked.success) onConfirm();
  }

  return (
    <div data-confirm className="flex flex-col gap-4">
      <TextArea
        label={copy.reason}
        labelNote={copy.reasonNote}
        rows={2}
        maxLength={RECORD_REASON_MAX}
        value={content.reason}
        error={faults.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <SearchComboBox
        label={copy.diagnosis}
        search={findDiagnoses}
        value={
          diagnosis && { id: diagnosis.cie_10, label: `(${diagnosis.cie_10}) - ${diagnosis.name}` }
        }
        error={faults.diagnosis}
        onChange={(chosen) =>
          onChange({
            diagnosis: chosen && {
              cie_10: chosen.id,
              name: chosen.label.slice(chosen.label.indexOf(NAME_FROM) + NAME_FROM.length),
            },
          })
        }
      />
      <TextArea
        label={copy.detail}
        rows={6}
        value={content.detail}
        error={faults.detail}
        onChange={(detail) => onChange({ detail })}
      />
      <ConfirmBar onConfirm={confirm} />
    </div>
  );
}
