import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Select } from '../ui/fields/select.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { GrantsCard } from './grants-card.tsx';
import { ReadingsCard } from './readings-card.tsx';
import { recordAccessCopy as copy } from './record-access.copy.ts';

/** Parameter of the person whose record is shown, for links from notifications. */
const PERSON = 'persona';

/** `/accesos-a-mi-historia`: who may read the patient's record, and who did. */
export function AccessScreen() {
  const { data: user, error, isPending, refetch } = useQuery(profileQuery);
  return (
    <div className="mx-auto flex w-full max-w-[760px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {isPending && <Skeleton lines={['text', 'card', 'card']} />}
      {error && (
        <ErrorState text={copy.profileFailed} error={error} onRetry={() => void refetch()} />
      )}
      {user === null && <NoProfile />}
      {user && <Accesses user={user} />}
    </div>
  );
}

const NoProfile = () => (
  <EmptyState
    text={copy.noProfile}
    action={
      <LinkButton to="/registro-completo" kind="primary">
        {copy.completeProfile}
      </LinkButton>
    }
  />
);

function Accesses({ user }: { user: User }) {
  const people = peopleOf(user);
  const [params, setParams] = useSearchParams();
  const asked = params.get(PERSON);
  const patientId = people.find(({ id }) => id === asked)?.id ?? user.id;
  return (
    <>
      <p>{copy.intro}</p>
      {people.length > 1 && (
        <Select
          label={copy.person}
          options={people}
          value={patientId}
          onChange={(id) => setParams({ [PERSON]: id || user.id }, { replace: true })}
        />
      )}
      <GrantsCard key={`grants ${patientId}`} patientId={patientId} />
      <ReadingsCard key={`readings ${patientId}`} patientId={patientId} />
    </>
  );
}

/** The holder, then the dependants. */
const peopleOf = (user: User) =>
  [user, ...(user.patient_dto?.family_group ?? [])].map(({ id, first_name, last_name }) => ({
    id,
    label: `${first_name} ${last_name}`,
  }));
