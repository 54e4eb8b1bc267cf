import { useMutation, useQueryClient } from '@tanstack/react-query';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { toast } from '../ui/feedback/toast.ts';
import { ownDataCopy as copy, ownDataProblems } from './own-data.copy.ts';

const problems: Readonly<Record<string, string>> = ownDataProblems;

/** Sends a request to staff, and refetches the requests. */
export function useAsked<Asked>(
  send: (asked: Asked) => Promise<unknown>,
  { sent = copy.sent, onSent }: { sent?: string; onSent: () => void },
) {
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast.success(sent);
      onSent();
      await queryClient.invalidateQueries({ queryKey: ['own-requests'] });
    },
  });
  return {
    ask: request.mutate,
    isPending: request.isPending,
    failure:
      request.error &&
      (problems[problemCode(request.error)] ?? causeText(request.error) ?? copy.failed),
  };
}
