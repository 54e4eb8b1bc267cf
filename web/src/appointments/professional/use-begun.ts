import type { Appointment } from '@app/contract/appointments';
import type { QueueEntry } from '@app/contract/visits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSinglePress } from '../../lib/use-single-press.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ownEntriesKey, ownEntriesQuery, useVisitEvents } from '../../visits/index.ts';
import { appointmentsKey } from '../appointments.queries.ts';
import { failureOf } from './act-failure.tsx';
import { awaitingCopy, appointmentCopy as copy } from './agenda.copy.ts';
import { sendBegin } from './agenda.queries.ts';

type Doors = {
  /** Tests camera and microphone first; from another capability. */
  beforeCall: (goOn: () => void) => void;
  /** Opens the workspace of a visit. */
  onAttend: (queueId: string) => void;
};

/** Starts the consultation of an appointment, waits for its patient, and opens the video when it starts. */
export function useBegun({ beforeCall, onAttend }: Doors) {
  const queries = useQueryClient();
  const own = useQuery(ownEntriesQuery);
  useVisitEvents(
    useCallback(({ command, entry }) => {
      if (command === 'PatientTimeoutCancel' && entry.appointmentId !== null)
        toast.warning(awaitingCopy.left);
    }, []),
  );
  const beginning = useMutation({
    mutationFn: sendBegin,
    onSuccess: (entry) =>
      queries.setQueryData<QueueEntry[]>(ownEntriesKey, (known = []) => [
        ...known.filter(({ queueId }) => queueId !== entry.queueId),
        entry,
      ]),
    onError: (error) => toast.error(failureOf(copy.beginFailed, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  });
  const start = useSinglePress(beginning.mutateAsync);

  const visits = own.data?.filter(({ origin }) => origin === 'APPOINTMENT');
  const awaited = visits?.find(({ phase }) => phase === 'OFFERED' || phase === 'ACCEPTED');
  const started = visits?.find(({ phase }) => phase === 'IN_CALL');
  const [wasAwaiting, setWasAwaiting] = useState(false);
  useEffect(() => {
    if (awaited) setWasAwaiting(true);
  }, [awaited]);
  useEffect(() => {
    if (started && wasAwaiting) onAttend(started.queueId);
  }, [started, wasAwaiting, onAttend]);

  return {
    awaited,
    begin: ({ id }: Appointment) => beforeCall(() => start(id)),
  };
}
