import {
  CERTIFICATE_DAYS_MAX,
  CERTIFICATE_HOURS,
  CERTIFICATE_TEXT_MAX,
  certificateSchema,
} from '@app/contract/consultations';
import { useState } from 'react';
import { faultTexts } from '../ui/field-faults.ts';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { recordCopy as copy, recordMessages } from './consultations.copy.ts';
import { type CertificateContent, diagnosisText } from './record-content.ts';
import type { SectionProps } from './section-props.ts';

const DAYS = Array.from({ length: CERTIFICATE_DAYS_MAX }, (_, index) => index + 1);
const durations = { Horas: CERTIFICATE_HOURS, Dias: DAYS } as const;

/** Enter submits nothing here (C 5): the section is no form. A rest certificate: hours of a short list or days up to a month. */
export function CertificateSection({ content, onChange, onConfirm }: SectionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const certificate: CertificateContent = content.certificates[0] ?? {
    diagnosis: diagnosisText(content),
    indications: '',
    unit: 'Horas',
    duration: CERTIFICATE_HOURS[0],
    institution: '',
  };
  const checked = certificateSchema.safeParse(certificate);
  const faults = isAsked && !checked.success ? faultTexts(checked.error, recordMessages) : {};
  const set = (change: Partial<CertificateContent>) =>
    onChange({ certificates: [{ ...certificate, ...change }] });

  function confirm() {
    setIsAsked(true);
    if (!checked.success) return;
    onChange({ certificates: [certificate] });
    onConfirm();
  }

  return (
    <div data-confirm className="flex flex-col gap-4">
      <TextField
        label={copy.diagnosisText}
        value={certificate.diagnosis}
        error={faults.diagnosis}
        onChange={(diagnosis) => set({ diagnosis })}
      />
      <TextField
        label={copy.indications}
        maxLength={CERTIFICATE_TEXT_MAX}
        value={certificate.indications}
        error={faults.indications}
        onChange={(indications) => set({ indications })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={copy.unit}
          options={[
            { id: 'Horas', label: 'Horas' },
            { id: 'Dias', label: 'Días' },
          ]}
          value={certificate.unit}
          onChange={(unit) =>
            set(
              unit === 'Dias'
                ? { unit, duration: 1 }
                : { unit: 'Horas', duration: CERTIFICATE_HOURS[0] },
            )
          }
        />
        <Select
          label={copy.duration}
          options={durations[certificate.unit].map((value) => ({
            id: String(value),
            label: String(value),
          }))}
          value={String(certificate.duration)}
          error={faults.duration}
          onChange={(duration) => set({ duration: Number(duration) })}
        />
      </div>
      <TextField
        label={copy.institution}
        maxLength={CERTIFICATE_TEXT_MAX}
        value={certificate.institution}
        error={faults.institution}
        onChange={(institution) => set({ institution })}
      />
      <ConfirmBar onConfirm={confirm} />
    </div>
  );
}
