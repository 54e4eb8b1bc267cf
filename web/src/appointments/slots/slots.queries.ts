import { listSlots, SLOT_DAYS_MAX } from '@app/contract/appointments';
import { addDays } from '@app/contract/kernel';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { dayNow } from '../../lib/server/server-time.ts';
import { appointmentsKey } from '../appointments.queries.ts';

/** The free hours of a professional for a patient, for as many days as one request allows. */
export const slotsQuery = (professionalId: string, patientId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'slots', professionalId, patientId],
    queryFn: async () => {
      const from = dayNow();
      const to = addDays(from, SLOT_DAYS_MAX - 1);
      return (await call(listSlots, { query: { professionalId, patientId, from, to } })).data;
    },
    enabled: professionalId !== '',
    // Others may book in the meantime.
    staleTime: 0,
  });
