import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSinglePress } from '../../lib/use-single-press.ts';
import { appointmentsKey } from '../appointments.queries.ts';

type Act<Asked> = { send: (asked: Asked) => Promise<unknown>; onDone: () => void };

/** Something a professional does with an appointment, sent once whatever is pressed; the agenda is read again afterwards. */
export function useAppointmentAct<Asked = void>({ send, onDone }: Act<Asked>) {
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  });
  const start = useSinglePress(act.mutateAsync);
  return { error: act.error, isPending: act.isPending, start };
}
