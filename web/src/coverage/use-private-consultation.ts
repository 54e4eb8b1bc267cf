import {
  getPrivateConsultation,
  orderPrivateConsultation,
  privateConsultationEventSchema,
} from '@app/contract/coverage';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../lib/server/call.ts';
import { socket } from '../lib/server/socket.ts';

/** How often the payment is asked for, besides the pushes. */
const PAYMENT_POLL_MS = 10_000;

/** Orders the consultation of a patient, the one that stands if there is one, and follows what becomes of it. */
export function usePrivateConsultation(patientId: string) {
  const queries = useQueryClient();
  const queryKey = ['private-consultation', patientId] as const;
  const order = useMutation({
    mutationFn: async () => (await call(orderPrivateConsultation, { params: { patientId } })).data,
    onSuccess: (ordered) => queries.setQueryData(queryKey, ordered),
  });
  const { mutate } = order;
  useEffect(() => mutate(), [mutate]);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call(getPrivateConsultation, { params: { patientId } })).data,
    enabled: order.isSuccess,
    refetchInterval: PAYMENT_POLL_MS,
  });
  useEffect(
    () =>
      socket.onPrivate((message) => {
        const event = privateConsultationEventSchema.safeParse(message);
        if (event.data?.patientId === patientId) void refetch();
      }),
    [patientId, refetch],
  );
  return {
    // What was kept from before the order may be over.
    consultation: order.isSuccess ? data : undefined,
    error: order.error,
    orderAgain: () => mutate(),
    refresh: refetch,
  };
}
