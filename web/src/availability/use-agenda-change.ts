import type { ChangePreview } from '@app/contract/availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSinglePress } from '../lib/use-single-press.ts';
import { type AgendaChange, availabilityQuery, metBy } from './availability.queries.ts';

type Attempt = { change: AgendaChange; notifyPatients: boolean };

/**
 * Makes a change of the own agenda. Where it meets booked appointments it waits until the professional has seen whose
 * they are and goes on.
 */
export function useAgendaChange(onDone: () => void) {
  const queries = useQueryClient();
  const [met, setMet] = useState<{ preview: ChangePreview; change: AgendaChange }>();
  const changing = useMutation({
    mutationFn: async ({ change, notifyPatients }: Attempt) => {
      const preview = notifyPatients ? undefined : await change.validate?.();
      if (preview?.result === 'CONFLICT') return preview;
      await change.make(notifyPatients);
      return undefined;
    },
    onSuccess: async (preview, { change }) => {
      if (preview) return setMet({ preview, change });
      setMet(undefined);
      await queries.invalidateQueries({ queryKey: availabilityQuery.queryKey });
      onDone();
    },
    onError: (error, { change }) => {
      const preview = metBy(error);
      setMet(preview && { preview, change });
    },
  });
  const start = useSinglePress(changing.mutateAsync);
  return {
    /** Whom it meets, while the professional decides. */
    met: met?.preview,
    error: met ? null : changing.error,
    isPending: changing.isPending,
    start: (change: AgendaChange) => start({ change, notifyPatients: false }),
    goOn: () => met && start({ change: met.change, notifyPatients: true }),
    giveUp: () => setMet(undefined),
  };
}
