import { getPlanInfo } from '@app/contract/coverage';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../server/call.ts';

/** The plan of a patient and what is left of it this month. */
export const planQuery = (patientId: string | undefined) =>
  queryOptions({
    queryKey: ['plan', patientId],
    queryFn: async () => (await call(getPlanInfo, { params: { patientId: patientId ?? '' } })).data,
    enabled: patientId !== undefined,
    retry: false,
  });
