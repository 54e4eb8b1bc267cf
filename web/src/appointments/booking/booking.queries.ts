import { listBookable } from '@app/contract/appointments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { appointmentsKey } from '../appointments.queries.ts';

/** Professionals with appointments for a patient, of a specialty if one is chosen. */
export const bookableQuery = (patientId: string, specialtyId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'bookable', patientId, specialtyId],
    queryFn: async () => {
      const query = { patientId, ...(specialtyId && { specialtyId: Number(specialtyId) }) };
      return (await call(listBookable, { query })).data;
    },
  });
