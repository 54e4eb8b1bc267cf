import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { aLine } from '../../testing/counter.ts';
import { ordersOf } from '../../testing/orders.ts';
import { ordersByStaff, STAFF_REASON } from '../../testing/orders-by-staff.ts';
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

const acts = {
  cancel: (who: Pick<Someone, 'token'>, id: string, seen?: number) => byStaff.cancel(who, id, seen),
  extend: (who: Pick<Someone, 'token'>, id: string, seen?: number) =>
    byStaff.extend(who, id, 24, seen),
};
const names = ['cancel', 'extend'] as const;

/** The stored state of an order. */
const stored = async (id: string) =>
  (await t.pool.query('select * from purchase_order where id = $1', [id])).rows[0];

describe.each(names)('staff does not %s an order', (name) => {
  const act = acts[name];

  test('where it is not of operations, nor proved who it is', async () => {
    const order = await orders.aQuotedOrder();
    const before = await stored(order.id);
    const director = await staffOf(t, clinic).proven('MEDICAL_DIRECTOR');
    for (const who of [order.patient, order.pharmacist, await clinic.professional(), director])
      expect((await act(who, order.id)).statusCode).toBe(403);
    const unproved = await act(await clinic.staff('ADMIN'), order.id);
    expect([unproved.statusCode, unproved.json().code]).toEqual([401, 'session.step-up-required']);
    expect(await stored(order.id)).toEqual(before);
  });

  test('that is not there, nor over what was not read', async () => {
    const order = await orders.aQuotedOrder();
    const none = await act(admin, randomUUID());
    expect([none.statusCode, none.json().code]).toEqual([404, 'pharmacy-orders.not-found']);
    const before = await stored(order.id);
    const stale = await act(admin, order.id, before.version - 1);
    expect([stale.statusCode, stale.json().code]).toEqual([
      409,
      'pharmacy-orders.changed-meanwhile',
    ]);
    expect(stale.json().current).toMatchObject({ id: order.id, version: before.version });
    expect(stale.body).not.toMatch(/medication|patientNames|Termofren/);
    expect(await stored(order.id)).toEqual(before);
  });

  test('that was shipped or ended', async () => {
    const ended = await orders.aSentOrder();
    await orders.decline(ended.pharmacist, ended.id);
    for (const { id } of [ended, await orders.aShippedOrder()]) {
      const before = await stored(id);
      const answer = await act(admin, id);
      expect(answer.json()).toMatchObject({
        code: 'pharmacy-orders.command-refused',
        current: { status: before.status },
      });
      expect(await stored(id)).toEqual(before);
    }
  });
});

describe('a quote gets no more time', () => {
  test('once it ended, before there is one, and while it is being paid', async () => {
    proves('staff-extends-a-quote');
    const ended = await orders.aQuotedOrder();
    await t.pool.query('update purchase_order set expires_at = $2 where id = $1', [
      ended.id,
      t.clock.now(),
    ]);
    for (const { id } of [ended, await orders.aSentOrder(), await orders.aPaidOrder()])
      expect((await byStaff.extend(admin, id)).json().code).toBe('pharmacy-orders.command-refused');
  });

  test('than a branch may give it itself', async () => {
    const { id } = await orders.aQuotedOrder({ validHours: 168 });
    const answer = await byStaff.extend(admin, id);
    expect([answer.statusCode, answer.json().code]).toEqual([
      409,
      'pharmacy-orders.extended-too-far',
    ]);
  });

  test.each([0, -24, 25, 1000])('of %d hours', async (hours) => {
    const { id } = await orders.aQuotedOrder();
    expect((await byStaff.extend(admin, id, hours)).statusCode).toBe(400);
  });
});

test('a quote gets more time, and nothing else of it changes; both are told, and it is written down', async () => {
  proves('staff-extends-a-quote');
  const { id, patient, pharmacist } = await orders.aQuotedOrder();
  const before = await stored(id);
  const answer = await byStaff.extend(admin, id, 72);
  const until = new Date(before.expires_at.getTime() + 72 * HOUR_MS);
  expect(answer.json().data).toMatchObject({
    status: 'QUOTED',
    expirationDate: until.toISOString(),
  });
  expect(await stored(id)).toEqual({ ...before, expires_at: until, version: before.version + 1 });
  expect(answer.json().data.history.at(-1)).toMatchObject({
    what: 'extend',
    mover: 'staff',
    by: admin.email,
    reason: STAFF_REASON,
  });
  const [toPatient] = await orders.toldTo(patient, 'order.extend');
  expect(toPatient?.subject).toBe('Tenés más tiempo para pagar tu pedido');
  const [toBranch] = await orders.toldTo(pharmacist, 'order.extend');
  expect(toBranch?.description).toContain('El precio no cambió');
  expect(await audited(id, 'order.extend')).toEqual([{ account_id: admin.accountId }]);
  expect(await orders.confirm(id)).toBe(true);
});

describe('staff cancels an order', () => {
  test('not once something was handed over for it, nor while it is being paid', async () => {
    proves('staff-cancels-an-order');
    const order = await orders.aPaidOrder();
    await orders.dispense(order.pharmacist, order.id, order.prescription.prescriptionId, [
      aLine(1),
    ]);
    const served = await byStaff.cancel(admin, order.id);
    expect([served.statusCode, served.json().code]).toEqual([409, 'pharmacy-orders.dispensed']);
    const paying = await orders.aQuotedOrder();
    await t.pool.query(
      `update purchase_order set status = 'PRE_PAID', prepaid_at = now() where id = $1`,
      [paying.id],
    );
    expect((await byStaff.cancel(admin, paying.id)).json().code).toBe(
      'pharmacy-orders.command-refused',
    );
  });

  test.each(['', 'No', ' '.repeat(40), 'x'.repeat(501)])(
    'not for the reason %o',
    async (reason) => {
      const { id, patient } = await orders.aSentOrder();
      expect((await byStaff.cancel(admin, id, undefined, reason)).statusCode).toBe(400);
      expect((await orders.read(patient, id)).status).toBe('CREATED');
    },
  );

  test.each(['aSentOrder', 'aQuotedOrder', 'aPaidOrder'] as const)(
    'with a reason that patient and branch read, and lets go of its prescriptions: %s',
    async (kind) => {
      proves('staff-cancels-an-order', 'order-lets-go');
      const { id, patient, pharmacist, prescription } = await orders[kind]();
      const answer = await byStaff.cancel(admin, id, undefined, 'La <b>farmacia</b> cerró.');
      expect(answer.json().data).toMatchObject({ status: 'REJECTED' });
      expect(await orders.read(patient, id)).toMatchObject({
        status: 'REJECTED',
        statusReason: 'La <b>farmacia</b> cerró.',
        rejectedDate: expect.any(String),
      });
      expect(await orders.standing(prescription.prescriptionId)).toBe('ISSUED');
      for (const who of [patient, pharmacist]) {
        const [notice, ...more] = await orders.toldTo(who, 'order.cancel');
        expect(notice?.description).toContain('La &#60;b&#62;farmacia&#60;/b&#62; cerró.');
        expect(more).toEqual([]);
      }
      expect((await orders.eventsOf(id)).at(-1)).toBe('staff cancel');
      expect(await audited(id, 'order.cancel')).toEqual([{ account_id: admin.accountId }]);
      expect((await byStaff.cancel(admin, id)).statusCode).toBe(409);
    },
  );
});

const audited = async (id: string, type: string) =>
  (
    await t.pool.query(
      `select account_id from audit_event where entity_id = $1 and type = $2 and outcome = 'success'`,
      [id, type],
    )
  ).rows;
