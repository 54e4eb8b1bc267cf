import { saveProfessional } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { call } from '../lib/server/call.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { imagesQuery } from './professional/images.queries.ts';
import { type ProfessionalContent, profileOf } from './professional/professional-values.ts';
import { ProfessionalWizard } from './professional/professional-wizard.tsx';
import { profilesCopy as copy } from './profiles.copy.ts';
import { useOpenedDraft } from './wizard/use-opened-draft.ts';
import { useSaved } from './wizard/use-saved.ts';

/** `/registro-completo` of a professional: their profile, completed or changed step by step. */
export function ProfessionalProfileScreen() {
  const profile = useQuery(profileQuery);
  const own = useOpenedDraft('own', profileQuery.queryKey);
  const images = useQuery(imagesQuery);
  const finish = useFinishing();
  const error =
    own.error ??
    (profile.data === undefined ? profile.error : null) ??
    (images.data === undefined ? images.error : null);
  if (error) {
    const retry = () => void Promise.all([profile.refetch(), own.refetch(), images.refetch()]);
    return <ErrorState text={copy.failed} error={error} onRetry={retry} />;
  }
  if (!own.draft || !images.data || profile.data === undefined)
    return <Skeleton lines={['text', 'card', 'card']} />;
  return (
    <ProfessionalWizard
      key={own.opening}
      draft={own.draft}
      known={profile.data}
      images={images.data}
      finish={finish}
      failedText={copy.updateFailed}
      onDiscard={() => void own.discard()}
    />
  );
}

/** Sends the profile and goes home. */
function useFinishing() {
  const goOn = useSaved('/profesional');
  return async (content: ProfessionalContent) => {
    await call(saveProfessional, { body: profileOf(content) });
    await goOn();
  };
}
