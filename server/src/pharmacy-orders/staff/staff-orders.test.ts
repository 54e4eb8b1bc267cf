import { asPage, HOUR_MS } from '@app/contract/kernel';
import {
  countStaffOrders,
  findStaffOrder,
  getStaffOrder,
  listStaffOrders,
  ORDER_PAGE,
  type StaffOrder,
} from '@app/contract/pharmacy-orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone, type SomePharmacist } from '../../testing/clinic.ts';
import { ordersOf } from '../../testing/orders.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  admin = await clinic.staff('ADMIN');
});

const page = async (query: object, { token }: Pick<Someone, 'token'> = admin) =>
  t.call(listStaffOrders, { query: query as never }, token);

const idsOf = async (query: object): Promise<string[]> =>
  (await page(query)).json().data.map(({ id }: StaffOrder) => id);

const numbered = (number: string | number) =>
  t.call(findStaffOrder, { params: { number: number as number } }, admin.token);

describe('the orders of pharmacies are not read', () => {
  test('by anybody but the staff', async () => {
    proves('staff-reads-orders');
    const { id, patient, pharmacist } = await orders.aSentOrder();
    for (const { token } of [patient, pharmacist, await clinic.professional()]) {
      expect((await page({ status: 'CREATED' }, { token })).statusCode).toBe(403);
      const sheet = await t.call(getStaffOrder, { params: { orderId: id } }, token);
      expect(sheet.statusCode).toBe(403);
      expect((await t.call(countStaffOrders, { query: {} }, token)).statusCode).toBe(403);
    }
  });

  test.each([
    {},
    { status: 'LOST' },
    { status: 'PAID', branchId: 'x' },
    { status: 'PAID', after: 'x' },
  ])('by %o', async (query) => {
    expect((await page(query)).statusCode).toBe(400);
  });

  test.each(['0', '-1', '1.5', 'uno', '9'.repeat(30)])('by the number %s', async (number) => {
    expect((await numbered(number)).statusCode).toBe(400);
  });

  test('by a number that no order has', async () => {
    const answer = await numbered(999_999_999);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'pharmacy-orders.not-found']);
  });
});

test('nothing that was prescribed, nor what patient and branch wrote, reaches the staff', async () => {
  proves('staff-reads-orders');
  const order = await orders.aShippedOrder();
  const declined = await orders.aSentOrder();
  await orders.decline(declined.pharmacist, declined.id, 'No tenemos Termofren');
  const answers = await Promise.all([
    page({ status: 'SENT' }),
    page({ status: 'REJECTED' }),
    ...[order.id, declined.id].map((orderId) =>
      t.call(getStaffOrder, { params: { orderId } }, admin.token),
    ),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/Termofren|medication|prescription|vih|diagnos/i);
  }
  const sheet = answers[2]?.json().data;
  expect(sheet).toMatchObject({
    id: order.id,
    status: 'SENT',
    total: 7699.76,
    deliveryKind: 'PICKUP',
    branch: { id: order.pharmacist.branchId, name: expect.stringContaining('Centro') },
    buyer: { accountId: order.patient.accountId, name: expect.any(String) },
  });
  expect(
    sheet.history.map(({ what, mover }: { what: string; mover: string }) => [what, mover]),
  ).toEqual([
    ['create', 'patient'],
    ['quote', 'branch'],
    ['beginPayment', 'provider'],
    ['confirmPayment', 'provider'],
    ['ship', 'branch'],
  ]);
  const { rows } = await t.pool.query(
    `select purpose from audit_event where type = 'order.read' and entity_id = $1 and account_id = $2`,
    [order.id, admin.accountId],
  );
  expect(rows).toEqual([{ purpose: 'HOPERAT' }]);
});

test('an order is found by the number that people say, by both roles of the staff', async () => {
  const { id, patient } = await orders.aSentOrder();
  const { purchaseOrderId } = await orders.read(patient, id);
  expect((await numbered(purchaseOrderId)).json().data).toMatchObject({ id, status: 'CREATED' });
  const director = await clinic.staff('MEDICAL_DIRECTOR');
  expect((await page({ status: 'CREATED' }, director)).statusCode).toBe(200);
});

test('of a branch, open ones are listed with the longest waiting first, ended ones with the latest, and counted', async () => {
  proves('staff-reads-orders');
  const branch = await clinic.pharmacist();
  const other = await orders.aSentOrder();
  const [first, second] = [await orders.aSentOrder(branch), await orders.aSentOrder(branch)];
  await movedHoursAgo(first.id, 25);
  const { branchId } = branch;
  expect(await idsOf({ status: 'CREATED', branchId })).toEqual([first.id, second.id]);
  expect(await idsOf({ status: 'CREATED' })).toContain(other.id);
  const late = (await page({ status: 'CREATED', branchId })).json().data;
  expect(late.map(({ isLate }: StaffOrder) => isLate)).toEqual([true, false]);
  expect(await counted(branch)).toEqual({ CREATED: 2, QUOTED: 0, PRE_PAID: 0, PAID: 0, SENT: 0 });
  for (const { id } of [first, second]) await orders.decline(branch, id);
  await movedHoursAgo(first.id, 1);
  expect(await idsOf({ status: 'REJECTED', branchId })).toEqual([second.id, first.id]);
  expect((await counted(branch)).CREATED).toBe(0);
});

test('a page has twenty orders, and the next goes on where it ended', async () => {
  proves('staff-reads-orders');
  const branch = await clinic.pharmacist();
  const { id } = await orders.aSentOrder(branch);
  await t.pool.query(
    `insert into purchase_order (id, account_id, branch_id, created_at, moved_at, expires_at, delivery_kind)
     select gen_random_uuid(), account_id, branch_id, created_at, moved_at, expires_at, delivery_kind
     from purchase_order, generate_series(1, $2) where id = $1`,
    [id, ORDER_PAGE],
  );
  const first = (await page({ status: 'CREATED', branchId: branch.branchId })).json();
  expect([first.data.length, typeof first.next]).toEqual([ORDER_PAGE, 'string']);
  const rest = await page({ status: 'CREATED', branchId: branch.branchId, after: first.next });
  expect(rest.json()).toEqual(asPage({ data: [expect.any(Object)], next: null }));
  expect(first.data.map((one: StaffOrder) => one.id)).not.toContain(rest.json().data[0].id);
});

const movedHoursAgo = (id: string, hours: number) =>
  t.pool.query('update purchase_order set moved_at = $2 where id = $1', [
    id,
    new Date(t.clock.now().getTime() - hours * HOUR_MS),
  ]);

const counted = async ({ branchId }: SomePharmacist) =>
  (await t.call(countStaffOrders, { query: { branchId } }, admin.token)).json().data;
