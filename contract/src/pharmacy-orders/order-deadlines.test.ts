import { expect, test } from 'vitest';
import type { PrescriptionStatus } from '../prescriptions/index.ts';
import { deliveryProvableFrom, isOrderLate, isStillServed } from './order-deadlines.ts';
import type { OrderStatus } from './order-state.ts';

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

// In Argentina it is still the evening of 8 March.
const NOW = new Date('2025-03-09T01:00:00Z');

test.each<[OrderStatus, string, string | null, boolean]>([
  ['CREATED', '2025-03-08T01:00:00Z', null, true],
  ['CREATED', '2025-03-08T01:00:01Z', null, false],
  ['QUOTED', '2025-01-01T00:00:00Z', '2025-01-02', false],
  ['PAID', '2025-03-01T00:00:00Z', '2025-03-07', true],
  ['PAID', '2025-03-01T00:00:00Z', '2025-03-08', false],
  ['SENT', '2025-03-02T01:00:00Z', '2025-03-01', true],
  ['SENT', '2025-03-02T01:00:01Z', '2025-03-01', false],
  ['REJECTED', '2025-01-01T00:00:00Z', null, false],
])(
  'that is %s since %s and promised for %s is late: %s',
  (status, movedAt, promisedDay, isLate) => {
    expect(isOrderLate({ status, movedAt: new Date(movedAt), promisedDay }, NOW)).toBe(isLate);
  },
);
