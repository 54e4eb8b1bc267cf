import { z } from 'zod';
import {
  afterInAddress,
  doneSchema,
  endpoint,
  listOf,
  pagedListOf,
  staff,
} from '../kernel/index.ts';
import {
  accessFilterSchema,
  accessSchema,
  emergencyOpeningSchema,
  newReviewSchema,
  unusualReaderSchema,
} from './review.schema.ts';

export const searchAccessLog = endpoint({
  method: 'POST',
  path: '/api/staff/access-log/search',
  who: staff('staff projection', 'step-up'),
  access: 'session',
  summary: 'Who opened which record, when and why, newest first. Reading it is audited.',
  body: accessFilterSchema,
  response: pagedListOf(accessSchema),
});

export const listEmergencies = endpoint({
  method: 'GET',
  path: '/api/staff/emergencies',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Records opened for an emergency, those without a review first.',
  query: z.object({ reviewed: z.enum(['true', 'false']).default('false'), after: afterInAddress }),
  response: pagedListOf(emergencyOpeningSchema),
});

export const reviewEmergency = endpoint({
  method: 'POST',
  path: '/api/staff/emergencies/:id/review',
  who: { medicalDirector: ['step-up', 'first time', 'staff projection'] },
  access: 'session',
  summary: "The medical director's review of an emergency access; made once, never changed.",
  params: z.object({ id: z.uuid() }),
  body: newReviewSchema,
  response: doneSchema,
});

export const listUnusualReaders = endpoint({
  method: 'GET',
  path: '/api/staff/unusual-readers',
  who: { medicalDirector: ['staff projection'] },
  access: 'session',
  summary: 'Accounts with unusual readings in the last seven days.',
  response: listOf(unusualReaderSchema),
});
