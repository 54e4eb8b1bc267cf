import { PATIENT_REASON_MAX } from '@app/contract/guard-queue';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioCards } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { joinCopy as copy } from '../../guard-queue.copy.ts';
import { summaryQuery } from '../../guard-queue.queries.ts';
import { AttentionType } from './attention-type.tsx';
import { onlyPatient } from './join-answers.ts';
import { patientOptions } from './patient-options.ts';
import { specialtyOptions } from './specialty-options.ts';
import type { JoinWay } from './use-join-way.ts';

type Props = { way: JoinWay; onNext: () => void; onCancel: () => void };

/** Patient, specialty and reason on one page, all mandatory. */
export function JoinQuestions({ way, onNext, onCancel }: Props) {
  const { choices, answers, answer } = way;
  const { data: guard = choices.guard } = useQuery(summaryQuery);
  const { form, isAsked, ask } = useMissing();
  const isComplete = Boolean(answers.patientId && answers.specialtyId && answers.reason.trim());
  const missing = (value: string, message: string) =>
    isAsked && !value.trim() ? message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) onNext();
    else ask();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <AttentionType patientId={answers.patientId} />
      {!onlyPatient(choices) && (
        <RadioCards
          label={copy.who}
          options={patientOptions(choices)}
          value={answers.patientId}
          error={missing(answers.patientId, copy.whoMissing)}
          onChange={(patientId) => answer({ patientId })}
        />
      )}
      <RadioCards
        label={copy.specialty}
        hint={copy.specialtyHint}
        options={specialtyOptions({ ...choices, guard }, answers.patientId)}
        value={answers.specialtyId}
        error={missing(answers.specialtyId, copy.specialtyMissing)}
        onChange={(specialtyId) => answer({ specialtyId })}
      />
      <TextArea
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={PATIENT_REASON_MAX}
        value={answers.reason}
        error={missing(answers.reason, copy.reasonMissing)}
        onChange={(reason) => answer({ reason })}
      />
      <ThumbBar note={copy.notYetInLine}>
        <Button onPress={onCancel}>{copy.cancel}</Button>
        <Button
          kind="primary"
          type="submit"
          icon={<Phone aria-hidden />}
          disabledReason={isComplete ? null : copy.callReason}
          onExplain={ask}
        >
          {copy.call}
        </Button>
      </ThumbBar>
    </form>
  );
}

/** After a premature click on continue, shows what is missing and focuses the first of it each time. */
function useMissing() {
  const form = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [presses]);
  return { form, isAsked: presses > 0, ask: () => setPresses(presses + 1) };
}
