import type { Pharmacist } from '@app/contract/dispensing';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
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
  // A second click can come before the first one is shown as pending.
  const isSending = useRef(false);
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
    onSettled: () => {
      isSending.current = false;
    },
  });
  return {
    error: act.error,
    isUnknown: isUnknown(act.error),
    isPending: act.isPending,
    reset: act.reset,
    start: (body: Body) => {
      if (isSending.current) return;
      isSending.current = true;
      act.mutate(body);
    },
  };
}
