import { z } from 'zod';
import { requiredText } from '../kernel/index.ts';
import { CANCEL_REASON_MAX } from './visits.limits.ts';

/** A reason that says enough to whoever reads it years later. */
export const CLOSE_REASON_MIN = 20;

/** A visit whose record is more than a day late, without anything that was written in it. */
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
