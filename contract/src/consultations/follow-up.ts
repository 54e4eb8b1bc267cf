import { z } from 'zod';
import { addDays, type Day, dayOf } from '../kernel/index.ts';

/** When the professional wants to see the patient again; NONE: no control is needed. */
export const FOLLOW_UPS = [
  'IN_48_HOURS',
  'IN_7_DAYS',
  'IN_15_DAYS',
  'IN_30_DAYS',
  'IF_NOT_BETTER',
  'NONE',
] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

export const followUpSchema = z.enum(FOLLOW_UPS, { error: 'follow_up.unknown' });

const DAYS: Partial<Record<FollowUp, number>> = {
  IN_48_HOURS: 2,
  IN_7_DAYS: 7,
  IN_15_DAYS: 15,
  IN_30_DAYS: 30,
};

/** The day of the control, counted from the visit; `undefined` if the follow-up has no day. */
export function followUpDay(followUp: FollowUp, attended: Date): Day | undefined {
  const days = DAYS[followUp];
  return days === undefined ? undefined : addDays(dayOf(attended), days);
}
