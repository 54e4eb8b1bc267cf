import type { ChangePreview } from '@app/contract/availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStepUp } from '../lib/session/use-step-up.ts';
import { useSinglePress } from '../lib/use-single-press.ts';
import { type AgendaChange, agendasKey, metBy } from './availability.queries.ts';

export type ChangingAgenda = ReturnType<typeof useAgendaChange>;

/**
 * Makes a change of an agenda. If it affects booked appointments, it waits for confirmation; if the director
 * makes it, for a proof of identity (requirement: step-up).
 */
export function useAgendaChange(onDone: () => void) {
  const queries = useQueryClient();
  const proven = useStepUp();
  const [met, setMet] = useState<{ preview: ChangePreview; change: AgendaChange }>();
  const attempt = async (change: AgendaChange, notifyPatients: boolean) => {
    const preview = await makeUnlessMet(change, notifyPatients);
    setMet(preview && { preview, change });
    if (preview) return;
    await queries.invalidateQueries({ queryKey: agendasKey });
    onDone();
  };
  const changing = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    onError: () => setMet(undefined),
  });
  const run = useSinglePress(changing.mutateAsync);
  const start = (change: AgendaChange, notifyPatients = false) =>
    run(() => proven.run(() => attempt(change, notifyPatients)));
  return {
    /** The affected appointments, until confirmed. */
    met: met?.preview,
    error: changing.error,
    isPending: changing.isPending,
    /** Whether a proof of identity is being asked for. */
    isProving: proven.isAsking,
    start: (change: AgendaChange) => start(change),
    goOn: () => met && start(met.change, true),
    giveUp: () => setMet(undefined),
    goOnProved: () => run(proven.goOn),
    dropProof: proven.drop,
  };
}

/** Makes a change, unless it affects appointments that nobody has confirmed: these are returned. */
async function makeUnlessMet(
  change: AgendaChange,
  notifyPatients: boolean,
): Promise<ChangePreview | undefined> {
  const preview = notifyPatients ? undefined : await change.validate?.();
  if (preview?.result === 'CONFLICT') return preview;
  try {
    await change.make(notifyPatients);
    return undefined;
  } catch (error) {
    const met = metBy(error);
    if (!met) throw error;
    return met;
  }
}
