import type { GuardSummary } from '@app/contract/guard-queue';
import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { profileQuery } from '../../../lib/readings/profile.queries.ts';
import { problemCode } from '../../../lib/server/problem-error.ts';
import { useNarrowScreen } from '../../../lib/use-media.ts';
import { ActingBanner, Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useJoin } from '../../guard-queue.commands.ts';
import { joinCopy as copy, guardProblemText, homeCopy } from '../../guard-queue.copy.ts';
import { summaryQuery } from '../../guard-queue.queries.ts';
import { BeforeJoining } from './before-joining.tsx';
import { type JoinAnswers, NOTHING_YET } from './join-answers.ts';
import { JoinQuestions } from './join-questions.tsx';
import type { JoinSlots } from './join-slots.ts';
import { OneQuestion } from './one-question.tsx';
import { useBusyPatients } from './use-busy-patients.ts';
import { type JoinWay, useJoinWay } from './use-join-way.ts';
import { usePrivatePrice } from './use-private-price.ts';

type Props = {
  slots: JoinSlots;
  /** The answers of a lost place. */
  answered?: JoinAnswers | undefined;
  /** Element below the header, as wide as the screen, that names the patient, as in the waiting room and the call. */
  strip?: Element | null;
  onCancel: () => void;
  /** Stores the typed reason, in case the person leaves and comes back. */
  onReason?: (reason: string) => void;
};

/**
 * Joining the queue: connection test, patient and reason, consent, equipment, and the payment if the plan is
 * used up.
 */
export function JoinFlow({ answered = NOTHING_YET, strip = null, ...props }: Props) {
  const profile = useQuery(profileQuery);
  const guard = useQuery(summaryQuery);
  const [isConnected, setIsConnected] = useState(false);
  const { slots, onCancel } = props;
  if (!isConnected) {
    return (
      <Narrow>{slots.connectionTest({ onPass: () => setIsConnected(true), onCancel })}</Narrow>
    );
  }
  if (guard.isLoadingError) {
    const again = () => void guard.refetch();
    return <ErrorState text={homeCopy.guardFailed} error={guard.error} onRetry={again} />;
  }
  if (profile.isPending || guard.isPending) return <Skeleton />;
  if (!profile.data) return <Banner tone="danger">{homeCopy.incompleteReason}</Banner>;
  return (
    <Way {...props} user={profile.data} guard={guard.data} answered={answered} strip={strip} />
  );
}

type WayProps = Props & {
  user: User;
  guard: GuardSummary[];
  answered: JoinAnswers;
  strip: Element | null;
};

/** The steps from the first question to the line. */
function Way({ user, guard, answered, strip, slots, onCancel, onReason }: WayProps) {
  const busy = useBusyPatients();
  const way = useJoinWay({ user, guard, busy }, answered, onReason);
  const isNarrow = useNarrowScreen();
  const { join, enter, afterEquipment } = useEntering(way);
  const Questions = isNarrow ? OneQuestion : JoinQuestions;
  const { step, goTo } = way;
  const { patientId } = way.answers;
  const isQuestion = step === 'quien' || step === 'especialidad' || step === 'motivo';
  return (
    <Narrow>
      {strip &&
        createPortal(
          <Acting user={user} patientId={patientId} isPlaceKept={isQuestion && !isNarrow} />,
          strip,
        )}
      {join.error && step !== 'pago' && (
        <Banner tone="danger">{guardProblemText(problemCode(join.error))}</Banner>
      )}
      {isQuestion && <Questions way={way} onCancel={onCancel} onNext={() => goTo('antes')} />}
      {step === 'antes' && (
        <BeforeJoining
          patientId={patientId}
          onBack={() => goTo('motivo')}
          onNext={() => goTo('equipo')}
        />
      )}
      {join.isPending && <p role="status">{copy.joining}</p>}
      {step === 'equipo' &&
        !join.isPending &&
        slots.deviceCheck({
          heading: <PageHeading title={copy.equipment}>{copy.equipment}</PageHeading>,
          onDone: afterEquipment,
        })}
      {step === 'pago' &&
        !join.isPending &&
        slots.privateConsultation({ patientId, onPaid: enter, onBack: () => goTo('motivo') })}
    </Narrow>
  );
}

const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto flex w-full max-w-[640px] flex-col gap-5">{children}</div>
);

/** The plan pays nothing this month, so the consultation may be paid for. */
const NOTHING_LEFT = ['coverage.used-up', 'coverage.plan-out-of-use'];

/** Joins the line; if the plan is used up and can be paid for, the payment comes first, without being refused. */
function useEntering({ answers, goTo }: JoinWay) {
  const { isSold, price } = usePrivatePrice(answers.patientId);
  const join = useJoin();
  const enter = () =>
    join.mutate(
      { ...answers, specialtyId: Number(answers.specialtyId) },
      {
        onError: (error) => {
          const isToPay = isSold && NOTHING_LEFT.includes(problemCode(error) ?? '');
          // Going back to a refused step would repeat it.
          goTo(isToPay ? 'pago' : 'motivo', {}, { replace: true });
        },
      },
    );
  const afterEquipment = () => (price !== null ? goTo('pago', {}, { replace: true }) : enter());
  return { join, enter, afterEquipment };
}

type ActingProps = { user: User; patientId: string; isPlaceKept: boolean };

/**
 * The patient's name, if it is not the holder. If the patient is chosen on the same page, its space is
 * reserved, so that nothing moves under the pointer.
 */
function Acting({ user, patientId, isPlaceKept }: ActingProps) {
  const members = user.patient_dto?.family_group ?? [];
  const member = members.find(({ id }) => id === patientId);
  const banner = member && <ActingBanner name={`${member.first_name} ${member.last_name}`} />;
  return isPlaceKept && members.length > 0 ? <div className="min-h-10">{banner}</div> : banner;
}
