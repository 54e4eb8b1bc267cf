import { saveProfessional } from '@app/contract/profiles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../lib/call.ts';
import { session } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { imagesQuery } from './professional/images.queries.ts';
import { type ProfessionalContent, profileOf } from './professional/professional-values.ts';
import { ProfessionalWizard } from './professional/professional-wizard.tsx';
import { profileQuery } from './profile.queries.ts';
import { profilesCopy as copy } from './profiles.copy.ts';
import { discardDraft, draftQuery } from './wizard/drafts.queries.ts';

const OWN = 'own';

/** `/registro-completo` of a professional: the own profile, completed or changed step by step. */
export function ProfessionalProfileScreen() {
  const profile = useQuery(profileQuery);
  const draft = useQuery(draftQuery(OWN));
  const images = useQuery(imagesQuery);
  const queryClient = useQueryClient();
  const finish = useFinishing();
  const error = profile.error ?? draft.error ?? images.error;
  if (error) {
    const retry = () => void Promise.all([profile.refetch(), draft.refetch(), images.refetch()]);
    return <ErrorState text={copy.failed} error={error} onRetry={retry} />;
  }
  if (!draft.data || !images.data || profile.data === undefined)
    return <Skeleton lines={['text', 'card', 'card']} />;
  return (
    <ProfessionalWizard
      // Discarding begins with what is known.
      key={draft.data.version === 0 ? 'fresh' : 'resumed'}
      draft={draft.data}
      known={profile.data}
      images={images.data}
      finish={finish}
      failedText={copy.updateFailed}
      onDiscard={async () => {
        await discardDraft(OWN);
        await queryClient.resetQueries({ queryKey: draftQuery(OWN).queryKey });
      }}
    />
  );
}

/** Sends the profile and goes home with it. */
function useFinishing() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (content: ProfessionalContent) => {
    await call(saveProfessional, { body: profileOf(content) });
    await session.reloadViewer();
    toast.success(copy.updated);
    await navigate('/profesional');
    void queryClient.invalidateQueries();
  };
}
