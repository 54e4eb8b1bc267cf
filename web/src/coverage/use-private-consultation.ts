import { orderPrivateConsultation, privateConsultationEventSchema } from '@app/contract/coverage';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { privateConsultationQuery } from '../lib/readings/private-consultation.queries.ts';
import { call } from '../lib/server/call.ts';
import { socket } from '../lib/server/socket.ts';

/** Orders the consultation of a patient for the guard or an appointment, reusing an open one, and follows its state. */
export function usePrivateConsultation(patientId: string, appointmentId?: string) {
  const queries = useQueryClient();
  const reading = privateConsultationQuery(patientId, appointmentId);
  const order = useMutation({
    mutationFn: async () => {
      const body = { appointmentId };
      return (await call(orderPrivateConsultation, { params: { patientId }, body })).data;
    },
    onSuccess: (ordered) => queries.setQueryData(reading.queryKey, ordered),
  });
  const { mutate } = order;
  useEffect(() => mutate(), [mutate]);
  const { data, refetch } = useQuery({ ...reading, enabled: order.isSuccess });
  useEffect(
    () =>
      socket.onPrivate((message) => {
        const event = privateConsultationEventSchema.safeParse(message);
        if (event.data?.patientId === patientId) void refetch();
      }),
    [patientId, refetch],
  );
  return {
    // Data cached before the order may be outdated.
    consultation: order.isSuccess ? data : undefined,
    error: order.error,
    orderAgain: () => mutate(),
    refresh: refetch,
  };
}
