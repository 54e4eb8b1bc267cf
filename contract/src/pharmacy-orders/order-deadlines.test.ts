import { expect, test } from 'vitest';
import type { PrescriptionStatus } from '../prescriptions/index.ts';
import { deliveryProvableFrom, isStillServed } from './order-deadlines.ts';

test('a branch says that an order arrived from seven days after the shipment', () => {
  expect(deliveryProvableFrom(new Date('2025-03-08T15:30:00Z'))).toEqual(
    new Date('2025-03-15T15:30:00Z'),
  );
});

test.each<[PrescriptionStatus, string, boolean]>([
  ['ANNULLED', '2025-03-08', false],
  ['DISPENSED', '2025-03-08', false],
  ['OVERDUE', '2025-03-07', false],
  ['BLOCKED', '2025-03-07', false],
  ['BLOCKED', '2025-03-08', true],
  ['SENT', '2025-03-08', true],
])('on its day an order waits for a prescription that is %s until %s: %s', (status, day, waits) => {
  expect(isStillServed({ status, expiryDate: day }, '2025-03-08')).toBe(waits);
});
