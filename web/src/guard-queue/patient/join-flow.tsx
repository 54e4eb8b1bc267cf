import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { planQuery } from '../../lib/readings/plan.queries.ts';
import { profileQuery } from '../../lib/readings/profile.queries.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { ActingBanner, Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useJoin } from '../guard-queue.commands.ts';
import { joinCopy as copy, guardProblemText, homeCopy } from '../guard-queue.copy.ts';
import { BeforeJoining } from './before-joining.tsx';
import { type JoinAnswers, JoinQuestions } from './join-questions.tsx';

type Step = 'connection' | 'questions' | 'before' | 'equipment' | 'payment';

/** Parts from other capabilities. */
export type JoinSlots = {
  connectionTest: (props: { onPass: () => void; onCancel: () => void }) => ReactNode;
  deviceCheck: (props: { onDone: () => void; onBack: () => void }) => ReactNode;
  /** Pays one consultation where the plan has none left. */
  privateConsultation: (props: {
    patientId: string;
    onPaid: () => void;
    onBack: () => void;
  }) => ReactNode;
};

type Props = {
  slots: JoinSlots;
  /** The answers of a lost place. */
  answered?: JoinAnswers | undefined;
  onCancel: () => void;
};

const NOTHING_YET: JoinAnswers = { patientId: '', specialtyId: '', reason: '' };

/** Joining the queue: connection test, who and why, consent, equipment, and the payment where the plan is used up. */
export function JoinFlow({ slots, answered = NOTHING_YET, onCancel }: Props) {
  const { data: user, isPending } = useQuery(profileQuery);
  const [step, setStep] = useState<Step>('connection');
  const [answers, setAnswers] = useState(answered);
  const { join, enter } = useEntering(answers, setStep);
  if (isPending) return <Skeleton />;
  if (!user) return <Banner tone="danger">{homeCopy.incompleteReason}</Banner>;
  const { patientId } = answers;
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-5">
      <Acting user={user} patientId={patientId} />
      {join.error && step !== 'payment' && (
        <Banner tone="danger">{guardProblemText(problemCode(join.error))}</Banner>
      )}
      {step === 'connection' &&
        slots.connectionTest({ onPass: () => setStep('questions'), onCancel })}
      {step === 'questions' && (
        <JoinQuestions
          user={user}
          answers={answers}
          onChange={setAnswers}
          onCancel={onCancel}
          onNext={() => setStep('before')}
        />
      )}
      {step === 'before' && (
        <BeforeJoining
          patientId={patientId}
          onBack={() => setStep('questions')}
          onNext={() => setStep('equipment')}
        />
      )}
      {join.isPending && <p role="status">{copy.joining}</p>}
      {step === 'equipment' &&
        !join.isPending &&
        slots.deviceCheck({ onDone: enter, onBack: () => setStep('before') })}
      {step === 'payment' &&
        !join.isPending &&
        slots.privateConsultation({ patientId, onPaid: enter, onBack: () => setStep('questions') })}
    </div>
  );
}

/** Enters the line; where the plan is used up and one may be paid, that comes first. */
function useEntering(answers: JoinAnswers, setStep: (step: Step) => void) {
  const plan = useQuery(planQuery(answers.patientId || undefined));
  const join = useJoin();
  const isSold = typeof plan.data?.privatePrice === 'number';
  const enter = () =>
    join.mutate(
      { ...answers, specialtyId: Number(answers.specialtyId) },
      {
        onError: (error) => {
          const isToPay = isSold && problemCode(error) === 'coverage.used-up';
          setStep(isToPay ? 'payment' : 'questions');
        },
      },
    );
  return { join, enter };
}

/** Whose consultation this is, whenever it is not the holder's own. */
function Acting({ user, patientId }: { user: User; patientId: string }) {
  const member = user.patient_dto?.family_group.find(({ id }) => id === patientId);
  return member ? <ActingBanner name={`${member.first_name} ${member.last_name}`} /> : null;
}
