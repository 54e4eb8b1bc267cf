import { type GuardSummary, PATIENT_REASON_MAX } from '@app/contract/guard-queue';
import type { User } from '@app/contract/profiles';
import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { RadioCards } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { joinCopy as copy, homeCopy } from '../guard-queue.copy.ts';
import { summaryQuery } from '../guard-queue.queries.ts';
import { patientOptions } from './patient-options.ts';

export type JoinAnswers = { patientId: string; specialtyId: string; reason: string };

/** Initial answers. */
export const answersOf = ({ patientId, specialtyId, reason }: QueueEntry): JoinAnswers => ({
  patientId,
  specialtyId: String(specialtyId),
  reason,
});

type Props = {
  user: User;
  answers: JoinAnswers;
  onChange: (answers: JoinAnswers) => void;
  onNext: () => void;
  onCancel: () => void;
};

/** Patient, specialty and reason, all mandatory. */
export function JoinQuestions({ user, answers, onChange, onNext, onCancel }: Props) {
  const { data: summary = [] } = useQuery(summaryQuery);
  const [isAsked, setIsAsked] = useState(false);
  const set = (change: Partial<JoinAnswers>) => onChange({ ...answers, ...change });
  const isComplete = Boolean(answers.patientId && answers.specialtyId && answers.reason.trim());
  const missing = (value: string, message: string) =>
    isAsked && !value.trim() ? message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (isComplete) onNext();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <AttentionType />
      <RadioCards
        label={copy.who}
        options={patientOptions(user)}
        value={answers.patientId}
        error={missing(answers.patientId, copy.whoMissing)}
        onChange={(patientId) => set({ patientId })}
      />
      <RadioCards
        label={copy.specialty}
        options={summary.map(specialtyOption)}
        value={answers.specialtyId}
        error={missing(answers.specialtyId, copy.specialtyMissing)}
        onChange={(specialtyId) => set({ specialtyId })}
      />
      <TextArea
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={PATIENT_REASON_MAX}
        value={answers.reason}
        error={missing(answers.reason, copy.reasonMissing)}
        onChange={(reason) => set({ reason })}
      />
      <div className="flex flex-wrap gap-3">
        <Button onPress={onCancel}>{copy.cancel}</Button>
        <Button
          kind="primary"
          type="submit"
          icon={<Phone aria-hidden />}
          disabledReason={isComplete ? null : copy.callReason}
          onExplain={() => setIsAsked(true)}
        >
          {copy.call}
        </Button>
      </div>
    </form>
  );
}

const specialtyOption = ({ specialtyId, name, wait }: GuardSummary) => ({
  id: String(specialtyId),
  label: name,
  detail: wait ? homeCopy.wait(wait) : copy.nobodyOnDuty,
});

/** Only the plan can be chosen; the others say why not. */
const AttentionType = () => (
  <RadioCards
    label={copy.attention}
    value="plan"
    onChange={() => {}}
    options={[
      { id: 'plan', label: copy.attentionPlan },
      ...copy.attentionOthers.map((label) => ({
        id: label,
        label,
        disabledReason: copy.attentionReason,
      })),
    ]}
  />
);
