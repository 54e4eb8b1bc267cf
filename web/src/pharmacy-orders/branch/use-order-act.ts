import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useSinglePress } from '../../lib/use-single-press.ts';
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
  const act = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      if (MOVED.includes(problemCode(error) ?? '')) toast.error(actFailureText(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: branchOrdersKey }),
  });
  return {
    error: act.error,
    isPending: act.isPending,
    start: useSinglePress(act.mutateAsync),
  };
}
