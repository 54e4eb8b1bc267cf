import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { problemCode } from '../lib/server/problem-error.ts';
import { toast } from '../ui/feedback/toast.ts';
import { coverageCopy as copy, coverageProblem } from './coverage.copy.ts';

const problems: Readonly<Record<string, string>> = coverageProblem;

/** A request to staff about the plan; once sent, confirms it, refetches the requests and goes home. */
export function usePlanRequest<Asked>(send: (asked: Asked) => Promise<unknown>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast.success(copy.sent);
      void queryClient.invalidateQueries({ queryKey: ['own-requests'] });
      await navigate('/paciente');
    },
  });
  const failure = request.error ? (problems[problemCode(request.error)] ?? copy.failed) : undefined;
  return { ask: request.mutate, isPending: request.isPending, failure };
}
