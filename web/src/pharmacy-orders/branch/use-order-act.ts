import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { orderProblem } from './branch-orders.copy.ts';
import { branchOrdersKey } from './branch-orders.queries.ts';

/** Why an act failed, in words. */
export const actFailureText = (error: unknown): string =>
  orderProblem[problemCode(error) ?? ''] ?? failureText(error);

/** The order has another status: the form is about to be replaced. */
const MOVED = ['pharmacy-orders.command-refused', 'pharmacy-orders.not-found'];

type Act<Body> = {
  send: (body: Body) => Promise<unknown>;
  onDone: () => void;
};

/** A branch's act on an order, sent only once; the order is fetched again afterwards. */
export function useOrderAct<Body>({ send, onDone }: Act<Body>) {
  const queries = useQueryClient();
  // A second click can come before the first one is shown as pending.
  const isSending = useRef(false);
  const act = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      if (MOVED.includes(problemCode(error) ?? '')) toast.error(actFailureText(error));
    },
    onSettled: () => {
      isSending.current = false;
      return queries.invalidateQueries({ queryKey: branchOrdersKey });
    },
  });
  return {
    error: act.error,
    isPending: act.isPending,
    start: (body: Body) => {
      if (isSending.current) return;
      isSending.current = true;
      act.mutate(body);
    },
  };
}
