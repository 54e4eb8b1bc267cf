import { type ChartPeriod, getBoard, getChart } from '@app/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

const BOARD_REFRESH_MS = 30_000;

export const boardQuery = queryOptions({
  queryKey: ['operations', 'board'],
  queryFn: async () => (await call(getBoard, {})).data,
  refetchInterval: BOARD_REFRESH_MS,
  staleTime: 0,
});

export const chartQuery = (period: ChartPeriod) =>
  queryOptions({
    queryKey: ['operations', 'chart', period],
    queryFn: async () => (await call(getChart, { query: { period } })).data,
    staleTime: BOARD_REFRESH_MS,
  });
