import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Select } from '../ui/fields/select.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { ExportCard } from './export-card.tsx';
import { ownDataCopy as copy } from './own-data.copy.ts';
import { ConfirmRight, RightsCard, type Whose } from './rights-card.tsx';

/** `/mis-datos`: exporting the record, requests about the data, and earlier requests. */
export function OwnDataScreen({ asked }: { asked: ReactNode }) {
  const { data: user, error, isPending, refetch } = useQuery(profileQuery);
  return (
    <div className="mx-auto flex w-full max-w-[760px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {isPending && <Skeleton lines={['text', 'card', 'card']} />}
      {error && (
        <ErrorState text={copy.profileFailed} error={error} onRetry={() => void refetch()} />
      )}
      {user === null && (
        <EmptyState
          text={copy.noProfile}
          action={
            <LinkButton to="/registro-completo" kind="primary">
              {copy.completeProfile}
            </LinkButton>
          }
        />
      )}
      {user && <DataOf user={user} />}
      {user && asked}
    </div>
  );
}

function whoseIs(patientId: string, { id, patient_dto }: User): Whose {
  if (patientId === id) return 'own';
  const member = patient_dto?.family_group.find((one) => one.id === patientId);
  return member?.patient_dto.auth_id ? 'own-account' : 'member';
}

function DataOf({ user }: { user: User }) {
  const people = [user, ...(user.patient_dto?.family_group ?? [])].map(
    ({ id, first_name, last_name }) => ({ id, label: `${first_name} ${last_name}` }),
  );
  const [patientId, setPatientId] = useState(user.id);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <p>{copy.intro}</p>
      {people.length > 1 && (
        <Select
          label={copy.person}
          options={people}
          value={patientId}
          onChange={(id) => setPatientId(id || user.id)}
        />
      )}
      <ExportCard key={`export ${patientId}`} patientId={patientId} />
      <ConsentsCard
        key={`consents ${patientId}`}
        patientId={patientId}
        onDelete={patientId === user.id ? () => setDeleting(true) : undefined}
      />
      {isDeleting && (
        <ConfirmRight patientId={user.id} kind="DELETION" onClose={() => setDeleting(false)} />
      )}
      <RightsCard
        key={`rights ${patientId}`}
        patientId={patientId}
        whose={whoseIs(patientId, user)}
      />
    </>
  );
}
