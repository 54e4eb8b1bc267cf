import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic, type SomePharmacist } from '../../testing/clinic.ts';
import type { InHand } from '../../testing/counter.ts';
import { familiesOf } from '../../testing/family.ts';
import { ordersOf } from '../../testing/orders.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
let branch: SomePharmacist;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  branch = await clinic.pharmacist();
});

const sendTo = (branchId: string, { patient, prescriptionId }: InHand) =>
  orders.send(patient, branchId, [prescriptionId]);

const countOf = async () =>
  (await t.pool.query('select count(*)::int as total from purchase_order')).rows[0].total;

describe('no order is created', () => {
  const isRefused = async (asking: () => ReturnType<typeof orders.send>, code: string) => {
    const before = await countOf();
    const answer = await asking();
    expect(answer.json().code).toBe(code);
    expect(await countOf()).toBe(before);
  };

  test('by anybody but a patient', async () => {
    const { prescriptionId, professional } = await orders.inHand();
    for (const who of [professional, branch, await clinic.staff('ADMIN')])
      await isRefused(
        () => orders.send(who, branch.branchId, [prescriptionId]),
        'request.forbidden',
      );
  });

  test('of a prescription of another family, of none, or of both: all alike, and nothing is sent', async () => {
    proves('order-of-own-family', 'order-own-only');
    const [own, foreign] = [await orders.inHand(), await orders.inHand()];
    const asked = [[foreign.prescriptionId], [newId()], [own.prescriptionId, newId()]];
    const bodies = [];
    for (const ids of asked) {
      await isRefused(
        () => orders.send(own.patient, branch.branchId, ids),
        'pharmacy-orders.not-found',
      );
      bodies.push((await orders.send(own.patient, branch.branchId, ids)).json());
    }
    expect(new Set(bodies.map(({ requestId: _, ...body }) => JSON.stringify(body))).size).toBe(1);
    for (const { prescriptionId } of [own, foreign])
      expect(await orders.standing(prescriptionId)).toBe('ISSUED');
  });

  test('by the holder from whom a patient of 17 kept the visit back', async () => {
    proves('order-of-own-family');
    const families = familiesOf(t);
    const visits = visitsOf(t, clinic);
    const patient = await families.aDependant(clinic, families.bornToTurn(17));
    const kept = await orders.keyOf(
      await visits.finish(await visits.aVisit({ patient }), { holder_may_read: false }),
    );
    await isRefused(() => sendTo(branch.branchId, kept), 'pharmacy-orders.not-found');
    const shown = await orders.keyOf(
      await visits.finish(await visits.aVisit({ patient }), { holder_may_read: true }),
    );
    expect((await sendTo(branch.branchId, shown)).statusCode).toBe(200);
  });

  test.each([
    ['sent', `status = 'SENT', sent_at = now()`, 'prescription-unavailable'],
    ['dispensed', `status = 'DISPENSED', dispensed_at = now()`, 'prescription-unavailable'],
    [
      'blocked',
      `status = 'BLOCKED', blocked_at = now(), blocked_from = 'ISSUED'`,
      'prescription-unavailable',
    ],
    ['annulled', `status = 'ANNULLED', annulled_at = now()`, 'prescription-unavailable'],
    ['overdue', 'start_date = start_date - 31', 'prescription-overdue'],
    ['of tomorrow', 'start_date = start_date + 1', 'prescription-not-started'],
  ])('of one that is %s, and none of the others is sent', async (_, set, code) => {
    const visits = visitsOf(t, clinic);
    const good = await orders.inHand();
    const bad = await orders.keyOf(
      await visits.finish(await visits.aVisit({ patient: good.patient })),
    );
    await t.pool.query(`update prescription set ${set} where id = $1`, [bad.prescriptionId]);
    const ids = [good.prescriptionId, bad.prescriptionId];
    await isRefused(
      () => orders.send(good.patient, branch.branchId, ids),
      `pharmacy-orders.${code}`,
    );
    expect(await orders.standing(good.prescriptionId)).toBe('ISSUED');
  });

  test('at a branch that is closed, whose pharmacy is, or that is not there', async () => {
    const prescription = await orders.inHand();
    const [closed, ofClosed] = [await clinic.pharmacist(), await clinic.pharmacist()];
    await t.pool.query('update branch_office set active = false where id = $1', [closed.branchId]);
    await t.pool.query(
      'update pharmacy set active = false where id = (select pharmacy_id from branch_office where id = $1)',
      [ofClosed.branchId],
    );
    for (const branchId of [closed.branchId, ofClosed.branchId, newId()])
      await isRefused(() => sendTo(branchId, prescription), 'pharmacy-orders.branch-closed');
  });

  test('under the command id of another order', async () => {
    const prescription = await orders.inHand();
    const commandId = randomUUID();
    const ids = [prescription.prescriptionId];
    await orders.send(prescription.patient, branch.branchId, ids, { commandId });
    const other = await clinic.pharmacist();
    await isRefused(
      () => orders.send(prescription.patient, other.branchId, ids, { commandId }),
      'request.idempotency-mismatch',
    );
  });
});

describe('an order', () => {
  test('has its branch, its people, where it goes, and a week to be quoted', async () => {
    proves('entity-purchase-order');
    const prescription = await orders.inHand();
    const address = { street: 'Obispo Trejo', number: '812', city: 'Córdoba' };
    const { patient, prescriptionId } = prescription;
    const answer = await orders.send(patient, branch.branchId, [prescriptionId], {
      delivery: { kind: 'DELIVERY', address },
    });
    const order = answer.json().data;
    expect(order).toMatchObject({
      status: 'CREATED',
      purchaseOrderId: expect.stringMatching(/^1\d{3}$/),
      branchOffice: { id: branch.branchId },
      patientNames: [expect.stringContaining('González')],
      firstMedication: expect.stringContaining('Paracetamol'),
      medications: 2,
      delivery: { kind: 'DELIVERY', address },
      total: null,
      refund: null,
    });
    const week = Date.parse(order.expirationDate) - Date.parse(order.createdDate);
    expect(week).toBe(7 * 86_400_000);
    expect(await orders.read(patient, order.id)).toEqual(order);
    expect(await orders.auditOf(patient.personId, 'order.create')).toMatchObject([
      { outcome: 'success', entity_id: order.id },
    ]);
  });

  test('is created once for its command id, also when it comes twenty times at once', async () => {
    proves('order-sent-once');
    const { patient, prescriptionId } = await orders.inHand();
    const commandId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        orders.send(patient, branch.branchId, [prescriptionId], { commandId }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  });

  test('is one, whoever sends the same prescription to how many branches at once', async () => {
    proves('order-one-live', 'order-races');
    const { patient, prescriptionId } = await orders.inHand();
    const other = await clinic.pharmacist();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        orders.send(patient, (index % 2 ? branch : other).branchId, [prescriptionId]),
      ),
    );
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([200, 'pharmacy-orders.prescription-unavailable']));
    const { rows } = await t.pool.query(
      'select live from purchase_order_prescription where prescription_id = $1',
      [prescriptionId],
    );
    expect(rows).toEqual([{ live: true }]);
  });

  test('of several prescriptions and another of the same in turn do not wait for each other', async () => {
    const visits = visitsOf(t, clinic);
    const first = await orders.inHand();
    const second = await orders.keyOf(
      await visits.finish(await visits.aVisit({ patient: first.patient })),
    );
    const ids = [first.prescriptionId, second.prescriptionId];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        orders.send(first.patient, branch.branchId, index % 2 ? ids : [...ids].reverse()),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });
});
