import { PATIENT_REASON_MAX } from '@app/contract/guard-queue';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ChoiceList } from '../../../ui/fields/choice-list.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { SettledAnswer } from '../../../ui/form/settled-answer.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { joinCopy as copy } from '../../guard-queue.copy.ts';
import { summaryQuery } from '../../guard-queue.queries.ts';
import { AttentionType } from './attention-type.tsx';
import { givenFor, type JoinStep, questionCount, questionsFor } from './join-answers.ts';
import { patientOptions } from './patient-options.ts';
import { specialtyOptions } from './specialty-options.ts';
import type { JoinWay } from './use-join-way.ts';

type Props = { way: JoinWay; onNext: () => void; onCancel: () => void };

/** One question per screen, for phones: patient, specialty and reason, as far as they have to be asked. */
export function OneQuestion(props: Props) {
  const { step } = props.way;
  if (step === 'quien') return <Who {...props} />;
  if (step === 'especialidad') return <Specialty {...props} />;
  return <Reason {...props} />;
}

function Who({ way, onCancel }: Props) {
  const { choices, answers, given } = way;
  const next = (patientId: string): JoinStep => {
    const questions = questionsFor(choices, givenFor(patientId, given));
    return questions.includes('especialidad') ? 'especialidad' : 'motivo';
  };
  return (
    <>
      <Question way={way}>{copy.who}</Question>
      <ChoiceList
        options={patientOptions(choices)}
        value={answers.patientId}
        onChoose={(patientId) => way.goTo(next(patientId), { patientId })}
      />
      <WayBack way={way} onCancel={onCancel} />
    </>
  );
}

function Specialty({ way, onCancel }: Props) {
  const { data: guard = way.choices.guard } = useQuery(summaryQuery);
  return (
    <>
      <Question way={way}>{copy.specialty}</Question>
      <ChoiceList
        options={specialtyOptions({ ...way.choices, guard }, way.answers.patientId)}
        value={way.answers.specialtyId}
        onChoose={(specialtyId) => way.goTo('motivo', { specialtyId })}
      />
      <WayBack way={way} onCancel={onCancel} />
    </>
  );
}

/** The reason, with one line for each skipped question. */
function Reason({ way, onNext, onCancel }: Props) {
  const { choices, answers, answer } = way;
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = !answers.reason.trim();
  const specialty = choices.guard.find(
    ({ specialtyId }) => String(specialtyId) === answers.specialtyId,
  );
  const ask = () => {
    setIsAsked(true);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) ask();
    else onNext();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Question way={way}>{copy.reason}</Question>
      <TextArea
        label={copy.reason}
        isLabelHidden
        hint={copy.reasonHint}
        maxLength={PATIENT_REASON_MAX}
        value={answers.reason}
        error={isAsked && isMissing ? copy.reasonMissing : undefined}
        onChange={(reason) => answer({ reason })}
        inputRef={field}
      />
      <div className="flex flex-col gap-3">
        <SettledAnswer
          term={copy.specialty}
          value={specialty?.name ?? ''}
          onChange={() => way.goTo('especialidad')}
        />
        <AttentionType patientId={answers.patientId} />
      </div>
      <WayBack way={way} onCancel={onCancel} note={copy.notYetInLine}>
        <Button
          kind="primary"
          type="submit"
          icon={<Phone aria-hidden />}
          disabledReason={isMissing ? copy.callReasonLeft : null}
          onExplain={ask}
        >
          {copy.call}
        </Button>
      </WayBack>
    </form>
  );
}

/** The question as the heading, which takes the focus; with its number if there are several. */
function Question({ way, children }: { way: JoinWay; children: string }) {
  const { choices, given, step } = way;
  const number = questionsFor(choices, given).indexOf(step) + 1;
  const count = questionCount(choices, given);
  return (
    <PageHeading title={children} focusKey={step}>
      {number > 0 && count !== 1 && (
        <>
          <span className="mb-1 block text-16 font-regular tracking-normal text-ink-2">
            {copy.question(number, count)}
          </span>{' '}
        </>
      )}
      {children}
    </PageHeading>
  );
}

type WayBackProps = Pick<Props, 'way' | 'onCancel'> & { note?: string; children?: ReactNode };

/** Volver* to the previous question, *Cancelar* on the first, and the button to continue. */
function WayBack({ way, onCancel, ...bar }: WayBackProps) {
  const questions = questionsFor(way.choices, way.given);
  // A proposed specialty is changed from the last question.
  const earlier = questions.includes(way.step)
    ? questions[questions.indexOf(way.step) - 1]
    : 'motivo';
  return (
    <ThumbBar {...(bar.note && { note: bar.note })}>
      {earlier ? (
        <Button onPress={() => way.goTo(earlier)}>{copy.back}</Button>
      ) : (
        <Button onPress={onCancel}>{copy.cancel}</Button>
      )}
      {bar.children}
    </ThumbBar>
  );
}
