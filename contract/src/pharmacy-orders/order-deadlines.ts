import { DAY_MS, type Day, dayOf, HOUR_MS } from '../kernel/index.ts';
import type { PrescriptionStatus } from '../prescriptions/index.ts';
import type { OrderStatus } from './order-state.ts';
import { DELIVERY_PROOF_DAYS, QUOTE_LATE_HOURS } from './pharmacy-orders.limits.ts';

/** From when a branch may say that an order arrived which its patient did not confirm (requirement: order deadlines). */
export const deliveryProvableFrom = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + DELIVERY_PROOF_DAYS * DAY_MS);

/**
 * Whether a prescription may still be dispensed, so that its paid order waits for it: a blocked one may be
 * unblocked by its professional while it is valid.
 */
export const isStillServed = (
  { status, expiryDate }: { status: PrescriptionStatus; expiryDate: Day },
  today: Day,
): boolean => (status === 'SENT' || status === 'BLOCKED') && today <= expiryDate;

/** Whether an order is late: its quote, its promised day, or the confirmation of its delivery. */
export function isOrderLate(
  { status, movedAt, promisedDay }: { status: OrderStatus; movedAt: Date; promisedDay: Day | null },
  now: Date,
): boolean {
  switch (status) {
    case 'CREATED':
      return now.getTime() - movedAt.getTime() >= QUOTE_LATE_HOURS * HOUR_MS;
    case 'PAID':
      return promisedDay !== null && promisedDay < dayOf(now);
    case 'SENT':
      return deliveryProvableFrom(movedAt) <= now;
    default:
      return false;
  }
}
