import { z } from 'zod';

const count = z.number().int();

/** The clinic in numbers, now. What nothing of the product can count yet is null. */
export const boardSchema = z.object({
  waiting: count,
  /** Minutes that whoever waits longest has waited; null while nobody waits. */
  longestWaitMinutes: count.nullable(),
  onGuard: count,
  inCall: count,
  lateRecords: count,
  /** Professionals whom the registry's answer suspended, until staff lifts it. */
  suspendedByRegistry: count,
  failedDeliveries: count,
  failedPayments: count,
  ordersToQuote: count,
  appointmentsToday: count,
  /** Requests that the reader's role answers: those without an answer, and of them those past their day. */
  openRequests: count,
  lateRequests: count,
  lastBackup: z.string().nullable(),
});
export type Board = z.infer<typeof boardSchema>;

export const chartPeriods = ['day', 'month'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** An hour of today, or a day of this month, in Argentina. */
export const chartPointSchema = z.object({
  /** `08` of an hour, `2025-03-07` of a day. */
  at: z.string(),
  /** Guard visits that began. */
  visits: count,
  /** Average minutes from joining the line to the first call; null where nobody was called. */
  waitMinutes: z.number().nullable(),
  /** Average of the stars that its visits got; null without any. */
  rating: z.number().nullable(),
});
export type ChartPoint = z.infer<typeof chartPointSchema>;

/** Rows of each list of what waits for somebody else: the longest waiting. */
export const WAITING_ROWS = 50;

/** Orders that no branch quoted yet, and money that could not be given back yet, the longest waiting first. */
export const waitingBusinessSchema = z.object({
  orders: z.array(
    z.object({
      /** The number that people say. */
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
      /** What the provider of payments answered last. */
      problem: z.string(),
    }),
  ),
});
export type WaitingBusiness = z.infer<typeof waitingBusinessSchema>;
