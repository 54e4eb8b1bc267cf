import {
  REFERRAL_COMMENT_MAX,
  REFERRAL_NAME_MAX,
  referralSchema,
  referralsBlockSchema,
} from '@app/contract/consultations';
import { useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, recordMessages, referralMessages } from '../consultations.copy.ts';
import {
  diagnosisText,
  emptyReferralForm,
  ownOf,
  type RecordContent,
  stated,
} from '../record-content.ts';
import { AddOrder } from './add-order.tsx';
import { OrderList } from './order-list.tsx';
import { SectionFault } from './section-fault.tsx';
import { SectionFrame } from './section-frame.tsx';
import { limitHint, type SectionProps } from './section-props.ts';

/** Referrals, each specialty once, with a comment. */
export function ReferralSection({ content, onChange, onConfirm }: SectionProps) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { referrals, referralForm } = content;
  const fields = stated(content, referralForm);
  const set = (change: Partial<typeof referralForm>) =>
    onChange({ referralForm: { ...referralForm, ...change } });
  const isBegun = Boolean(referralForm.name || referralForm.comment);

  function add() {
    const checked = referralSchema.safeParse(fields);
    if (!checked.success) return setFaults(faultTexts(checked.error, referralMessages));
    const added = { ...checked.data, diagnosis: referralForm.diagnosis };
    const all = [...referrals, added];
    const isUnique = referralsBlockSchema.safeParse(blockOf(content, all)).success;
    if (!isUnique) return setFaults({ name: recordMessages['specialties.duplicate'] });
    setFaults({});
    onChange({ referrals: all, referralForm: { ...referralForm, name: '', comment: '' } });
  }

  function confirm() {
    const checked = referralsBlockSchema.safeParse(blockOf(content, referrals));
    if (isBegun) setFaults({ specialties: copy.referralNotAdded });
    else if (!checked.success) setFaults(faultTexts(checked.error, referralMessages));
    else onConfirm();
  }

  return (
    <SectionFrame section="referral" onConfirm={confirm}>
      <TextField
        label={copy.specialty}
        maxLength={REFERRAL_NAME_MAX}
        hint={limitHint(referralForm.name, REFERRAL_NAME_MAX, copy.limitReached)}
        value={referralForm.name}
        error={faults.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label={copy.diagnosisText}
        value={fields.diagnosis}
        error={faults.diagnosis}
        onChange={(text) => set({ diagnosis: ownOf(text, diagnosisText(content)) })}
      />
      <TextField
        label={copy.comment}
        maxLength={REFERRAL_COMMENT_MAX}
        hint={limitHint(referralForm.comment, REFERRAL_COMMENT_MAX, copy.limitReached)}
        value={referralForm.comment}
        error={faults.comment}
        onChange={(comment) => set({ comment })}
      />
      <AddOrder
        label={copy.addReferral}
        onAdd={add}
        onClear={isBegun ? () => onChange({ referralForm: emptyReferralForm }) : null}
      />
      <SectionFault text={faults.specialties} />
      <OrderList
        label={copy.sections.referral}
        items={referrals.map(({ name, comment }) => ({ name, detail: comment }))}
        onRemove={(index) =>
          onChange({ referrals: referrals.filter((_, place) => place !== index) })
        }
      />
    </SectionFrame>
  );
}

const blockOf = (content: RecordContent, referrals: RecordContent['referrals']) => ({
  specialties: referrals.map((referral) => stated(content, referral)),
});
