import {
  getOrder,
  listOrderItems,
  listOrderPrescriptions,
  listOrders,
} from '@app/contract/pharmacy-orders';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { familiesOf } from '../testing/family.ts';
import { ordersOf } from '../testing/orders.ts';
import { ownAccountsOf } from '../testing/own-accounts.ts';
import { setBirthDate } from '../testing/person-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';
import { handOverOrders } from './hand-over-orders.ts';

let t: TestApp;
let clinic: Clinic;
let accounts: ReturnType<typeof ownAccountsOf>;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  accounts = ownAccountsOf(t, clinic);
  orders = ordersOf(t, clinic);
});

/** A quoted order that a holder sent for a member of 17. */
async function anOrderForAMember() {
  const dependant = await accounts.aDependant();
  const { holder, memberId } = dependant;
  const visits = visitsOf(t, clinic);
  const patient = { ...holder, personId: memberId };
  const visit = await visits.aVisit({ patient });
  const prescription = await orders.keyOf(await visits.finish(visit, { holder_may_read: true }));
  const pharmacist = await clinic.pharmacist();
  const sent = await orders.send(holder, pharmacist.branchId, [prescription.prescriptionId]);
  const { id } = sent.json().data;
  await orders.quote(pharmacist, { id, prescription });
  return { ...dependant, id, pharmacist, patient };
}

const comesOfAge = (memberId: string) => setBirthDate(t, memberId, familiesOf(t).bornToTurn(18));

const medicinesFor = async ({ token }: Pick<Someone, 'token'>, orderId: string) => {
  const { firstMedication, medications } = (
    await t.call(getOrder, { params: { orderId } }, token)
  ).json().data;
  const [items, prescriptions] = await Promise.all(
    [listOrderItems, listOrderPrescriptions].map(
      async (call) => (await t.call(call, { params: { orderId } }, token)).json().data.length,
    ),
  );
  return { firstMedication, medications, items, prescriptions };
};

const NONE = { firstMedication: '', medications: 0, items: 0, prescriptions: 0 };

test('An open order shows its former holder no medicines from the day on which the member comes of age', async () => {
  const { holder, id, memberId, pharmacist } = await anOrderForAMember();
  expect(await medicinesFor(holder, id)).toMatchObject({ medications: 2, items: 2 });
  await comesOfAge(memberId);
  expect(await medicinesFor(holder, id)).toEqual(NONE);
  expect((await orders.detail(pharmacist, id)).json().data.order).toMatchObject({
    medications: 2,
  });
});

test('An order is not handed over while the holder acts for the member, nor to somebody without an account', async () => {
  const dependant = await anOrderForAMember();
  await accounts.opened(dependant);
  const other = await anOrderForAMember();
  await comesOfAge(other.memberId);
  await handOverOrders(t.orders);
  expect((await orders.read(dependant.holder, dependant.id)).status).toBe('QUOTED');
  expect((await orders.read(other.holder, other.id)).status).toBe('QUOTED');
});

test('An open order goes on in the own account of the member who came of age', async () => {
  const dependant = await anOrderForAMember();
  const own = await accounts.opened(dependant);
  await comesOfAge(dependant.memberId);
  await Promise.all([handOverOrders(t.orders), handOverOrders(t.orders)]);
  const listed = (await t.call(listOrders, { query: {} }, own.token)).json().data;
  expect(listed).toMatchObject([{ id: dependant.id, medications: 2 }]);
  const gone = await t.call(
    getOrder,
    { params: { orderId: dependant.id } },
    dependant.holder.token,
  );
  expect(gone.statusCode).toBe(404);
  expect((await orders.request(own, dependant.id, 'REJECTED')).statusCode).toBe(200);
});
