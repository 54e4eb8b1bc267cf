import type { ProfileDraft } from '@app/contract/profiles';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { discardDraft, draftQuery } from './drafts.queries.ts';

/**
 * The draft as it was when the wizard opened: later reads, e.g. after a reconnection, do not change the forms.
 * `known` is the stored data.
 */
export function useOpenedDraft(subject: string, known: QueryKey) {
  const { data, error, refetch } = useQuery(draftQuery(subject));
  const client = useQueryClient();
  const [opening, setOpening] = useState(0);
  const opened = useRef<ProfileDraft | undefined>(undefined);
  opened.current ??= data;
  return {
    draft: opened.current,
    /** Changes when the wizard is restarted. */
    opening,
    error: opened.current ? null : error,
    refetch,
    /** Discards the draft and starts with the current stored data. */
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
