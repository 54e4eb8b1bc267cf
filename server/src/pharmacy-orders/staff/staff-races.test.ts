import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { aLine } from '../../testing/counter.ts';
import { ordersOf } from '../../testing/orders.ts';
import { ordersByStaff } from '../../testing/orders-by-staff.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
let byStaff: ReturnType<typeof ordersByStaff>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  byStaff = ordersByStaff(t);
  admin = await staffOf(t, clinic).proven();
});

/** How often each race is run, since chance decides who is first. */
const ROUNDS = [1, 2, 3, 4];

test.each(ROUNDS)('staff cancels while the branch serves: one does (%i)', async () => {
  proves('order-races', 'staff-cancels-an-order');
  const { id, pharmacist, patient, prescription } = await orders.aPaidOrder();
  const seen = await byStaff.versionOf(id);
  const [cancelled, served] = await Promise.all([
    byStaff.cancel(admin, id, seen),
    orders.dispense(pharmacist, id, prescription.prescriptionId),
  ]);
  const isCancelled = cancelled.statusCode === 200;
  expect(served.statusCode === 200).toBe(!isCancelled);
  expect((await orders.read(patient, id)).status).toBe(isCancelled ? 'REJECTED' : 'PAID');
  expect(await orders.standing(prescription.prescriptionId)).toBe(
    isCancelled ? 'ISSUED' : 'DISPENSED',
  );
});

test.each(ROUNDS)('staff cancels while the branch ships: it is shipped (%i)', async () => {
  proves('order-races', 'staff-cancels-an-order');
  const { id, pharmacist, patient, prescription } = await orders.aPaidOrder();
  await orders.dispense(pharmacist, id, prescription.prescriptionId, [aLine(1), aLine(2)]);
  const seen = await byStaff.versionOf(id);
  const [cancelled, shipped] = await Promise.all([
    byStaff.cancel(admin, id, seen),
    orders.ship(pharmacist, id),
  ]);
  expect([cancelled.statusCode, shipped.statusCode]).toEqual([409, 200]);
  expect((await orders.read(patient, id)).status).toBe('SENT');
});

test.each(ROUNDS)(
  'staff cancels while the branch declines what was paid: one does (%i)',
  async () => {
    proves('order-races');
    const { id, pharmacist } = await orders.aPaidOrder();
    const seen = await byStaff.versionOf(id);
    const answers = await Promise.all([
      byStaff.cancel(admin, id, seen),
      orders.decline(pharmacist, id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await orders.eventsOf(id)).filter((event) => /cancel|refund/.test(event))).toHaveLength(
      1,
    );
  },
);

test.each(ROUNDS)('staff cancels while the patient pays: one counts (%i)', async () => {
  proves('order-races', 'staff-cancels-an-order');
  const { id, patient } = await orders.aQuotedOrder();
  const seen = await byStaff.versionOf(id);
  const [cancelled, isPaid] = await Promise.all([
    byStaff.cancel(admin, id, seen),
    orders.confirm(id),
  ]);
  expect(cancelled.statusCode === 200).toBe(!isPaid);
  expect((await orders.read(patient, id)).status).toBe(isPaid ? 'PAID' : 'REJECTED');
});

test.each(ROUNDS)('of three who cancel or extend what they read one does (%i)', async () => {
  proves('order-races', 'staff-extends-a-quote');
  const { id } = await orders.aQuotedOrder();
  const seen = await byStaff.versionOf(id);
  const answers = await Promise.all([
    byStaff.extend(admin, id, 24, seen),
    byStaff.extend(admin, id, 48, seen),
    byStaff.cancel(admin, id, seen),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await byStaff.versionOf(id)).toBe(seen + 1);
});
