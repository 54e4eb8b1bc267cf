import {
  REFERRAL_COMMENT_MAX,
  REFERRAL_NAME_MAX,
  referralSchema,
  referralsBlockSchema,
} from '@app/contract/consultations';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { faultTexts } from '../ui/field-faults.ts';
import { TextField } from '../ui/text-field.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { recordCopy as copy, recordMessages, referralMessages } from './consultations.copy.ts';
import { OrderList } from './order-list.tsx';
import { diagnosisText } from './record-content.ts';
import type { SectionProps } from './section-props.ts';

/** Specialists that the patient is sent to, each once and with its comment. */
export function ReferralSection({ content, onChange, onConfirm }: SectionProps) {
  const [fields, setFields] = useState({
    name: '',
    diagnosis: diagnosisText(content),
    comment: '',
  });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { referrals } = content;
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });

  function add() {
    const checked = referralSchema.safeParse(fields);
    if (!checked.success) return setFaults(faultTexts(checked.error, referralMessages));
    const all = [...referrals, checked.data];
    const isUnique = referralsBlockSchema.safeParse({ specialties: all }).success;
    if (!isUnique) return setFaults({ name: recordMessages['specialties.duplicate'] });
    setFaults({});
    setFields({ name: '', diagnosis: fields.diagnosis, comment: '' });
    onChange({ referrals: all });
  }

  function confirm() {
    if (referrals.length === 0) return setFaults({ name: recordMessages['specialties.required'] });
    onConfirm();
  }

  return (
    <div data-confirm className="flex flex-col gap-4">
      <TextField
        label={copy.specialty}
        maxLength={REFERRAL_NAME_MAX}
        value={fields.name}
        error={faults.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label={copy.diagnosisText}
        value={fields.diagnosis}
        error={faults.diagnosis}
        onChange={(diagnosis) => set({ diagnosis })}
      />
      <TextField
        label={copy.comment}
        maxLength={REFERRAL_COMMENT_MAX}
        value={fields.comment}
        error={faults.comment}
        onChange={(comment) => set({ comment })}
      />
      <span>
        <Button onPress={add}>{copy.addReferral}</Button>
      </span>
      <OrderList
        label={copy.sections.referral}
        items={referrals.map(({ name, comment }) => ({ name, detail: comment }))}
        onRemove={(index) =>
          onChange({ referrals: referrals.filter((_, place) => place !== index) })
        }
      />
      <ConfirmBar onConfirm={confirm} />
    </div>
  );
}
