import type { Pharmacist } from '@app/contract/dispensing';
import { useMutation } from '@tanstack/react-query';
import { useSinglePress } from '../../lib/use-single-press.ts';
import type { AtCounter } from './at-counter.ts';
import { isUnknown, standingAfter } from './counter.commands.ts';
import { keepPharmacist } from './pharmacist.ts';

type Act<Body, Answer> = Pick<AtCounter, 'onStanding'> & {
  send: (body: Body) => Promise<Answer>;
  onDone: (answer: Answer) => void;
};

/** An act that must not be sent twice; a refusal may reveal the prescription's state. */
export function useAct<Body extends { pharmacist: Pharmacist }, Answer>({
  send,
  onDone,
  onStanding,
}: Act<Body, Answer>) {
  const act = useMutation({
    mutationFn: send,
    onSuccess: (answer, { pharmacist }) => {
      keepPharmacist(pharmacist);
      onDone(answer);
    },
    onError: (error) => {
      const standing = standingAfter(error);
      if (standing) onStanding(standing);
    },
  });
  return {
    error: act.error,
    isUnknown: isUnknown(act.error),
    isPending: act.isPending,
    reset: act.reset,
    start: useSinglePress(act.mutateAsync),
  };
}
