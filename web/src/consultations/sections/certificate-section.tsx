import {
  CERTIFICATE_DAYS_MAX,
  CERTIFICATE_HOURS,
  CERTIFICATE_TEXT_MAX,
  CERTIFICATE_UNITS,
  certificateSchema,
} from '@app/contract/consultations';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, recordMessages } from '../consultations.copy.ts';
import { recordFieldId } from '../finish/missing.ts';
import { type CertificateContent, diagnosisText, ownOf, stated } from '../record-content.ts';
import { SectionFrame } from './section-frame.tsx';
import { limitHint, type SectionProps } from './section-props.ts';

const DAYS = Array.from({ length: CERTIFICATE_DAYS_MAX }, (_, index) => index + 1);
const durations = { Horas: CERTIFICATE_HOURS, Dias: DAYS } as const;

type Props = SectionProps & {
  /** After an attempt to finish: shows what is missing. */
  isAskedFor: boolean;
};

/** A certificate of rest: certain numbers of hours, or up to 30 days. Not a form, so that Enter does not submit. */
export function CertificateSection({ content, onChange, onConfirm, isAskedFor }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const certificate: CertificateContent = content.certificate ?? {
    diagnosis: null,
    indications: '',
    unit: 'Horas',
    duration: CERTIFICATE_HOURS[0],
    institution: '',
  };
  const shown = stated(content, certificate);
  const checked = certificateSchema.safeParse(shown);
  const isShown = isAsked || (isAskedFor && content.certificate !== null);
  const faults = isShown && !checked.success ? faultTexts(checked.error, recordMessages) : {};
  const set = (change: Partial<CertificateContent>) =>
    onChange({ certificate: { ...certificate, ...change } });

  /** One line of up to 80 characters. */
  const line = (field: 'diagnosis' | 'indications' | 'institution', label: string) => (
    <TextField
      id={recordFieldId('certificate', field)}
      label={label}
      {...(field !== 'diagnosis' && {
        maxLength: CERTIFICATE_TEXT_MAX,
        hint: limitHint(shown[field], CERTIFICATE_TEXT_MAX, copy.limitReached),
      })}
      value={shown[field]}
      error={faults[field]}
      onChange={(text) =>
        set({ [field]: field === 'diagnosis' ? ownOf(text, diagnosisText(content)) : text })
      }
    />
  );

  return (
    <SectionFrame
      section="certificate"
      onConfirm={() => {
        setIsAsked(true);
        if (!checked.success) return;
        onChange({ certificate });
        onConfirm();
      }}
    >
      {line('diagnosis', copy.diagnosisText)}
      {line('indications', copy.indications)}
      <RestFields certificate={certificate} error={faults.duration} onChange={set} />
      {line('institution', copy.institution)}
      {content.certificate && (
        <span>
          <Button
            kind="quiet"
            onPress={() => {
              setIsAsked(false);
              onChange({ certificate: null });
            }}
          >
            {copy.dropCertificate}
          </Button>
        </span>
      )}
    </SectionFrame>
  );
}

type RestProps = {
  certificate: CertificateContent;
  error: string | undefined;
  onChange: (change: Partial<CertificateContent>) => void;
};

/** How long the rest is. */
const RestFields = ({ certificate: { unit, duration }, error, onChange }: RestProps) => (
  <div className="grid grid-cols-2 gap-3">
    <Select
      id={recordFieldId('certificate', 'unit')}
      label={copy.unit}
      options={CERTIFICATE_UNITS.map((id) => ({ id, label: copy.units[id] }))}
      value={unit}
      onChange={(chosen) => {
        const next = CERTIFICATE_UNITS.find((one) => one === chosen) ?? unit;
        onChange({ unit: next, duration: durations[next][0] ?? duration });
      }}
    />
    <Select
      id={recordFieldId('certificate', 'duration')}
      label={copy.duration}
      placeholder={copy.chooseDuration}
      options={durations[unit].map((value) => ({ id: String(value), label: String(value) }))}
      value={String(duration)}
      error={error}
      onChange={(chosen) => onChange({ duration: Number(chosen) })}
    />
  </div>
);
