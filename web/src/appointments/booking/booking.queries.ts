import { listBookable } from '@app/contract/appointments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { appointmentsKey } from '../appointments.queries.ts';

/** Professionals who give appointments to somebody, of a specialty where one is chosen. */
export const bookableQuery = (patientId: string, specialtyId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'bookable', patientId, specialtyId],
    queryFn: async () => {
      const query = { patientId, ...(specialtyId && { specialtyId: Number(specialtyId) }) };
      return (await call(listBookable, { query })).data;
    },
  });
