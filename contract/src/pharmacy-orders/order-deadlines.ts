import type { Day } from '../kernel/index.ts';
import type { PrescriptionStatus } from '../prescriptions/index.ts';
import { DELIVERY_PROOF_DAYS } from './pharmacy-orders.limits.ts';

const DAY_MS = 86_400_000;

/** From when a branch may say that an order arrived which its patient did not confirm (requirement: order deadlines). */
export const deliveryProvableFrom = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + DELIVERY_PROOF_DAYS * DAY_MS);

/**
 * Whether a prescription may still be handed over, so that its paid order waits for it: a blocked one may be let go by
 * its professional as long as its days last.
 */
export const isStillServed = (
  { status, expiryDate }: { status: PrescriptionStatus; expiryDate: Day },
  today: Day,
): boolean => (status === 'SENT' || status === 'BLOCKED') && today <= expiryDate;
