import { z } from 'zod';

const count = z.number().int();

/** The clinic in numbers, now. Null means that the product cannot count it yet. */
export const boardSchema = z.object({
  waiting: count,
  /** How long the longest waiting patient has waited; null if nobody waits. */
  longestWaitMinutes: count.nullable(),
  onGuard: count,
  inCall: count,
  lateRecords: count,
  /** Professionals suspended by the registry's answer and not yet reinstated by staff. */
  suspendedByRegistry: count,
  failedDeliveries: count,
  failedPayments: count,
  /** Payments whose provider took money back, and nobody decided yet. */
  takenBackPayments: count,
  ordersToQuote: count,
  appointmentsToday: count,
  /** Unanswered requests that the caller's role answers, and how many of them are overdue. */
  openRequests: count,
  lateRequests: count,
  /** Acts of colleagues that wait for the caller's approval. */
  actsToApprove: count,
  lastBackup: z.string().nullable(),
});
export type Board = z.infer<typeof boardSchema>;

export const chartPeriods = ['day', 'month'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** An hour of today, or a day of this month, in Argentina. */
export const chartPointSchema = z.object({
  /** `08` for an hour, `2025-03-07` for a day. */
  at: z.string(),
  /** Guard visits that started. */
  visits: count,
  /** Average minutes from joining the line to the first call; null if nobody was called. */
  waitMinutes: z.number().nullable(),
  /** Average rating in stars; null if there is none. */
  rating: z.number().nullable(),
});
export type ChartPoint = z.infer<typeof chartPointSchema>;

/** Most rows per list of pending items; the longest waiting come first. */
export const WAITING_ROWS = 50;

/** Orders that no branch has quoted and refunds that have not succeeded yet, the longest waiting first. */
export const waitingBusinessSchema = z.object({
  orders: z.array(
    z.object({
      /** The order's number, as people say it. */
      number: z.number().int(),
      branch: z.string(),
      branchPhone: z.string(),
      sentDate: z.iso.datetime(),
      expiresDate: z.iso.datetime(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      pesos: z.number(),
      dueDate: z.iso.datetime(),
      tries: z.number().int(),
      nextTryDate: z.iso.datetime(),
      /** The payment provider's last answer. */
      problem: z.string(),
    }),
  ),
});
export type WaitingBusiness = z.infer<typeof waitingBusinessSchema>;
