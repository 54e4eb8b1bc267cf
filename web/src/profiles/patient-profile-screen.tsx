import { registerPatient, type User, updatePatient } from '@app/contract/profiles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../lib/call.ts';
import { session } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { type PatientContent, profileOf } from './patient/patient-values.ts';
import { PatientWizard } from './patient/patient-wizard.tsx';
import { profileQuery } from './profile.queries.ts';
import { profilesCopy as copy } from './profiles.copy.ts';
import { discardDraft, draftQuery } from './wizard/drafts.queries.ts';

const OWN = 'own';

/** `/registro-completo` of a patient: the own profile, completed or changed step by step. */
export function PatientProfileScreen({ studies }: { studies?: ReactNode }) {
  const profile = useQuery(profileQuery);
  const draft = useQuery(draftQuery(OWN));
  const queryClient = useQueryClient();
  const finish = useFinishing(profile.data ?? null);
  const error = profile.error ?? draft.error;
  if (error) {
    const retry = () => void Promise.all([profile.refetch(), draft.refetch()]);
    return <ErrorState text={copy.failed} error={error} onRetry={retry} />;
  }
  if (!draft.data || profile.data === undefined)
    return <Skeleton lines={['text', 'card', 'card']} />;
  return (
    <PatientWizard
      // Discarding begins with what is known.
      key={draft.data.version === 0 ? 'fresh' : 'resumed'}
      draft={draft.data}
      known={profile.data}
      about="own"
      finish={finish}
      failedText={copy.updateFailed}
      problems={copy.problems}
      studies={studies}
      onDiscard={async () => {
        await discardDraft(OWN);
        await queryClient.resetQueries({ queryKey: draftQuery(OWN).queryKey });
      }}
    />
  );
}

/** Sends the profile, the first time or as a change, and goes home with it. */
function useFinishing(known: User | null) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (content: PatientContent) => {
    const body = profileOf(content);
    const { id_number } = content.personal;
    await (known
      ? call(updatePatient, { body })
      : call(registerPatient, { body: { ...body, id_number } }));
    await session.reloadViewer();
    toast.success(copy.updated);
    await navigate('/paciente');
    void queryClient.invalidateQueries();
  };
}
