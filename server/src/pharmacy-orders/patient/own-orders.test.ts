import {
  countOrders,
  getOrder,
  listOrderExtras,
  listOrderItems,
  listOrderPrescriptions,
  listOrders,
  type Order,
  searchBranches,
} from '@app/contract/pharmacy-orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic, type SomePharmacist } from '../../testing/clinic.ts';
import { familiesOf } from '../../testing/family.ts';
import { anItem, ordersOf, type SentOrder } from '../../testing/orders.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
let quoted: SentOrder;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  quoted = await orders.aQuotedOrder({
    extras: [{ name: 'Envío en frío', quantity: 1, unitPrice: 900.5, discount: 0 }],
  });
});

const list = (query: object, token: string) => t.call(listOrders, { query }, token);

describe('an order is not there', () => {
  test('for another patient: as one that nobody sent', async () => {
    proves('order-own-only');
    const { token } = await clinic.patient();
    for (const call of [getOrder, listOrderPrescriptions, listOrderItems, listOrderExtras]) {
      const [foreign, missing] = await Promise.all(
        [quoted.id, newId()].map((orderId) => t.call(call, { params: { orderId } }, token)),
      );
      expect([foreign?.statusCode, foreign?.json().code]).toEqual([
        404,
        'pharmacy-orders.not-found',
      ]);
      expect(missing?.json().code).toBe(foreign?.json().code);
    }
    expect((await list({}, token)).json().data).toEqual([]);
  });

  test('for another branch, nor its lines', async () => {
    const { token } = await clinic.pharmacist();
    for (const call of [listOrderItems, listOrderExtras])
      expect((await t.call(call, { params: { orderId: quoted.id } }, token)).statusCode).toBe(404);
  });

  test('by the login of a dependant of another family', async () => {
    const families = familiesOf(t);
    const dependant = await families.aDependant(clinic, families.bornToTurn(10));
    const { rows } = await t.pool.query('select id_number from person where id = $1', [
      dependant.personId,
    ]);
    const patient_login = `${dependant.email}#${rows[0].id_number}`;
    expect((await list({ patient_login }, quoted.patient.token)).statusCode).toBe(404);
    expect((await list({ patient_login }, dependant.token)).json().data).toEqual([]);
  });
});

describe('own orders', () => {
  test('are listed in pages by status, the specification’s NEW too, and counted', async () => {
    proves('call-purchase-orders', 'orders-page-and-pesos');
    const visits = visitsOf(t, clinic);
    const { patient, id } = quoted;
    const branch = await clinic.pharmacist();
    const own = await orders.keyOf(await visits.finish(await visits.aVisit({ patient })));
    const created = (await orders.send(patient, branch.branchId, [own.prescriptionId])).json().data;
    const ids = async (query: object) =>
      (await list(query, patient.token)).json().data.map((order: Order) => order.id);
    expect(await ids({})).toEqual([id, created.id]);
    expect(await ids({ statuses: 'NEW' })).toEqual([created.id]);
    expect(await ids({ statuses: 'QUOTED,PRE_PAID' })).toEqual([id]);
    expect(await ids({ page_size: 1, page_number: 1 })).toEqual([created.id]);
    expect(await ids({ patient_login: patient.email })).toEqual([id, created.id]);
    expect((await list({ page_size: 21 }, patient.token)).statusCode).toBe(400);
    const counted = (await t.call(countOrders, {}, patient.token)).json().data;
    expect(counted).toMatchObject({ CREATED: 1, QUOTED: 1, DELIVERED: 0 });
  });

  test('of a dependant are those with a prescription of theirs', async () => {
    proves('order-of-own-family', 'call-purchase-orders');
    const families = familiesOf(t);
    const visits = visitsOf(t, clinic);
    const patient = await families.aDependant(clinic, families.bornToTurn(10));
    const own = await orders.keyOf(await visits.finish(await visits.aVisit({ patient })));
    const { branchId } = await clinic.pharmacist();
    const { id } = (await orders.send(patient, branchId, [own.prescriptionId])).json().data;
    const listed = async (patient_login: string) =>
      (await list({ patient_login }, patient.token)).json().data.map((order: Order) => order.id);
    expect(await listed(`${patient.email}#${own.key.dni}`)).toEqual([id]);
    expect(await listed(patient.email)).toEqual([]);
  });

  test('have prescriptions, lines and extras in pesos', async () => {
    const { patient, prescription, pharmacist, id } = quoted;
    const params = { params: { orderId: id } };
    const [read] = (await t.call(listOrderPrescriptions, params, patient.token)).json().data;
    expect(read).toMatchObject({ id: prescription.prescriptionId, state: 'sent' });
    for (const { token } of [patient, pharmacist]) {
      expect((await t.call(listOrderItems, params, token)).json().data).toEqual([
        anItem(prescription.prescriptionId, { handedOver: 0 }),
        anItem(prescription.prescriptionId, {
          item: 2,
          discount: 0,
          covered: false,
          handedOver: 0,
        }),
      ]);
      expect((await t.call(listOrderExtras, params, token)).json().data).toEqual([
        { name: 'Envío en frío', quantity: 1, unitPrice: 900.5, discount: 0 },
      ]);
    }
  });
});

describe('branches', () => {
  let near: SomePharmacist;
  let far: SomePharmacist;
  const search = async (name: string, token: string) => {
    const answer = await t.call(searchBranches, { query: { name } }, token);
    return { status: answer.statusCode, ids: answer.json().data?.map((one: Order) => one.id) };
  };
  beforeAll(async () => {
    [near, far] = [await clinic.pharmacist(), await clinic.pharmacist()];
    const rename = (branchId: string, name: string, street: string, locality: string) =>
      t.pool.query(
        `with it as (update branch_office set street_name = $3, locality = $4 where id = $1 returning pharmacy_id)
         update pharmacy set name = $2 where id = (select pharmacy_id from it)`,
        [branchId, name, street, locality],
      );
    await rename(far.branchId, 'Ábaco Unión', 'Maipú', 'Villa María');
    await rename(near.branchId, 'Zócalo Unión', 'Maipú', 'Córdoba');
  });

  test('are not searched with three characters', async () => {
    proves('pharmacy-search-from-four');
    expect((await search('uni', quoted.patient.token)).status).toBe(400);
  });

  test('are found by name and street without accents, those of the own city first, closed ones never', async () => {
    proves('call-purchase-orders');
    const { token, personId } = await clinic.patient();
    await t.pool.query(
      `update address set city = 'cordoba', province = 'Córdoba' where person_id = $1`,
      [personId],
    );
    for (const name of ['UNION', 'unión', 'maipu'])
      expect((await search(name, token)).ids).toEqual([near.branchId, far.branchId]);
    expect((await search('unio%', token)).ids).toEqual([]);
    await t.pool.query('update branch_office set active = false where id = $1', [far.branchId]);
    expect((await search('union', token)).ids).toEqual([near.branchId]);
  });
});
