import { searchNotifications } from '@app/contract/notifications';
import {
  askCancellation,
  declineOrder,
  listBranchOrders,
  refuseCancellation,
} from '@app/contract/pharmacy-orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
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

type Who = Pick<Someone, 'token'>;

const ask = ({ token }: Who, orderId: string, reason = 'Ya lo <b>conseguí</b>') =>
  t.call(askCancellation, { params: { orderId }, body: { reason } }, token);

const sayNo = ({ token }: Who, orderId: string, reason = 'El preparado ya está hecho') =>
  t.call(refuseCancellation, { params: { orderId }, body: { reason } }, token);

const subjectsOf = async ({ token }: Who): Promise<string[]> =>
  (await t.call(searchNotifications, { query: {} }, token))
    .json()
    .data.map(({ subject }: { subject: string }) => subject);

describe('nobody asks to cancel', () => {
  test('an order of somebody else, nor without a reason', async () => {
    const { id, patient } = await orders.aPaidOrder();
    expect((await ask(await clinic.patient(), id)).statusCode).toBe(404);
    expect((await ask(patient, id, ' ')).json().fieldErrors).toMatchObject([
      { code: 'reason.required' },
    ]);
  });

  test('an order that is not paid', async () => {
    const { id, patient } = await orders.aQuotedOrder();
    expect((await ask(patient, id)).json().code).toBe('pharmacy-orders.command-refused');
  });

  test('an order of which something was handed over', async () => {
    const { id, patient, pharmacist, prescription } = await orders.aPaidOrder();
    await orders.dispense(pharmacist, id, prescription.prescriptionId);
    expect((await ask(patient, id)).json().code).toBe('pharmacy-orders.dispensed');
  });

  test('twice, at once or after a no', async () => {
    const { id, patient, pharmacist } = await orders.aPaidOrder();
    const answers = await Promise.all([ask(patient, id), ask(patient, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await sayNo(pharmacist, id);
    expect((await ask(patient, id)).statusCode).toBe(409);
  });
});

test('A branch says no only to who asked, once, and not to an order of another branch', async () => {
  const { id, patient, pharmacist } = await orders.aPaidOrder();
  expect((await sayNo(pharmacist, id)).statusCode).toBe(409);
  await ask(patient, id);
  expect((await sayNo(await clinic.pharmacist(), id)).statusCode).toBe(404);
  const answers = await Promise.all([sayNo(pharmacist, id), sayNo(pharmacist, id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await orders.read(patient, id)).cancellation).toMatchObject({
    answer: 'El preparado ya está hecho',
  });
  expect(await subjectsOf(patient)).toContain('La farmacia no cancela tu pedido');
  expect(await orders.eventsOf(id)).toEqual(
    expect.arrayContaining(['patient askCancel', 'branch refuseCancel']),
  );
});

test('The branch reads at once that the patient asks to cancel, and its yes refunds what was paid', async () => {
  const { id, patient, pharmacist } = await orders.aPaidOrder();
  await ask(patient, id);
  const board = await t.call(
    listBranchOrders,
    { query: { statuses: 'PAID', page: 0 } as never },
    pharmacist.token,
  );
  expect(board.json().data).toMatchObject([
    { id, status: 'PAID', cancellation: { reason: 'Ya lo <b>conseguí</b>', answer: null } },
  ]);
  const inbox = (await t.call(searchNotifications, { query: {} }, pharmacist.token)).json().data;
  expect(inbox).toContainEqual(
    expect.objectContaining({
      subject: expect.stringContaining('Piden cancelar el pedido'),
      description: expect.stringContaining('&#60;b&#62;'),
    }),
  );
  await t.call(
    declineOrder,
    { params: { orderId: id }, body: { reason: 'De acuerdo' } },
    pharmacist.token,
  );
  expect((await orders.read(patient, id)).status).toBe('REJECTED');
  expect(await subjectsOf(patient)).toContain('Tu pedido se canceló, como pediste');
});
