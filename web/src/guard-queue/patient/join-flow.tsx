import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { profileQuery } from '../../lib/readings/profile.queries.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { ActingBanner, Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useJoin } from '../guard-queue.commands.ts';
import { joinCopy as copy, guardProblemText, homeCopy } from '../guard-queue.copy.ts';
import { BeforeJoining } from './before-joining.tsx';
import { type JoinAnswers, JoinQuestions } from './join-questions.tsx';

type Step = 'connection' | 'questions' | 'before' | 'equipment';

/** Parts from other capabilities. */
export type JoinSlots = {
  connectionTest: (props: { onPass: () => void; onCancel: () => void }) => ReactNode;
  deviceCheck: (props: { onDone: () => void; onBack: () => void }) => ReactNode;
};

type Props = {
  slots: JoinSlots;
  /** The answers of a lost place. */
  answered?: JoinAnswers | undefined;
  onCancel: () => void;
};

const NOTHING_YET: JoinAnswers = { patientId: '', specialtyId: '', reason: '' };

/** Joining the queue: connection test, who and why, consent, and equipment. */
export function JoinFlow({ slots, answered = NOTHING_YET, onCancel }: Props) {
  const { data: user, isPending } = useQuery(profileQuery);
  const [step, setStep] = useState<Step>('connection');
  const [answers, setAnswers] = useState(answered);
  const join = useJoin();
  if (isPending) return <Skeleton />;
  if (!user) return <Banner tone="danger">{homeCopy.incompleteReason}</Banner>;

  const enter = () =>
    join.mutate(
      { ...answers, specialtyId: Number(answers.specialtyId) },
      { onError: () => setStep('questions') },
    );

  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-5">
      <Acting user={user} patientId={answers.patientId} />
      {join.error && <Banner tone="danger">{guardProblemText(problemCode(join.error))}</Banner>}
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
          patientId={answers.patientId}
          onBack={() => setStep('questions')}
          onNext={() => setStep('equipment')}
        />
      )}
      {step === 'equipment' &&
        (join.isPending ? (
          <p role="status">{copy.joining}</p>
        ) : (
          slots.deviceCheck({ onDone: enter, onBack: () => setStep('before') })
        ))}
    </div>
  );
}

/** Whose consultation this is, whenever it is not the holder's own. */
function Acting({ user, patientId }: { user: User; patientId: string }) {
  const member = user.patient_dto?.family_group.find(({ id }) => id === patientId);
  return member ? <ActingBanner name={`${member.first_name} ${member.last_name}`} /> : null;
}
