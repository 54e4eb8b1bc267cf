import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { session } from '../../lib/session/session.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { profilesCopy as copy } from '../profiles.copy.ts';

/** After the profile was stored: confirms it and goes home, where everything is fetched again. */
export function useSaved(home: '/paciente' | '/profesional') {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await session.reloadViewer();
    toast.success(copy.updated);
    await navigate(home);
    void queryClient.invalidateQueries();
  };
}
