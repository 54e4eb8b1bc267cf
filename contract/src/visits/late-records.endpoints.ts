import { z } from 'zod';
import { afterInAddress, doneSchema, endpoint, pagedListOf, staff } from '../kernel/index.ts';
import { closeRecordSchema, lateRecordSchema } from './late-records.schema.ts';

const LATE = '/api/staff/late-records';

export const listLateRecords = endpoint({
  method: 'GET',
  path: LATE,
  who: staff('staff projection'),
  access: 'session',
  summary: 'Visits whose record is more than a day late, oldest first; never their content.',
  query: z.object({ after: afterInAddress }),
  response: pagedListOf(lateRecordSchema),
});

export const closeLateRecord = endpoint({
  method: 'POST',
  path: `${LATE}/:queueId/closure`,
  who: { medicalDirector: ['staff projection', 'legal transition', 'step-up'] },
  access: 'session',
  summary: 'Close, with a reason, a visit whose record will never be written.',
  params: z.object({ queueId: z.uuid() }),
  body: closeRecordSchema,
  response: doneSchema,
});
