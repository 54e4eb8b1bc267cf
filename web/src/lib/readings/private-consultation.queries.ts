import { getPrivateConsultation } from '@app/contract/coverage';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../server/call.ts';

/** Polling interval of a payment in progress, in addition to the pushes. */
const PAYMENT_POLL_MS = 10_000;

/** The private consultation of a patient for the guard or, if given, for an appointment. */
export const privateConsultationQuery = (patientId: string, appointmentId?: string) =>
  queryOptions({
    queryKey: ['private-consultation', patientId, appointmentId ?? null],
    queryFn: async () => {
      const query = { appointmentId };
      return (await call(getPrivateConsultation, { params: { patientId }, query })).data;
    },
    refetchInterval: ({ state }) => (state.data?.isBeingPaid ? PAYMENT_POLL_MS : false),
    staleTime: 0,
  });
