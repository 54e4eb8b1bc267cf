import { z } from 'zod';
import { endpoint, listOf, okOf, staff } from '../kernel/index.ts';
import {
  boardSchema,
  chartPeriods,
  chartPointSchema,
  waitingBusinessSchema,
} from './operations.schema.ts';

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/staff/board',
  who: staff('staff projection'),
  access: 'session',
  summary: 'The clinic in numbers: counts only.',
  response: okOf(boardSchema),
});

export const getChart = endpoint({
  method: 'GET',
  path: '/api/staff/board/chart',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Visits, waits and ratings of the guard by hour of today or by day of this month.',
  query: z.object({ period: z.enum(chartPeriods) }),
  response: listOf(chartPointSchema),
});

export const getWaitingBusiness = endpoint({
  method: 'GET',
  path: '/api/staff/waiting-business',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Orders without a quote and failed refunds, without persons or contents.',
  response: okOf(waitingBusinessSchema),
});
