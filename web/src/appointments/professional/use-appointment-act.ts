import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSinglePress } from '../../lib/use-single-press.ts';
import { appointmentsKey } from '../appointments.queries.ts';

type Act<Asked> = { send: (asked: Asked) => Promise<unknown>; onDone: () => void };

/** A professional's action on an appointment, sent only once; the agenda is fetched again afterwards. */
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
