import { z } from 'zod';
import { endpoint, okOf, searchMonth } from '../kernel/index.ts';
import { settlementSchema } from './settlements.schema.ts';

const query = z.object({ month: searchMonth });

export const getSettlement = endpoint({
  method: 'GET',
  path: '/api/settlements',
  who: { professional: ['own scope'] },
  access: 'session',
  summary: "The professional's finished visits of a month in Argentina, by insurer and type.",
  query,
  response: okOf(settlementSchema),
});

export const exportSettlement = endpoint({
  method: 'GET',
  path: '/api/settlements/csv',
  who: { professional: ['own scope'] },
  access: 'session',
  summary: 'The same as a spreadsheet, one line per visit.',
  query,
});
