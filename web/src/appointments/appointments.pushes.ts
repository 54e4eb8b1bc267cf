import { appointmentEventSchema } from '@app/contract/appointments';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { socket } from '../lib/server/socket.ts';
import { useVisitEvents } from '../visits/index.ts';
import { appointmentsKey } from './appointments.queries.ts';

/** Fetches appointments again after a push about one of them or its visit, and after a lost connection. */
export function useAppointmentPushes(): void {
  const queries = useQueryClient();
  const readAgain = useCallback(
    () => void queries.invalidateQueries({ queryKey: appointmentsKey }),
    [queries],
  );
  useEffect(
    () =>
      socket.onPrivate((message) => {
        if (appointmentEventSchema.safeParse(message).success) readAgain();
      }),
    [readAgain],
  );
  useEffect(() => socket.onResync(readAgain), [readAgain]);
  useVisitEvents(
    useCallback(({ entry }) => entry.appointmentId !== null && readAgain(), [readAgain]),
  );
}
