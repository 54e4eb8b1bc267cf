import type { PlanInfo } from '@app/contract/coverage';
import type { GuardSummary } from '@app/contract/guard-queue';
import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CircleCheck, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { guardHoursQuery, nextOpeningText } from '../../lib/readings/guard-hours.ts';
import { planQuery } from '../../lib/readings/plan.queries.ts';
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
import { summaryQuery } from '../guard-queue.queries.ts';
import { nobodyOnDuty, recommendations } from './guard-texts.ts';
import { PayPrivately } from './pay-privately.tsx';

type Props = {
  /** Starts joining the queue. */
  onStart: () => void;
  /** Notices of other capabilities, beside the main card. */
  side: ReactNode;
};

/** The patient's home: state of the guard and the button to join. */
export function PatientHome({ onStart, side }: Props) {
  const profile = useQuery(profileQuery);
  if (profile.isPending) return <Skeleton />;
  if (profile.error) {
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
          <Card title={copy.recommendations}>
            <ul className="flex list-disc flex-col gap-2 pl-6 text-ink-2">
              {recommendations().map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Card>
        }
      />
    </>
  );
}

function Greeting({ user }: { user: User | null }) {
  const plan = useQuery(planQuery(user?.id));
  return (
    <div className="flex flex-col gap-1">
      <PageHeading title={copy.title}>{copy.greeting(user?.first_name ?? '')}</PageHeading>
      {plan.data && (
        <p className="text-ink-2">{copy.plan(plan.data.planName, plan.data.consultationsLeft)}</p>
      )}
    </div>
  );
}

function AttendNow({ user, onStart }: { user: User | null; onStart: () => void }) {
  const guard = useQuery(summaryQuery);
  const summary = guard.data ?? [];
  const plan = useQuery(planQuery(user?.id));
  const onDuty = summary.reduce((total, row) => total + row.onDuty, 0);
  const isComplete = user?.patient_dto?.full_profile === true;
  const isUsedUp = plan.data?.consultationsLeft === 0;
  const family = user?.patient_dto?.family_group ?? [];
  return (
    <Card
      title={copy.attendNow}
      aside={
        onDuty > 0 && (
          <Chip tone="ok" icon={<CircleCheck aria-hidden />}>
            {copy.onLine(onDuty)}
          </Chip>
        )
      }
    >
      {guard.isLoadingError ? (
        <ErrorState
          text={copy.guardFailed}
          error={guard.error}
          onRetry={() => void guard.refetch()}
        />
      ) : (
        <Expectation summary={guard.data} onDuty={onDuty} />
      )}
      {isComplete ? (
        <Button
          kind="primary"
          isWide
          icon={<Video aria-hidden />}
          onPress={onStart}
          disabledReason={isUsedUp ? usedUpText(plan.data) : null}
          isReasonShown
        >
          {copy.virtualGuard}
        </Button>
      ) : (
        <>
          <LinkButton to="/registro-completo" kind="primary" isWide>
            {copy.incomplete}
          </LinkButton>
          <p className="text-small text-ink-2">{copy.incompleteReason}</p>
        </>
      )}
      {isComplete && isUsedUp && (
        <PayPrivately user={user} price={plan.data?.privatePrice ?? null} onStart={onStart} />
      )}
      <Schedule isComplete={isComplete} />
      {family.length > 0 && (
        <p className="flex items-center gap-3 text-16">
          <Users aria-hidden className="flex-none" />
          <span>{copy.group(family.map(({ first_name }) => first_name).join(', '))}</span>
        </p>
      )}
    </Card>
  );
}

/** Patients book by themselves where the clinic lets them, once they can be attended. */
const Schedule = ({ isComplete }: { isComplete: boolean }) =>
  hasBooking() && isComplete ? (
    <LinkButton isWide to="/paciente/nuevo-turno" icon={<CalendarPlus aria-hidden />}>
      {copy.schedule}
    </LinkButton>
  ) : (
    <Button
      isWide
      icon={<CalendarPlus aria-hidden />}
      disabledReason={hasBooking() ? copy.incompleteReason : copy.scheduleReason}
      isReasonShown
    >
      {copy.schedule}
    </Button>
  );

const usedUpText = (plan: PlanInfo | undefined): string =>
  plan?.monthlyConsultations ? copy.usedUpOf(plan.monthlyConsultations) : copy.usedUp;

/** Nobody is on duty: when the guard attends again, where its shifts say so. */
function Nobody() {
  const { data: hours = [] } = useQuery(guardHoursQuery);
  return (
    <>
      <p className="text-ink-2">{nobodyOnDuty()}</p>
      {nextOpeningText(hours).map((text) => (
        <p key={text} className="font-medium">
          {text}
        </p>
      ))}
    </>
  );
}

type ExpectationProps = { summary: GuardSummary[] | undefined; onDuty: number };

/** Who attends and the wait; nothing is said of either before it is known. */
function Expectation({ summary, onDuty }: ExpectationProps) {
  if (!summary) return <Skeleton lines={['text', 'text']} />;
  if (onDuty === 0) return <Nobody />;
  const attended = summary.filter((row) => row.onDuty > 0);
  const [shortest] = attended
    .map(({ wait }) => wait)
    .filter((wait) => wait !== null)
    .sort((a, b) => a.to - b.to);
  return (
    <p className="text-ink-2">
      {copy.expected(attended.map(({ name }) => name).join(' y '))}{' '}
      {shortest && <strong className="text-ink-1">{copy.wait(shortest)}.</strong>}
    </p>
  );
}
