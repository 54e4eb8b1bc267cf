import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSinglePress } from '../../lib/use-single-press.ts';
import { focusAfter } from '../../ui/overlays/use-focus-after.ts';
import { appointmentsKey } from '../appointments.queries.ts';

type Change<Asked, Answer> = {
  send: (asked: Asked) => Promise<Answer>;
  onDone: (answer: Answer) => void;
};

/** A change requested by a patient, sent only once. Everything is fetched again, also after a refusal. */
export function useAppointmentChange<Answer, Asked = void>({
  send,
  onDone,
}: Change<Asked, Answer>) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => {
      focusAfter();
      void queries.invalidateQueries({ queryKey: appointmentsKey });
    },
  });
  return { ...change, press: useSinglePress(change.mutateAsync) };
}
