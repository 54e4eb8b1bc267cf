import { z } from 'zod';
import { requiredText } from '../kernel/index.ts';
import { CANCEL_REASON_MAX } from './visits.limits.ts';

/** Long enough to be understood years later. */
export const CLOSE_REASON_MIN = 20;

/** A visit whose record is more than a day late, without anything written in it. */
export const lateRecordSchema = z.object({
  queueId: z.string(),
  professional: z.string(),
  licence: z.string(),
  patient: z.string(),
  since: z.string(),
});
export type LateRecord = z.infer<typeof lateRecordSchema>;

export const closeRecordSchema = z.strictObject({
  reason: requiredText(CANCEL_REASON_MAX).pipe(
    z.string().min(CLOSE_REASON_MIN, 'reason.too-short'),
  ),
});
