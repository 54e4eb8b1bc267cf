import { listShiftProfessionals, listShifts } from '@app/contract/guard-shifts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

export const shiftsKey = ['guard-shifts'] as const;

export const shiftsQuery = queryOptions({
  queryKey: [...shiftsKey, 'all'],
  queryFn: async () => (await call(listShifts, {})).data,
});

export const shiftProfessionalsQuery = queryOptions({
  queryKey: [...shiftsKey, 'professionals'],
  queryFn: async () => (await call(listShiftProfessionals, {})).data,
});
