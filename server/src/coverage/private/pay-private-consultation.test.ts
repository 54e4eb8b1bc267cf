import {
  getPlanInfo,
  getPrivateConsultation,
  orderPrivateConsultation,
} from '@app/contract/coverage';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import { putOnPlan } from '../../testing/person-setup.ts';
import { PRICE, privateConsultationsOf } from '../../testing/private-consultations.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let privately: ReturnType<typeof privateConsultationsOf>;
beforeAll(async () => {
  t = await testApp({ PRIVATE_CONSULTATION_PRICE: PRICE });
  // The test provider notifies this server at its own address.
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  clinic = await aClinic(t);
  privately = privateConsultationsOf(t, clinic);
});

const CALLS = [orderPrivateConsultation, getPrivateConsultation] as const;

describe('a private consultation is refused', () => {
  test('without a session, to professionals, and of the patient of another, as if there were none', async () => {
    const [patient, other] = [await privately.withoutAny(), await clinic.patient()];
    const professional = await clinic.professional();
    const params = { patientId: patient.personId };
    for (const endpoint of CALLS) {
      expect((await t.call(endpoint, { params })).statusCode).toBe(401);
      expect((await t.call(endpoint, { params }, professional.token)).statusCode).toBe(403);
      expect((await t.call(endpoint, { params }, other.token)).statusCode).toBe(404);
      const missing = { params: { patientId: newId() } };
      expect((await t.call(endpoint, missing, other.token)).statusCode).toBe(404);
    }
    expect(await privately.read(patient)).toBeNull();
  });

  test('while the plan has consultations, one without limit too', async () => {
    proves('private-consultation-when-used-up');
    for (const plan of [1, 2]) {
      const patient = await clinic.patient();
      await putOnPlan(t, patient.personId, plan);
      expect((await privately.order(patient)).json()).toMatchObject({
        status: 409,
        code: 'coverage.not-used-up',
      });
      expect(await privately.read(patient)).toBeNull();
    }
  });

  test('is paid by nobody else, and for no other amount', async () => {
    const [patient, other] = [await privately.withoutAny(), await clinic.patient()];
    const { id } = (await privately.order(patient)).json().data;
    expect((await privately.openPage(other, id)).json().code).toBe('payments.not-found');
    expect((await privately.openPage(patient, id, 1)).json()).toMatchObject({
      code: 'payments.amount-changed',
      current: { amount: PRICE },
    });
  });

  test('is not paid once the plan has consultations again', async () => {
    const patient = await privately.withoutAny();
    const { id } = (await privately.order(patient)).json().data;
    await putOnPlan(t, patient.personId, 2);
    expect((await privately.openPage(patient, id)).json().code).toBe('payments.not-payable');
  });

  test('does not open the guard before it is paid', async () => {
    const patient = await privately.withoutAny();
    await privately.begun(patient);
    expect((await privately.join(patient)).json().code).toBe('coverage.used-up');
  });
});

test('the plan says the price, and whoever used it up is offered the consultation', async () => {
  proves('private-consultation-when-used-up');
  const visits = visitsOf(t, clinic);
  const patient = await clinic.patient();
  await putOnPlan(t, patient.personId, 2);
  for (let time = 0; time < 2; time += 1) await visits.finish(await visits.aVisit({ patient }));
  const params = { patientId: patient.personId };
  expect((await t.call(getPlanInfo, { params }, patient.token)).json().data).toMatchObject({
    consultationsLeft: 0,
    privatePrice: PRICE,
  });
  const answer = (await privately.order(patient)).json();
  expect(answer).toEqual({
    status: 'ok',
    data: { id: expect.any(String), price: PRICE, status: 'OPEN', isBeingPaid: false },
  });
  expect(await privately.read(patient)).toEqual(answer.data);
});

test('who has a plan with its own price pays that one, also where the installation sells none', async () => {
  proves('private-consultation-when-used-up');
  const OWN_PRICE = 9_800.25;
  const none = await testApp();
  for (const app of [t, none]) {
    const people = privateConsultationsOf(app, app === t ? clinic : await aClinic(app));
    const patient = await people.withoutAny();
    await app.pool.query(
      `update prepaid_health_category set private_price = $2
       where id = (select prepaid_health_category_id from patient where person_id = $1)`,
      [patient.personId, OWN_PRICE * 100],
    );
    const params = { patientId: patient.personId };
    expect((await app.call(getPlanInfo, { params }, patient.token)).json().data.privatePrice).toBe(
      OWN_PRICE,
    );
    expect((await people.order(patient)).json().data.price).toBe(OWN_PRICE);
    await app.pool.query('update prepaid_health_category set private_price = null');
  }
});

test('two tabs pay one consultation on one page, and a second payment goes back', async () => {
  proves('private-consultation-once', 'consultation-is-paid-privately');
  const patient = await privately.withoutAny();
  const answers = await Promise.all([1, 2, 3, 4].map(() => privately.order(patient)));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  const { id } = (await privately.order(patient)).json().data;
  const pages = await Promise.all([1, 2].map(() => privately.openPage(patient, id)));
  const [first, second] = pages.map((page) => page.json().data);
  expect(second.id).toBe(first.id);
  expect((await privately.read(patient))?.isBeingPaid).toBe(true);
  const decided = await Promise.all(
    [first, second].map((invoice) => privately.decide(patient, invoice, 'APPROVED')),
  );
  expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await eventually(async () =>
    expect(await privately.read(patient)).toMatchObject({ id, status: 'PAID', isBeingPaid: false }),
  );
  expect((await privately.order(patient)).json().data).toMatchObject({ id, status: 'PAID' });
  expect((await privately.openPage(patient, id)).json().code).toBe('payments.not-payable');
  expect(await privately.refundsOf(id)).toEqual([]);
  expect(await privately.told(patient)).toEqual(['private-consultation.paid']);
});

test('a payment that failed leaves it to be paid on another page', async () => {
  const patient = await privately.withoutAny();
  const { id, invoice } = await privately.begun(patient);
  await privately.decide(patient, invoice, 'REJECTED');
  await eventually(async () =>
    expect(await privately.read(patient)).toMatchObject({ id, status: 'OPEN', isBeingPaid: false }),
  );
  const again = (await privately.openPage(patient, id)).json().data;
  expect(again.checkoutLink).not.toBe(invoice.checkoutLink);
});

test('another price is another version: what is paid on the page of the earlier one goes back', async () => {
  const patient = await privately.withoutAny();
  const { id, invoice } = await privately.begun(patient);
  await t.pool.query('update private_consultation set amount = 900000 where id = $1', [id]);
  expect((await privately.order(patient)).json().data).toMatchObject({ id, price: PRICE });
  await privately.decide(patient, invoice, 'APPROVED');
  await eventually(async () =>
    expect(await privately.refundsOf(id)).toMatchObject([{ amount: PRICE * 100 }]),
  );
  expect((await privately.read(patient))?.status).toBe('OPEN');
});

test('a holder pays for a dependant, who is attended by it', async () => {
  const maria = await clinic.maria();
  const [memberId = ''] = clinic.memberIds;
  const member = { ...maria, personId: memberId };
  await privately.withoutAny();
  await putOnPlan(t, memberId, 6);
  await privately.paid(member);
  expect(await privately.read(maria)).toBeNull();
  expect((await privately.join(member)).json().data).toMatchObject({
    patientId: memberId,
    paidPrivately: true,
  });
});

test('without a price nobody orders one, and the plan says so', async () => {
  proves('monthly-consultations-are-limited-by-plan');
  const free = await testApp();
  const others = privateConsultationsOf(free, await aClinic(free));
  const patient = await others.withoutAny();
  expect((await others.order(patient)).json()).toMatchObject({
    status: 409,
    code: 'coverage.not-sold',
  });
  const params = { patientId: patient.personId };
  const plan = (await free.call(getPlanInfo, { params }, patient.token)).json().data;
  expect(plan.privatePrice).toBeNull();
  expect((await others.join(patient)).json().code).toBe('coverage.used-up');
});
