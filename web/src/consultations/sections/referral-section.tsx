import {
  REFERRAL_COMMENT_MAX,
  REFERRAL_NAME_MAX,
  referralSchema,
  referralsBlockSchema,
} from '@app/contract/consultations';
import { useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, referralMessages } from '../consultations.copy.ts';
import { recordFieldId } from '../finish/missing.ts';
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
import { limitHint, orderFaults, type SectionProps } from './section-props.ts';

/** Referrals, each specialty once, with a comment. */
export function ReferralSection({ content, onChange, onConfirm }: SectionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [blockFault, setBlockFault] = useState<string>();
  const { referrals, referralForm } = content;
  const fields = stated(content, referralForm);
  const set = (change: Partial<typeof referralForm>) =>
    onChange({ referralForm: { ...referralForm, ...change } });
  const isBegun = Boolean(referralForm.name || referralForm.comment);

  const { checked, faults } = typedReferral(content);
  const shown = isAsked ? faults : {};

  /** Starts another referral. */
  function restart(change: Partial<RecordContent>) {
    setIsAsked(false);
    setBlockFault(undefined);
    onChange(change);
  }

  function add() {
    if (!checked.success) return;
    const added = { ...checked.data, diagnosis: referralForm.diagnosis };
    const next = { ...referralForm, name: '', comment: '' };
    restart({ referrals: [...referrals, added], referralForm: next });
  }

  function confirm() {
    const block = referralsBlockSchema.safeParse(blockOf(content, referrals));
    if (isBegun) setBlockFault(copy.referralNotAdded);
    else if (!block.success) setBlockFault(faultTexts(block.error, referralMessages).specialties);
    else onConfirm();
  }

  return (
    <SectionFrame section="referral" onConfirm={confirm} listed={referrals.map(({ name }) => name)}>
      <TextField
        id={recordFieldId('referral', 'name')}
        label={copy.specialty}
        maxLength={REFERRAL_NAME_MAX}
        hint={limitHint(referralForm.name, REFERRAL_NAME_MAX, copy.limitReached)}
        value={referralForm.name}
        error={shown.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        id={recordFieldId('referral', 'diagnosis')}
        label={copy.diagnosisText}
        value={fields.diagnosis}
        error={shown.diagnosis}
        onChange={(text) => set({ diagnosis: ownOf(text, diagnosisText(content)) })}
      />
      <TextField
        id={recordFieldId('referral', 'comment')}
        label={copy.comment}
        maxLength={REFERRAL_COMMENT_MAX}
        hint={limitHint(referralForm.comment, REFERRAL_COMMENT_MAX, copy.limitReached)}
        value={referralForm.comment}
        error={shown.comment}
        onChange={(comment) => set({ comment })}
      />
      <AddOrder
        section="referral"
        label={copy.addReferral}
        faults={faults}
        onExplain={() => setIsAsked(true)}
        onAdd={add}
        onClear={isBegun ? () => restart({ referralForm: emptyReferralForm }) : null}
      />
      <SectionFault text={blockFault} />
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

/** The referral being typed, and why it cannot be added. */
function typedReferral(content: RecordContent) {
  const { referrals, referralForm } = content;
  const checked = referralSchema.safeParse(stated(content, referralForm));
  const withIt = referralsBlockSchema.safeParse(blockOf(content, [...referrals, referralForm]));
  return { checked, faults: orderFaults(checked, withIt, referralMessages) };
}

const blockOf = (content: RecordContent, referrals: RecordContent['referrals']) => ({
  specialties: referrals.map((referral) => stated(content, referral)),
});
