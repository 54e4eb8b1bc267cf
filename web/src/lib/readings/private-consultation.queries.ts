import { getPrivateConsultation } from '@app/contract/coverage';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../server/call.ts';

/** How often a payment under way is asked for, besides the pushes. */
const PAYMENT_POLL_MS = 10_000;

/** The private consultation that a patient is to pay, or paid and did not use. */
export const privateConsultationQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['private-consultation', patientId],
    queryFn: async () => (await call(getPrivateConsultation, { params: { patientId } })).data,
    refetchInterval: ({ state }) => (state.data?.isBeingPaid ? PAYMENT_POLL_MS : false),
    staleTime: 0,
  });
