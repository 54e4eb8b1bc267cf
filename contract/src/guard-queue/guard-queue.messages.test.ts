import { expect, test } from 'vitest';
import { aQueueEntry } from '../visits/fixtures.ts';
import { applyGuardQueueEvent, applyLeftLine } from './guard-queue.messages.ts';

const first = aQueueEntry({ queueId: 'a', createdDate: '2025-03-07T10:00:00.000Z' });
const second = aQueueEntry({
  queueId: 'b',
  createdDate: '2025-03-07T10:01:00.000Z',
  orderNumber: 2,
});

test('a new entry goes to the end of the line', () => {
  expect(applyGuardQueueEvent([first], { command: 'PATIENT_QUEUE', entry: second })).toEqual([
    first,
    second,
  ]);
});

test('a called entry leaves the line and the rest move up', () => {
  const entry = { ...first, phase: 'OFFERED' as const, status: 'STARTED' as const };
  expect(applyGuardQueueEvent([first, second], { command: 'SetProfessional', entry })).toEqual([
    { ...second, orderNumber: 1 },
  ]);
});

test('an entry that only left the line is removed from it as well', () => {
  const left = { command: 'LeftLine', queueId: 'a', phase: 'OFFERED' } as const;
  expect(applyLeftLine([first, second], left)).toEqual([{ ...second, orderNumber: 1 }]);
});

test('an entry whose professional was lost returns to its place', () => {
  expect(
    applyGuardQueueEvent([{ ...second, orderNumber: 1 }], { command: 'Release', entry: first }),
  ).toEqual([first, second]);
});

test('the same event twice has no further effect', () => {
  const event = { command: 'PATIENT_QUEUE' as const, entry: second };
  const once = applyGuardQueueEvent([first], event);
  expect(applyGuardQueueEvent(once, event)).toEqual(once);
});
