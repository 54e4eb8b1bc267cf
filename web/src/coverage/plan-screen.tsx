import { type PlanInfo, requestPlanContact } from '@app/contract/coverage';
import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { planQuery } from '../lib/readings/plan.queries.ts';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { call } from '../lib/server/call.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { formatPesos } from '../ui/format.ts';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ChangePlan } from './change-plan.tsx';
import { coverageCopy as copy } from './coverage.copy.ts';
import { usePlanRequest } from './use-plan-request.ts';

/** `/mi-plan`: the plan of the holder, and how to ask staff about it. */
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
        <PlanDialog user={profile.data} plan={plan.data} asked={asked} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

type PlanDialogProps = {
  user: User;
  plan: PlanInfo;
  /** What was asked about the plan. */
  asked: ReactNode;
};

/** The dialog *Mi Plan*; closing it goes home. */
function PlanDialog({ user, plan, asked }: PlanDialogProps) {
  const navigate = useNavigate();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Dialog
      title={isChanging ? copy.another : copy.title}
      isOpen
      hasCloseButton
      onClose={() => void navigate('/paciente')}
    >
      {isChanging ? (
        <ChangePlan patientId={user.id} onBack={() => setIsChanging(false)} />
      ) : (
        <Contact user={user} plan={plan} asked={asked} onChange={() => setIsChanging(true)} />
      )}
    </Dialog>
  );
}

/** The current plan, and the request to be called about it. */
function Contact({ user, plan, asked, onChange }: PlanDialogProps & { onChange: () => void }) {
  const { ask, isPending, failure } = usePlanRequest(() =>
    call(requestPlanContact, { params: { patientId: user.id } }),
  );
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <>
      <DescriptionList facts={factsOf(name, plan)} />
      {asked}
      {plan.privatePrice !== null && <p className="text-ink-2">{copy.particularDetail}</p>}
      <p className="text-ink-2">{copy.explanation}</p>
      <TextField label={copy.name} value={name} onChange={() => {}} isReadOnly />
      <TextField
        label={copy.phone}
        hint={copy.phoneHint}
        value={user.phone_number ?? ''}
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
    </>
  );
}

const factsOf = (holder: string, plan: PlanInfo) => [
  { term: copy.holder, value: holder },
  { term: copy.plan, value: plan.planName },
  { term: copy.affiliate, value: plan.affiliateNumber },
  { term: copy.members, value: String(plan.familyMembers) },
  { term: copy.monthly, value: plan.monthlyConsultations ?? copy.unlimited },
  { term: copy.left, value: plan.consultationsLeft },
  {
    term: copy.particular,
    value: plan.privatePrice === null ? null : formatPesos(plan.privatePrice),
  },
];
