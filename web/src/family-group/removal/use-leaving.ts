import { useMutation, useQueryClient } from '@tanstack/react-query';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { groupQuery } from '../family-group.queries.ts';
import { removalProblems } from './removal.copy.ts';

const problems: Readonly<Record<string, string>> = removalProblems;

type Words = { done: string; failed: string };

/**
 * Removes a member from the group, or requests it. The group is fetched again, also after a refusal, and the
 * pressed button may disappear: so both results are toasts.
 */
export function useLeaving<Asked>(
  send: (asked: Asked) => Promise<unknown>,
  { done, failed }: Words,
  onDone: () => void,
) {
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(done);
      onDone();
    },
    onError: (error) => toast.error(problems[problemCode(error)] ?? causeText(error) ?? failed),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: groupQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['own-requests'] }),
      ]),
  });
  return { send: request.mutate, isPending: request.isPending };
}
