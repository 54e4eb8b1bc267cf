import { describe, expect, test } from 'vitest';
import {
  LIVE_ORDER_STATUSES,
  moverOf,
  nextOrderStatus,
  ORDER_COMMANDS,
  ORDER_STATUSES,
  ORDER_TABS,
  type OrderCommand,
  type OrderStatus,
} from './order-state.ts';

const LEGAL: [OrderStatus, OrderCommand, OrderStatus][] = [
  ['CREATED', 'quote', 'QUOTED'],
  ['CREATED', 'decline', 'REJECTED'],
  ['CREATED', 'expire', 'EXPIRED'],
  ['CREATED', 'cancel', 'REJECTED'],
  ['CREATED', 'reject', 'REJECTED'],
  ['CREATED', 'annul', 'REJECTED'],
  ['CREATED', 'annulPart', 'CREATED'],
  ['QUOTED', 'quote', 'QUOTED'],
  ['QUOTED', 'reject', 'REJECTED'],
  ['QUOTED', 'beginPayment', 'PRE_PAID'],
  ['QUOTED', 'confirmPayment', 'PAID'],
  ['QUOTED', 'expire', 'EXPIRED'],
  ['QUOTED', 'extend', 'QUOTED'],
  ['QUOTED', 'cancel', 'REJECTED'],
  ['QUOTED', 'withdraw', 'CREATED'],
  ['QUOTED', 'annul', 'REJECTED'],
  ['QUOTED', 'annulPart', 'CREATED'],
  ['PRE_PAID', 'confirmPayment', 'PAID'],
  ['PRE_PAID', 'releasePayment', 'QUOTED'],
  ['PRE_PAID', 'annul', 'REJECTED'],
  ['PRE_PAID', 'annulPart', 'CREATED'],
  ['PAID', 'refund', 'REJECTED'],
  ['PAID', 'cancel', 'REJECTED'],
  ['PAID', 'annul', 'REJECTED'],
  ['PAID', 'annulPart', 'PAID'],
  ['PAID', 'ship', 'SENT'],
  ['PAID', 'askCancel', 'PAID'],
  ['PAID', 'refuseCancel', 'PAID'],
  ['SENT', 'accept', 'DELIVERED'],
  ['SENT', 'proveDelivery', 'DELIVERED'],
];

const isLegal = (status: OrderStatus, command: OrderCommand) =>
  LEGAL.some(([from, by]) => from === status && by === command);

const ILLEGAL = ORDER_STATUSES.flatMap((status) =>
  ORDER_COMMANDS.filter((command) => !isLegal(status, command)).map(
    (command) => [status, command] as const,
  ),
);

describe('an order', () => {
  test.each(ILLEGAL)('%s refuses %s', (status, command) => {
    expect(nextOrderStatus(status, command)).toBeUndefined();
  });

  test.each(LEGAL)('%s goes by %s to %s', (from, command, to) => {
    expect(nextOrderStatus(from, command)).toBe(to);
  });

  test.each<[string, OrderCommand[]]>([
    ['patient', ['reject', 'beginPayment', 'accept', 'askCancel']],
    ['branch', ['quote', 'withdraw', 'decline', 'refund', 'ship', 'proveDelivery', 'refuseCancel']],
    ['provider', ['confirmPayment', 'releasePayment']],
    ['clock', ['expire']],
    ['staff', ['extend', 'cancel']],
    ['prescriber', ['annul', 'annulPart']],
  ])('is moved by the %s', (mover, commands) => {
    expect(ORDER_COMMANDS.filter((command) => moverOf(command) === mover)).toEqual(
      ORDER_COMMANDS.filter((command) => commands.includes(command)),
    );
  });

  test('is in one tab of the patient, whatever its status', () => {
    expect(Object.values(ORDER_TABS).flat().sort()).toEqual([...ORDER_STATUSES].sort());
  });

  test('that ended unserved lets go of its prescriptions', () => {
    expect(
      ORDER_STATUSES.filter((status) => !LIVE_ORDER_STATUSES.some((s) => s === status)),
    ).toEqual(['REJECTED', 'EXPIRED']);
  });
});
