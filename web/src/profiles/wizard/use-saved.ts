import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { session } from '../../lib/session/session.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { profilesCopy as copy } from '../profiles.copy.ts';

/** What follows an own profile that was kept: says so and leads home, where everything is read anew. */
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
