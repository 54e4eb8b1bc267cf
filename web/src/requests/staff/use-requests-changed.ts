import { useQueryClient } from '@tanstack/react-query';

const CHANGED = ['requests', 'request', 'approvals'];

/** Refetches what work on a request may have changed. */
export function useRequestsChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(CHANGED.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
