import type { ProfileDraft } from '@app/contract/profiles';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { discardDraft, draftQuery } from './drafts.queries.ts';

/**
 * What was written of a profile, as it was when the wizard opened: what is read again later, when a
 * connection comes back, changes nothing under somebody's hands. `known` is what the wizard begins with.
 */
export function useOpenedDraft(subject: string, known: QueryKey) {
  const { data, error, refetch } = useQuery(draftQuery(subject));
  const client = useQueryClient();
  const [opening, setOpening] = useState(0);
  const opened = useRef<ProfileDraft | undefined>(undefined);
  opened.current ??= data;
  return {
    draft: opened.current,
    /** Changes when the wizard opens anew. */
    opening,
    error: opened.current ? null : error,
    refetch,
    /** Forgets what was written and begins with what is known now. */
    discard: async () => {
      await discardDraft(subject);
      opened.current = undefined;
      await Promise.all(
        [draftQuery(subject).queryKey, known].map((queryKey) => client.resetQueries({ queryKey })),
      );
      setOpening((before) => before + 1);
    },
  };
}
