import {
  type BranchOrder,
  findOrderOfPrescription,
  listBranchOrders,
} from '@app/contract/pharmacy-orders';
import { downloadPrescription } from '@app/contract/prescriptions';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { ordersOf, type SentOrder } from '../../testing/orders.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { expireOrders } from '../expire-orders.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
});

const address = {
  street: 'Rivadavia',
  number: '5100',
  number_department: null,
  floor: null,
  city: 'Buenos Aires',
};

/** An order to deliver that waits for its quote. */
async function anOrderToDeliver(): Promise<SentOrder> {
  const pharmacist = await clinic.pharmacist();
  const prescription = await orders.inHand();
  const { patient } = prescription;
  const delivery = { kind: 'DELIVERY', address };
  const ids = [prescription.prescriptionId];
  const answer = await orders.send(patient, pharmacist.branchId, ids, { delivery });
  return { id: answer.json().data.id, patient, pharmacist, prescription };
}

const ENDS: [string, (order: SentOrder) => Promise<unknown>][] = [
  ['declined', ({ id, pharmacist }) => orders.decline(pharmacist, id)],
  [
    'rejected',
    async (order) => {
      await orders.quote(order.pharmacist, order);
      await orders.request(order.patient, order.id, 'REJECTED');
    },
  ],
  [
    'expired',
    async ({ id }) => {
      const past = [id, t.clock.now()];
      await t.pool.query('update purchase_order set expires_at = $2 where id = $1', past);
      await expireOrders(t.orders);
    },
  ],
  ['annulled', ({ prescription }) => orders.annul(prescription)],
  [
    'delivered',
    async (order) => {
      const { id, patient, pharmacist, prescription } = order;
      await orders.quote(pharmacist, order);
      await orders.confirm(id);
      await orders.dispense(pharmacist, id, prescription.prescriptionId);
      await orders.ship(pharmacist, id, 'AR-1');
      await orders.request(patient, id, 'DELIVERED');
    },
  ],
];

describe.each(ENDS)('once an order was %s, its branch', (_, end) => {
  test('reads no prescription, telephone or address by it, whatever becomes of them', async () => {
    const order = await anOrderToDeliver();
    const { id, patient, pharmacist, prescription } = order;
    const open = (await orders.detail(pharmacist, id)).json().data;
    expect(open.prescriptions).toHaveLength(1);
    expect(open.order).toMatchObject({
      delivery: { address },
      buyer: { phone_number: expect.any(String) },
    });
    await end(order);
    await t.pool.query(`update person set phone_number = '1155550000' where id = $1`, [
      patient.personId,
    ]);
    await orders.serve(await clinic.pharmacist(), prescription.key);
    const answer = await orders.detail(pharmacist, id);
    const ended = answer.json().data;
    expect([ended.prescriptions, ended.offers]).toEqual([[], []]);
    expect(ended.order).toMatchObject({
      purchaseOrderId: open.order.purchaseOrderId,
      patientNames: open.order.patientNames,
      firstMedication: open.order.firstMedication,
      isHeld: false,
      hasAnnulled: false,
      delivery: { kind: 'DELIVERY', address: null },
      buyer: { name: open.order.buyer.name, phone_number: null },
    });
    for (const closed of [prescription.key.dni, '1155550000', 'Rivadavia'])
      expect(answer.body).not.toContain(closed);
    const listed = await t.call(
      listBranchOrders,
      { query: { statuses: 'REJECTED,EXPIRED,DELIVERED' } as never },
      pharmacist.token,
    );
    const [row] = listed.json().data as BranchOrder[];
    expect(row).toMatchObject({ id, buyer: { phone_number: null }, delivery: { address: null } });
  });

  test('neither opens the prescription nor finds the order by it', async () => {
    const order = await anOrderToDeliver();
    const { prescriptionId } = order.prescription;
    const { token } = order.pharmacist;
    const params = { prescriptionId };
    expect((await t.call(downloadPrescription, { params }, token)).statusCode).toBe(200);
    await end(order);
    expect((await t.call(downloadPrescription, { params }, token)).statusCode).toBe(404);
    const found = await t.call(findOrderOfPrescription, { params }, token);
    expect(found.json().data).toBeNull();
  });
});

test('what a branch hands over after an order ended is not shown as of the order', async () => {
  const order = await orders.aPaidOrder();
  const { id, patient, pharmacist, prescription } = order;
  await orders.decline(pharmacist, id);
  t.clock.advance(1000);
  await orders.serve(pharmacist, prescription.key);
  const { dispensings, items } = (await orders.detail(pharmacist, id)).json().data;
  expect(dispensings).toEqual([]);
  expect(items.map(({ handedOver }: { handedOver: number }) => handedOver)).toEqual([0, 0]);
  expect((await orders.read(patient, id)).status).toBe('REJECTED');
});

test('an order that was delivered keeps what its branch handed over', async () => {
  const order = await orders.aShippedOrder();
  await orders.request(order.patient, order.id, 'DELIVERED');
  const { dispensings, items } = (await orders.detail(order.pharmacist, order.id)).json().data;
  expect(dispensings).toHaveLength(1);
  expect(items.map(({ handedOver }: { handedOver: number }) => handedOver)).toEqual([1, 1]);
});
