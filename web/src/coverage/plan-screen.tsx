import { payerLabel } from '@app/contract/catalogs';
import { type PlanInfo, requestPlanContact } from '@app/contract/coverage';
import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { planQuery } from '../lib/readings/plan.queries.ts';
import { PlanMeter } from '../lib/readings/plan-meter.tsx';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { call } from '../lib/server/call.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { formatPesos, formatPhone } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Columns } from '../ui/layout/screen-layouts.tsx';
import { ChangePlan } from './change-plan.tsx';
import { coverageCopy as copy } from './coverage.copy.ts';
import { usePlanRequest } from './use-plan-request.ts';

/** `/mi-plan`: the holder's plan, and requests to staff about it. */
export function PlanScreen({ asked }: { asked: ReactNode }) {
  const profile = useQuery(profileQuery);
  const plan = useQuery(planQuery(profile.data?.id));
  const error = profile.error ?? plan.error;
  // Without a full profile there is no plan yet.
  if (profile.isSuccess && !profile.data?.patient_dto?.full_profile)
    return <Navigate to="/registro-completo" replace />;
  return (
    <>
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {error ? (
        <ErrorState
          text={profile.error ? copy.profileFailed : copy.lookupFailed}
          error={error}
          onRetry={() => void (profile.error ? profile.refetch() : plan.refetch())}
        />
      ) : profile.data && plan.data ? (
        <Plan user={profile.data} plan={plan.data} asked={asked} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

type PlanProps = {
  user: User;
  plan: PlanInfo;
  /** The requests about the plan. */
  asked: ReactNode;
};

const Plan = ({ user, plan, asked }: PlanProps) => (
  <Columns
    main={
      <>
        <Card title={copy.current}>
          {!plan.isOffered && <Banner tone="warn">{copy.outOfUse}</Banner>}
          <PlanMeter plan={plan} />
          <DescriptionList facts={factsOf(`${user.first_name} ${user.last_name}`, plan)} />
          {plan.privatePrice !== null && <p className="text-ink-2">{copy.particularDetail}</p>}
        </Card>
        {asked}
      </>
    }
    side={<Requests user={user} />}
    below={
      <LinkButton to="/paciente" kind="quiet" icon={<ArrowLeft aria-hidden />}>
        {copy.backHome}
      </LinkButton>
    }
  />
);

/** Requests to staff: a call, or another plan. */
function Requests({ user }: { user: User }) {
  const [isChanging, setIsChanging] = useState(false);
  return isChanging ? (
    <Card title={copy.another}>
      <ChangePlan patientId={user.id} onBack={() => setIsChanging(false)} />
    </Card>
  ) : (
    <Card title={copy.contactTitle}>
      <Contact user={user} onChange={() => setIsChanging(true)} />
    </Card>
  );
}

/** Requests a call about the plan. */
function Contact({ user, onChange }: { user: User; onChange: () => void }) {
  const { ask, isPending, failure } = usePlanRequest(() =>
    call(requestPlanContact, { params: { patientId: user.id } }),
  );
  return (
    <>
      <p className="text-ink-2">{copy.explanation}</p>
      <TextField
        label={copy.name}
        value={`${user.first_name} ${user.last_name}`}
        onChange={() => {}}
        isReadOnly
      />
      <TextField
        label={copy.phone}
        hint={copy.phoneHint}
        value={formatPhone(user.phone_number ?? '')}
        onChange={() => {}}
        isReadOnly
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button kind="primary" isWide isPending={isPending} onPress={() => ask(undefined)}>
        {copy.contact}
      </Button>
      <Button isWide onPress={onChange}>
        {copy.another}
      </Button>
      <LinkButton to="/grupo-familiar" isWide>
        {copy.removeMember}
      </LinkButton>
    </>
  );
}

const factsOf = (holder: string, plan: PlanInfo) => [
  { term: copy.holder, value: holder },
  { term: copy.plan, value: payerLabel(plan.planName) },
  { term: copy.affiliate, value: plan.affiliateNumber },
  { term: copy.members, value: String(plan.familyMembers) },
  {
    term: copy.monthly,
    value: plan.isOffered ? (plan.monthlyConsultations ?? copy.unlimited) : copy.outOfUseShort,
  },
  { term: copy.left, value: plan.consultationsLeft },
  {
    term: copy.particular,
    value: plan.privatePrice === null ? null : formatPesos(plan.privatePrice),
  },
];
