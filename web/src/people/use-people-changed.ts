import { useQueryClient } from '@tanstack/react-query';

const CHANGED = ['people', 'person', 'person-history', 'approvals'];

/** Reads again what an act on somebody may have changed. */
export function usePeopleChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(CHANGED.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
