import { getPlanInfo, requestPlanChange } from '@app/contract/coverage';
import { joinQueue } from '@app/contract/guard-queue';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { stopOfferingPlan } from '../testing/catalog-setup.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { requestsOf } from '../testing/requests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let requests: ReturnType<typeof requestsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  requests = requestsOf(t);
  admin = await staffOf(t, clinic).proven();
});

const change = async ({ personId, token }: SomePatient, planId: number): Promise<string> =>
  (
    await t.call(
      requestPlanChange,
      { params: { patientId: personId }, body: { planId, affiliateNumber: '60123' } },
      token,
    )
  ).json().data.requestId;
const planOf = async ({ personId, token }: SomePatient) =>
  (await t.call(getPlanInfo, { params: { patientId: personId } }, token)).json().data;
const patientRow = async ({ personId }: SomePatient) =>
  (await t.pool.query('select * from patient where person_id = $1', [personId])).rows[0];

test('a plan that is not offered any more is not given: the request stays open', async () => {
  const patient = await clinic.patient();
  const before = await patientRow(patient);
  const id = await change(patient, 5);
  await stopOfferingPlan(t, 5);
  expect((await requests.resolve(id, admin)).json().code).toBe('requests.changed-meanwhile');
  expect(await patientRow(patient)).toEqual(before);
  expect((await requests.read(id, admin)).json().data).toMatchObject({
    state: 'OPEN',
    history: [],
  });
});

test('No plan is verified while another account in use has the DNI', async () => {
  const [patient, other] = [await clinic.patient(), await clinic.patient()];
  const id = await change(patient, 4);
  await t.pool.query(
    `update account set id_number = (select id_number from person where id = $2) where id = $1`,
    [other.accountId, patient.personId],
  );
  await t.pool.query(
    `update person set id_number = (select id_number from account where id = $1) where account_id = $1`,
    [other.accountId],
  );
  expect((await requests.resolve(id, admin)).json().code).toBe('requests.doubled');
  await t.pool.query(`update account set status = 'DISABLED' where id = $1`, [other.accountId]);
  expect((await requests.resolve(id, admin)).statusCode).toBe(200);
});

test('a rejected change changes nothing, and another may be asked for', async () => {
  const patient = await clinic.patient();
  const before = await patientRow(patient);
  await requests.reject(await change(patient, 4), admin);
  expect(await patientRow(patient)).toEqual(before);
  expect(await change(patient, 4)).toBeTruthy();
});

test('a change that is resolved gives the plan, verified, with its limit at once', async () => {
  proves('plan-change-applied-by-staff');
  const patient = await clinic.patient();
  const { planName, consultationsLeft } = await planOf(patient);
  const body = { patientId: patient.personId, specialtyId: 1, reason: 'Tos' };
  await t.call(joinQueue, { body }, patient.token);
  expect((await planOf(patient)).consultationsLeft).toBe(consultationsLeft - 1);
  const id = await change(patient, 4);
  expect((await planOf(patient)).planName).toBe(planName);
  await requests.resolve(id, admin);
  const { rows } = await t.pool.query('select * from prepaid_health_category where id = 4');
  expect(await patientRow(patient)).toMatchObject({
    prepaid_health_category_id: 4,
    affiliate_number: '60123',
    coverage_verified_at: expect.any(Date),
  });
  const limit = rows[0].monthly_consultations;
  expect(await planOf(patient)).toMatchObject({
    planName: rows[0].name,
    consultationsLeft: limit === null ? null : limit - 1,
  });
});

test('of two who answer at once one does, and the plan is what the answer says', async () => {
  for (let round = 0; round < 10; round += 1) {
    const patient = await clinic.patient();
    const before = await patientRow(patient);
    const id = await change(patient, 4);
    const [resolved, rejected] = await Promise.all([
      requests.resolve(id, admin),
      requests.reject(id, admin),
    ]);
    expect([resolved.statusCode, rejected.statusCode].sort()).toEqual([200, 409]);
    const { prepaid_health_category_id: plan } = await patientRow(patient);
    expect(plan).toBe(resolved.statusCode === 200 ? 4 : before.prepaid_health_category_id);
  }
});
