import { payerLabel } from '@app/contract/catalogs';
import type { PlanInfo } from '@app/contract/coverage';
import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CircleCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { planQuery } from '../../lib/readings/plan.queries.ts';
import { PlanMeter } from '../../lib/readings/plan-meter.tsx';
import { profileQuery } from '../../lib/readings/profile.queries.ts';
import { hasBooking } from '../../lib/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Columns } from '../../ui/layout/screen-layouts.tsx';
import { homeCopy as copy } from '../guard-queue.copy.ts';
import { EnterGuard } from './enter-guard.tsx';
import { Expectation, NextOpenings } from './expectation.tsx';
import { recommendations } from './guard-texts.ts';
import { PayPrivately } from './pay-privately.tsx';
import { type GuardNow, useGuardNow } from './use-guard-now.ts';
import { useSteadyHome } from './use-steady-home.ts';

type Props = {
  /** Starts joining the queue. */
  onStart: () => void;
  /** Notices of other capabilities, beside the main card. */
  side: ReactNode;
  /** Past visits, below the main card. */
  below: ReactNode;
};

/** The patient's home: state of the guard and the button to join. */
export function PatientHome({ onStart, side, below }: Props) {
  const profile = useQuery(profileQuery);
  const isSteady = useSteadyHome(profile);
  if (profile.isPending || !isSteady) return <Skeleton />;
  if (profile.isLoadingError) {
    return (
      <ErrorState text={copy.failed} error={profile.error} onRetry={() => void profile.refetch()} />
    );
  }
  const user = profile.data;
  return (
    <>
      <Greeting user={user} />
      <Columns
        main={<AttendNow user={user} onStart={onStart} />}
        side={side}
        below={
          <div className="flex flex-col gap-6">
            {below}
            <Recommendations />
          </div>
        }
      />
    </>
  );
}

const Recommendations = () => (
  <Card title={copy.recommendations}>
    <ul className="flex list-disc flex-col gap-2 pl-6 text-ink-2">
      {recommendations().map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </Card>
);

function Greeting({ user }: { user: User | null }) {
  const plan = useQuery(planQuery(user?.id));
  return (
    <div className="flex flex-col gap-1">
      <PageHeading title={copy.title}>{copy.greeting(user?.first_name ?? '')}</PageHeading>
      {plan.data && (
        <>
          <p className="text-ink-2">
            {plan.data.isOffered
              ? copy.plan(payerLabel(plan.data.planName), plan.data.consultationsLeft)
              : copy.planOutOfUse(payerLabel(plan.data.planName))}
          </p>
          <div className="max-w-80">
            <PlanMeter plan={plan.data} />
          </div>
        </>
      )}
    </div>
  );
}

function AttendNow({ user, onStart }: { user: User | null; onStart: () => void }) {
  const guard = useGuardNow();
  const isComplete = user?.patient_dto?.full_profile === true;
  const family = user?.patient_dto?.family_group ?? [];
  return (
    <Card
      title={copy.attendNow}
      aside={
        guard.onDuty > 0 && (
          <Chip tone="ok" icon={<CircleCheck aria-hidden />}>
            {copy.onLine(guard.onDuty)}
          </Chip>
        )
      }
    >
      <Expectation guard={guard} />
      {isComplete ? (
        <WayIn user={user} guard={guard} onStart={onStart} />
      ) : (
        <>
          <LinkButton to="/registro-completo" kind="primary" isWide>
            {copy.incomplete}
          </LinkButton>
          <p className="text-small text-ink-2">{copy.incompleteReason}</p>
        </>
      )}
      <NextOpenings guard={guard} />
      {hasBooking() && <Schedule isComplete={isComplete} />}
      {family.length > 0 && (
        <p className="flex items-center gap-3 text-16">
          <Users aria-hidden className="flex-none" />
          <span>{copy.group(family.map(({ first_name }) => first_name).join(', '))}</span>
        </p>
      )}
      {!hasBooking() && <ScheduleLater />}
    </Card>
  );
}

type WayInProps = { user: User | null; guard: GuardNow; onStart: () => void };

/** Joining with the plan or, once it is used up this month, by paying. */
function WayIn({ user, guard: { isUnattended }, onStart }: WayInProps) {
  const plan = useQuery(planQuery(user?.id));
  const isUsedUp = plan.data?.consultationsLeft === 0;
  const isPlanAsked = plan.isLoading && plan.failureCount === 0;
  return (
    <>
      <EnterGuard
        isUnattended={isUnattended && isPlanAsked ? undefined : isUnattended}
        usedUp={isUsedUp ? usedUpText(plan.data) : null}
        onStart={onStart}
      />
      {plan.data?.isOffered === false && (
        <LinkButton isWide to="/mi-plan">
          {copy.outOfUseLink}
        </LinkButton>
      )}
      {isUsedUp && (
        <PayPrivately user={user} price={plan.data?.privatePrice ?? null} onStart={onStart} />
      )}
    </>
  );
}

/** Booking an appointment, once the patient can be attended. */
const Schedule = ({ isComplete }: { isComplete: boolean }) =>
  isComplete ? (
    <LinkButton isWide to="/paciente/nuevo-turno" icon={<CalendarPlus aria-hidden />}>
      {copy.schedule}
    </LinkButton>
  ) : (
    <Button
      isWide
      icon={<CalendarPlus aria-hidden />}
      disabledReason={copy.incompleteReason}
      isReasonShown
    >
      {copy.schedule}
    </Button>
  );

/** Small and last, since it is not available yet. */
const ScheduleLater = () => (
  <div className="flex flex-col items-start">
    <Button icon={<CalendarPlus aria-hidden />} disabledReason={copy.scheduleReason} isReasonShown>
      {copy.schedule}
    </Button>
  </div>
);

const usedUpText = (plan: PlanInfo | undefined): string => {
  if (plan?.isOffered === false) return copy.outOfUse;
  return plan?.monthlyConsultations ? copy.usedUpOf(plan.monthlyConsultations) : copy.usedUp;
};
