import { registerPatient, type User, updatePatient } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { call } from '../lib/server/call.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { type PatientContent, profileOf } from './patient/patient-values.ts';
import { PatientWizard } from './patient/patient-wizard.tsx';
import { profilesCopy as copy } from './profiles.copy.ts';
import { useOpenedDraft } from './wizard/use-opened-draft.ts';
import { useSaved } from './wizard/use-saved.ts';

/** `/registro-completo` of a patient: their profile, completed or changed step by step. */
export function PatientProfileScreen({ studies }: { studies?: ReactNode }) {
  const profile = useQuery(profileQuery);
  const own = useOpenedDraft('own', profileQuery.queryKey);
  const finish = useFinishing(profile.data ?? null);
  const error = profile.data === undefined ? profile.error : own.error;
  if (error) {
    const retry = () => void Promise.all([profile.refetch(), own.refetch()]);
    return <ErrorState text={copy.failed} error={error} onRetry={retry} />;
  }
  if (!own.draft || profile.data === undefined)
    return <Skeleton lines={['text', 'card', 'card']} />;
  return (
    <PatientWizard
      key={own.opening}
      draft={own.draft}
      known={profile.data}
      about="own"
      finish={finish}
      failedText={copy.updateFailed}
      problems={copy.problems}
      studies={studies}
      onDiscard={() => void own.discard()}
    />
  );
}

/** Sends the profile, first time or change, and goes home. */
function useFinishing(known: User | null) {
  const goOn = useSaved('/paciente');
  return async (content: PatientContent) => {
    const body = profileOf(content);
    const { id_number } = content.personal;
    await (known
      ? call(updatePatient, { body })
      : call(registerPatient, { body: { ...body, id_number } }));
    await goOn();
  };
}
