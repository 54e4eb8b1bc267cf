import { describe, expect, test } from 'vitest';
import {
  type BlockedFrom,
  isStarted,
  lastValidDay,
  nextPrescriptionStatus,
  nextPrescriptionStatusOn,
  PRESCRIPTION_COMMANDS,
  PRESCRIPTION_STATUSES,
  type PrescriptionFacts,
  type PrescriptionKind,
  prescriptionState,
  prescriptionStatusOn,
  type StoredPrescriptionStatus,
  validDaysLeft,
} from './prescription-state.ts';

const START = '2025-03-07';
const DAY_30 = '2025-04-06';
const DAY_31 = '2025-04-07';

const issued = (changes: Partial<PrescriptionFacts> = {}): PrescriptionFacts => ({
  kind: 'prescription',
  startDate: START,
  status: 'ISSUED',
  ...changes,
});

const ALLOWED: Readonly<Record<string, StoredPrescriptionStatus>> = {
  'ISSUED send': 'SENT',
  'ISSUED dispense': 'DISPENSED',
  'ISSUED block': 'BLOCKED',
  'ISSUED annul': 'ANNULLED',
  'SENT dispense': 'DISPENSED',
  'SENT release': 'ISSUED',
  'SENT block': 'BLOCKED',
  'SENT annul': 'ANNULLED',
  'BLOCKED reactivate': 'ISSUED',
  'BLOCKED annul': 'ANNULLED',
  'OVERDUE release': 'ISSUED',
};

const everyPair = PRESCRIPTION_STATUSES.flatMap((status) =>
  PRESCRIPTION_COMMANDS.map((command) => [status, command] as const),
);

test.each(everyPair)(
  'a prescription that is %s answers to %s as the table says',
  (status, command) => {
    expect(nextPrescriptionStatus(status, command)).toBe(ALLOWED[`${status} ${command}`]);
  },
);

test('what a pharmacist blocked returns to where it was', () => {
  expect(nextPrescriptionStatus('BLOCKED', 'reactivate', 'SENT')).toBe('SENT');
});

describe('dates', () => {
  test.each<[PrescriptionKind, string, number, string]>([
    ['prescription', DAY_30, 0, 'ISSUED'],
    ['prescription', DAY_31, -1, 'OVERDUE'],
    ['study', '2025-05-06', 0, 'ISSUED'],
    ['study', '2025-05-07', -1, 'OVERDUE'],
    ['referral', '2025-05-06', 0, 'ISSUED'],
    ['referral', '2025-05-07', -1, 'OVERDUE'],
  ])('a %s on %s has %i days left and is %s', (kind, today, left, status) => {
    expect(validDaysLeft({ kind, startDate: START }, today)).toBe(left);
    expect(prescriptionStatusOn(issued({ kind }), today)).toBe(status);
  });

  test('the start day is not counted', () => {
    expect(lastValidDay({ kind: 'prescription', startDate: START })).toBe(DAY_30);
  });

  test('a prescription of a series cannot be sent before its start date', () => {
    const future = issued({ startDate: '2025-04-06' });

    expect(isStarted(future, START)).toBe(false);
    expect(nextPrescriptionStatusOn(future, 'send', START)).toBeUndefined();
    expect(nextPrescriptionStatusOn(future, 'annul', START)).toBe('ANNULLED');
    expect(nextPrescriptionStatusOn(future, 'send', '2025-04-06')).toBe('SENT');
  });

  test('it is dispensed on day 30 and refused on day 31', () => {
    const sent = issued({ status: 'SENT' });

    expect(nextPrescriptionStatusOn(sent, 'dispense', DAY_30)).toBe('DISPENSED');
    expect(nextPrescriptionStatusOn(sent, 'dispense', DAY_31)).toBeUndefined();
  });

  test('the validity clock keeps running while it is blocked', () => {
    const blocked = issued({ status: 'BLOCKED', blockedFrom: 'SENT' });

    expect(prescriptionState(blocked, DAY_31)).toBe('overdue');
  });
});

describe('tabs', () => {
  test.each<[StoredPrescriptionStatus, BlockedFrom | null, string, string]>([
    ['ISSUED', null, START, 'new'],
    ['ISSUED', null, DAY_31, 'overdue'],
    ['SENT', null, DAY_30, 'sent'],
    ['SENT', null, DAY_31, 'overdue'],
    ['DISPENSED', null, DAY_31, 'sent'],
    ['ANNULLED', null, START, 'overdue'],
    ['BLOCKED', 'ISSUED', START, 'new'],
    ['BLOCKED', 'SENT', START, 'sent'],
  ])('%s (blocked from %s) on %s is listed under %s', (status, blockedFrom, today, tab) => {
    expect(prescriptionState(issued({ status, blockedFrom }), today)).toBe(tab);
  });
});
