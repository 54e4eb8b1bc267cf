import { DAY_MS } from '@app/contract/kernel';
import {
  countBranchOrders,
  findOrderOfPrescription,
  listBranchOrders,
  type Order,
} from '@app/contract/pharmacy-orders';
import { downloadPrescription, listPrescriptions } from '@app/contract/prescriptions';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { aLine } from '../../testing/counter.ts';
import { ordersOf } from '../../testing/orders.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
});

describe('a branch', () => {
  test('does nothing with an order of another one: it is not there', async () => {
    proves('order-own-only');
    const { id, prescription, patient, pharmacist } = await orders.aPaidOrder();
    const other = await clinic.pharmacist();
    const acts = [
      orders.detail(other, id),
      orders.decline(other, id),
      orders.dispense(other, id, prescription.prescriptionId),
      orders.ship(other, id),
      orders.prove(other, id),
    ];
    for (const answer of await Promise.all(acts))
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'pharmacy-orders.not-found']);
    expect((await orders.read(patient, id)).status).toBe('PAID');
    expect((await orders.detail(pharmacist, newId())).statusCode).toBe(404);
  });

  test('finds its own order of a prescription, and only its own', async () => {
    const { id, prescription, pharmacist } = await orders.aPaidOrder();
    const orderOf = async ({ token }: { token: string }, prescriptionId: string) =>
      (await t.call(findOrderOfPrescription, { params: { prescriptionId } }, token)).json().data;
    expect(await orderOf(pharmacist, prescription.prescriptionId)).toMatchObject({
      id,
      status: 'PAID',
    });
    expect(await orderOf(await clinic.pharmacist(), prescription.prescriptionId)).toBeNull();
    expect(await orderOf(pharmacist, (await orders.inHand()).prescriptionId)).toBeNull();
    await orders.decline(pharmacist, id);
    expect(await orderOf(pharmacist, prescription.prescriptionId)).toBeNull();
  });

  test('lists and counts its own orders, the longest waiting first', async () => {
    proves('call-purchase-orders');
    const pharmacist = await clinic.pharmacist();
    const [first, second] = [
      await orders.aSentOrder(pharmacist),
      await orders.aSentOrder(pharmacist),
    ];
    const list = async (query: object) =>
      (await t.call(listBranchOrders, { query: query as never }, pharmacist.token))
        .json()
        .data.map(({ id }: Order) => id);
    expect(await list({ statuses: 'NEW' })).toEqual([first.id, second.id]);
    expect(await list({ statuses: 'NEW,CREATED' })).toEqual([first.id, second.id]);
    expect(await list({ statuses: 'PAID' })).toEqual([]);
    await orders.quote(pharmacist, first);
    expect(await list({ statuses: 'QUOTED,CREATED' })).toEqual([second.id, first.id]);
    expect(await list({ statuses: 'QUOTED,CREATED', page: 1 })).toEqual([]);
    const counted = (await t.call(countBranchOrders, {}, pharmacist.token)).json().data;
    expect(counted).toMatchObject({ CREATED: 1, QUOTED: 1, PAID: 0 });
  });

  test('reads what its order brought, with buyer and coverage, without the HIV mark; each reading is written down', async () => {
    proves('order-branch-reads');
    const { id, prescription, patient, pharmacist } = await orders.aSentOrder();
    const answer = await orders.detail(pharmacist, id);
    expect(answer.json().data).toMatchObject({
      order: { id, buyer: { name: expect.any(String), phone_number: expect.any(String) } },
      prescriptions: [
        { id: prescription.prescriptionId, id_number: prescription.key.dni, status: 'SENT' },
      ],
      items: [],
      dispensings: [],
    });
    expect(answer.body).not.toContain('vih');
    const { rows } = await t.pool.query('select external_id from prescription where id = $1', [
      prescription.prescriptionId,
    ]);
    const byId = { query: { externalId: rows[0].external_id } };
    const read = await t.call(listPrescriptions, byId, pharmacist.token);
    expect(read.json().data).toMatchObject([{ id: prescription.prescriptionId }]);
    expect(read.body).not.toMatch(/vih|consultationId/);
    const pdf = { params: { prescriptionId: prescription.prescriptionId } };
    expect((await t.call(downloadPrescription, pdf, pharmacist.token)).statusCode).toBe(200);
    const opened = await orders.auditOf(patient.personId, 'prescription.open');
    expect(opened).toHaveLength(3);

    const other = await clinic.pharmacist();
    expect((await t.call(listPrescriptions, byId, other.token)).statusCode).toBe(404);
    expect((await t.call(downloadPrescription, pdf, other.token)).statusCode).toBe(404);
    await orders.decline(pharmacist, id);
    expect((await t.call(downloadPrescription, pdf, pharmacist.token)).statusCode).toBe(404);
  });
});

describe('an order is declined', () => {
  test('neither once it was quoted or sent, nor twice', async () => {
    for (const order of [await orders.aQuotedOrder(), await orders.aShippedOrder()]) {
      const { status } = await orders.read(order.patient, order.id);
      const answer = await orders.decline(order.pharmacist, order.id);
      expect(answer.json()).toMatchObject({
        code: 'pharmacy-orders.command-refused',
        current: { status },
      });
    }
  });

  test('with a reason, and its prescriptions are new again; a blocked one stays blocked', async () => {
    proves('order-lets-go', 'order-people-are-told');
    const order = await orders.aSentOrder();
    const declined = await orders.decline(order.pharmacist, order.id, 'Sin <b>stock</b>');
    expect(declined.json().data).toMatchObject({
      status: 'REJECTED',
      statusReason: 'Sin <b>stock</b>',
    });
    expect(await orders.standing(order.prescription.prescriptionId)).toBe('ISSUED');
    const [notice] = await orders.toldTo(order.patient, 'order.decline');
    expect(notice?.description).toContain('Sin &#60;b&#62;stock');
    const again = await orders.send(order.patient, order.pharmacist.branchId, [
      order.prescription.prescriptionId,
    ]);
    expect(again.statusCode).toBe(200);
    await orders.block(order.pharmacist, order.prescription.key);
    await orders.decline(order.pharmacist, again.json().data.id);
    const { rows } = await t.pool.query(
      'select status, blocked_from, sent_at from prescription where id = $1',
      [order.prescription.prescriptionId],
    );
    expect(rows).toEqual([{ status: 'BLOCKED', blocked_from: 'ISSUED', sent_at: null }]);
  });

  test('not once something was handed over for it', async () => {
    proves('order-refund-with-rejection');
    const { pharmacist, id, prescription, patient } = await orders.aPaidOrder();
    await orders.dispense(pharmacist, id, prescription.prescriptionId, [aLine(1)]);
    const answer = await orders.decline(pharmacist, id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'pharmacy-orders.dispensed']);
    expect((await orders.read(patient, id)).status).toBe('PAID');
  });

  test('though it was paid, where another counter served the prescription', async () => {
    const { pharmacist, id, prescription } = await orders.aPaidOrder();
    await orders.serve(await clinic.pharmacist(), prescription.key);
    const { prescriptions } = (await orders.detail(pharmacist, id)).json().data;
    expect(prescriptions).toMatchObject([{ status: 'DISPENSED' }]);
    const late = await orders.dispense(pharmacist, id, prescription.prescriptionId);
    expect(late.json().code).toBe('dispensing.already-dispensed');
    expect((await orders.ship(pharmacist, id)).json().code).toBe('pharmacy-orders.not-dispensed');
    expect((await orders.decline(pharmacist, id)).json().data.status).toBe('REJECTED');
  });
});

describe('an order is served', () => {
  test('not before it is paid, nor for a prescription that it did not bring', async () => {
    const { pharmacist, id, prescription } = await orders.aQuotedOrder();
    const early = await orders.dispense(pharmacist, id, prescription.prescriptionId);
    expect(early.json()).toMatchObject({
      code: 'pharmacy-orders.command-refused',
      current: { status: 'QUOTED' },
    });
    const foreign = await orders.inHand();
    const answer = await orders.dispense(pharmacist, id, foreign.prescriptionId);
    expect(answer.json().code).toBe('pharmacy-orders.not-found');
    expect(await orders.standing(foreign.prescriptionId)).toBe('ISSUED');
  });

  test('neither blocked nor after the last valid day', async () => {
    proves('order-dispensed-as-at-counter');
    const { pharmacist, patient, id, prescription } = await orders.aPaidOrder();
    expect((await orders.read(patient, id)).isHeld).toBe(false);
    await orders.block(pharmacist, prescription.key);
    expect((await orders.read(patient, id)).isHeld).toBe(true);
    const blocked = await orders.dispense(pharmacist, id, prescription.prescriptionId);
    expect(blocked.json().code).toBe('dispensing.blocked');
    const late = await orders.aPaidOrder();
    await orders.startDaysAgo(late.prescription.prescriptionId, 31);
    const answer = await orders.dispense(
      late.pharmacist,
      late.id,
      late.prescription.prescriptionId,
    );
    expect(answer.json().code).toBe('dispensing.overdue');
  });

  test('as at the counter: same record, same notices', async () => {
    proves('order-dispensed-as-at-counter');
    const { pharmacist, id, prescription, patient } = await orders.aPaidOrder();
    const served = await orders.dispense(pharmacist, id, prescription.prescriptionId, [aLine(1)]);
    expect(served.json().data).toMatchObject({ partial: true });
    expect(await orders.toldTo(patient, 'prescription.dispense')).toHaveLength(1);
    expect(await orders.auditOf(patient.personId, 'prescription.dispense')).toHaveLength(1);
    const { dispensings } = (await orders.detail(pharmacist, id)).json().data;
    expect(dispensings).toEqual([served.json().data]);
  });
});

describe('an order is shipped', () => {
  test('only once its prescriptions were dispensed', async () => {
    proves('order-shipped-dispensed');
    const { pharmacist, id } = await orders.aPaidOrder();
    const answer = await orders.ship(pharmacist, id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'pharmacy-orders.not-dispensed']);
  });

  test('and its patient is told', async () => {
    proves('order-people-are-told');
    const { patient } = await orders.aShippedOrder();
    const [notice] = await orders.toldTo(patient, 'order.ship');
    expect(notice?.subject).toBe('Tu pedido está listo');
  });

  test('and closed by the branch a week later, with how it knows', async () => {
    proves('order-delivery-proved');
    const { pharmacist, id, patient } = await orders.aShippedOrder();
    const early = await orders.prove(pharmacist, id);
    expect([early.statusCode, early.json().code]).toEqual([
      409,
      'pharmacy-orders.delivery-too-early',
    ]);
    await t.pool.query('update purchase_order set sent_at = $2 where id = $1', [
      id,
      new Date(t.clock.now().getTime() - 7 * DAY_MS),
    ]);
    expect((await orders.prove(pharmacist, id)).json().data.status).toBe('DELIVERED');
    expect(await orders.read(patient, id)).toMatchObject({ statusReason: 'Remito firmado' });
    expect((await orders.request(patient, id, 'DELIVERED')).statusCode).toBe(409);
  });
});
