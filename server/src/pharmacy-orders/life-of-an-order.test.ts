import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { ordersOf } from '../testing/orders.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
});

test('an order goes from its patient to the branch and back, with a date at each step', async () => {
  proves('order-life', 'patients-order-at-a-pharmacy', 'order-shipped-dispensed');
  const sent = await orders.aSentOrder();
  const { id, patient, pharmacist, prescription } = sent;
  const { prescriptionId } = prescription;
  expect(await orders.read(patient, id)).toMatchObject({ status: 'CREATED', medications: 2 });
  expect(await orders.standing(prescriptionId)).toBe('SENT');

  const quoted = await orders.quote(pharmacist, sent);
  expect([quoted.statusCode, quoted.json().data.status]).toEqual([200, 'QUOTED']);
  expect(await orders.confirm(id)).toBe(true);
  const served = await orders.dispense(pharmacist, id, prescriptionId);
  expect([served.statusCode, served.json().data.partial]).toEqual([200, false]);
  const detail = (await orders.detail(pharmacist, id)).json().data;
  expect(detail.dispensings).toHaveLength(1);
  expect((await orders.ship(pharmacist, id, 'CP 12')).json().data).toMatchObject({
    status: 'SENT',
    guideNumber: 'CP 12',
  });
  expect((await orders.request(patient, id, 'DELIVERED')).statusCode).toBe(200);
  const order = await orders.read(patient, id);
  expect(order).toMatchObject({ status: 'DELIVERED', expirationDate: null, total: 7699.76 });
  const { quotedDate, prepaidDate, paidDate, sentDate, deliveredDate } = order;
  const dates = [order.createdDate, quotedDate, prepaidDate, paidDate, sentDate, deliveredDate];
  expect(dates).not.toContain(null);
  expect([...dates].sort()).toEqual(dates);
  expect(await orders.eventsOf(id)).toEqual([
    'patient create',
    'branch quote',
    'provider beginPayment',
    'provider confirmPayment',
    'branch ship',
    'patient accept',
  ]);
});
