import { searchNotifications } from '@app/contract/notifications';
import { listBranchOrders, listStaffOrders } from '@app/contract/pharmacy-orders';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { ordersOf } from '../testing/orders.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { tellServedElsewhere } from './tell-served-elsewhere.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
});

const subjectsOf = async ({ token }: Pick<Someone, 'token'>): Promise<string[]> =>
  (await t.call(searchNotifications, { query: {} }, token))
    .json()
    .data.map(({ subject }: { subject: string }) => subject);

const toldOf = async (who: Pick<Someone, 'token'>) =>
  (await subjectsOf(who)).filter((subject) => /otro lado|No entregues una receta/.test(subject));

test('A paid order that another counter served says so, and patient, branch and operations are told once', async () => {
  proves('order-served-elsewhere');
  const { id, patient, pharmacist, prescription } = await orders.aPaidOrder();
  const operations = await clinic.staff('ADMIN');
  expect((await orders.read(patient, id)).isServedElsewhere).toBe(false);
  await tellServedElsewhere(t.orders);
  expect(await toldOf(patient)).toEqual([]);

  await orders.serve(await clinic.pharmacist(), prescription.key);
  await Promise.all([1, 2, 3].map(() => tellServedElsewhere(t.orders)));
  await tellServedElsewhere(t.orders);

  for (const who of [patient, pharmacist, operations]) expect(await toldOf(who)).toHaveLength(1);
  expect((await orders.read(patient, id)).isServedElsewhere).toBe(true);
  const board = await t.call(
    listBranchOrders,
    { query: { statuses: 'PAID', page: 0 } as never },
    pharmacist.token,
  );
  expect(board.json().data).toMatchObject([{ id, isServedElsewhere: true }]);
  const staff = await t.call(
    listStaffOrders,
    { query: { status: 'PAID' } as never },
    operations.token,
  );
  expect(staff.json().data).toContainEqual(
    expect.objectContaining({ id, isServedElsewhere: true }),
  );
  await orders.decline(pharmacist, id, 'Ya se dispensó');
  expect(await orders.read(patient, id)).toMatchObject({
    status: 'REJECTED',
    isServedElsewhere: false,
  });
});

test('An order that its own branch serves, or that is not paid, is told to nobody', async () => {
  const own = await orders.aPaidOrder();
  await orders.dispense(own.pharmacist, own.id, own.prescription.prescriptionId);
  const unpaid = await orders.aQuotedOrder();
  await orders.serve(await clinic.pharmacist(), unpaid.prescription.key);
  await tellServedElsewhere(t.orders);
  for (const { id, patient } of [own, unpaid]) {
    expect((await orders.read(patient, id)).isServedElsewhere).toBe(false);
    expect(await toldOf(patient)).toEqual([]);
  }
});
