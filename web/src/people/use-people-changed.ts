import { useQueryClient } from '@tanstack/react-query';

const CHANGED = ['people', 'person', 'person-history', 'approvals'];

/** Refetches what an act on a person may have changed. */
export function usePeopleChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(CHANGED.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
