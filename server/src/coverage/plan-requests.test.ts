import {
  CONTACTS_PER_DAY,
  getPlanInfo,
  requestPlanChange,
  requestPlanContact,
} from '@app/contract/coverage';
import { fillPath } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { stopOfferingPlan } from '../testing/catalog-setup.ts';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const contact = (patientId: string, token?: string) =>
  t.call(requestPlanContact, { params: { patientId } }, token);
const change = (patientId: string, token: string | undefined, planId = 4, over = {}) =>
  t.call(requestPlanChange, { params: { patientId }, body: { planId, ...over } }, token);

const requestsOf = async ({ personId }: Pick<SomePatient, 'personId'>) =>
  (
    await t.pool.query('select * from plan_request where holder_id = $1 order by created_at', [
      personId,
    ])
  ).rows;
const auditsOf = async (entityId: string) =>
  (await t.pool.query('select * from audit_event where entity_id = $1', [entityId])).rows;

const BOTH = [
  ['to be called', contact],
  ['another plan', change],
] as const;

describe.each(BOTH)('refused: %s', (_, ask) => {
  test('without a session', async () => {
    expect((await ask((await clinic.maria()).personId, undefined)).statusCode).toBe(401);
  });

  test('as a professional', async () => {
    const { token } = await clinic.professional();
    expect((await ask((await clinic.maria()).personId, token)).statusCode).toBe(403);
  });

  test("for somebody else's patient, who is reported as not found", async () => {
    const stranger = await clinic.patient();
    const maria = await clinic.maria();
    const before = await requestsOf(maria);
    expect((await ask(maria.personId, stranger.token)).statusCode).toBe(404);
    expect((await ask(newId(), stranger.token)).statusCode).toBe(404);
    expect(await requestsOf(maria)).toEqual(before);
  });
});

describe('a request for a call', () => {
  test('uses the contact data of the profile, whatever the body says', async () => {
    proves('plan-contact-data-from-the-profile');
    const patient = await clinic.patient();
    const { rows } = await t.pool.query('select * from person where id = $1', [patient.personId]);
    const answer = await t.http.inject({
      method: 'POST',
      url: fillPath(requestPlanContact.path, { patientId: patient.personId }),
      headers: { authorization: `Bearer ${patient.token}` },
      payload: {
        holderName: 'Otra Persona',
        phone: '1100000000',
        planName: 'OSDE 310',
        status: 'RESOLVED',
      },
    });
    expect(answer.json()).toMatchObject({ status: 'ok' });
    expect(await requestsOf(patient)).toMatchObject([
      {
        id: answer.json().data.requestId,
        kind: 'CONTACT',
        plan_name: 'Familiar',
        status: 'OPEN',
      },
    ]);
    const read = await t.pool.query('select account_id, details from staff_request where id = $1', [
      answer.json().data.requestId,
    ]);
    expect(read.rows).toMatchObject([
      { account_id: patient.accountId, details: { person: null, phone: rows[0].phone_number } },
    ]);
  });

  test('for a dependant names the holder', async () => {
    const maria = await clinic.maria();
    const [memberId = ''] = clinic.memberIds;
    const { requestId } = (await contact(memberId, maria.token)).json().data;
    expect((await requestsOf(maria)).find(({ id }) => id === requestId)).toMatchObject({
      person_id: memberId,
      holder_id: maria.personId,
    });
  });

  test('leaves an audit row in the same transaction', async () => {
    const patient = await clinic.patient();
    const { requestId } = (await contact(patient.personId, patient.token)).json().data;
    expect(await auditsOf(requestId)).toMatchObject([
      {
        type: 'plan.contact',
        action: 'C',
        account_id: patient.accountId,
        patient_id: patient.personId,
      },
    ]);
  });

  test('is one at a time, also of several at once', async () => {
    proves('plan-call-one-at-a-time');
    const patient = await clinic.patient();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => contact(patient.personId, patient.token)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    const [open, ...others] = await requestsOf(patient);
    expect(others).toEqual([]);
    expect(new Set(answers.map((one) => one.json().data.requestId))).toEqual(new Set([open.id]));
    expect(await auditsOf(open.id)).toHaveLength(1);
  });

  test('is limited to three a day, and possible again the next day', async () => {
    proves('call-plan-contact');
    const patient = await clinic.patient();
    const ask = () => contact(patient.personId, patient.token);
    const called = () =>
      t.pool.query(`update plan_request set status = 'RESOLVED' where holder_id = $1`, [
        patient.personId,
      ]);
    for (let calls = 0; calls < CONTACTS_PER_DAY; calls += 1) {
      expect((await ask()).statusCode).toBe(200);
      await called();
    }
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'coverage.too-many-contacts']);
    await t.pool.query('update plan_request set asked_on = asked_on - 1 where holder_id = $1', [
      patient.personId,
    ]);
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('a change of plan', () => {
  test.each([
    ['no plan', {}, 400],
    ['a plan that is no number', { planId: 'OSDE' }, 400],
    ['a status of its own', { planId: 4, status: 'RESOLVED' }, 400],
    ['an affiliate number with letters', { planId: 4, affiliateNumber: 'A1' }, 400],
    ['the plan the patient has', { planId: 3 }, 409],
    ['a plan that does not exist', { planId: 98_765 }, 409],
  ])('with %s is refused', async (_, body, status) => {
    const patient = await clinic.patient();
    const answer = await t.call(
      requestPlanChange,
      { params: { patientId: patient.personId }, body: body as never },
      patient.token,
    );
    expect(answer.statusCode).toBe(status);
    expect(await requestsOf(patient)).toEqual([]);
  });

  test('to a plan no longer offered is refused', async () => {
    const patient = await clinic.patient();
    await stopOfferingPlan(t, 5);
    expect((await change(patient.personId, patient.token, 5)).json()).toMatchObject({
      code: 'coverage.plan-not-offered',
    });
  });

  test('changes nothing by itself and waits for staff', async () => {
    proves('plan-change-waits-for-staff');
    const patient = await clinic.patient();
    const answer = await change(patient.personId, patient.token, 4, { affiliateNumber: '60123' });
    const { requestId } = answer.json().data;
    expect(await requestsOf(patient)).toMatchObject([
      { kind: 'CHANGE', wanted_plan_id: 4, affiliate_number: '60123', plan_name: 'Familiar' },
    ]);
    expect(await auditsOf(requestId)).toMatchObject([{ type: 'plan.change' }]);
    const plan = await t.call(
      getPlanInfo,
      { params: { patientId: patient.personId } },
      patient.token,
    );
    expect(plan.json().data.planName).toBe('Familiar');
  });

  test('is limited to one open request, also at the same time', async () => {
    proves('call-plan-change');
    const patient = await clinic.patient();
    const answers = await Promise.all(
      [4, 6, 4, 6].map((planId) => change(patient.personId, patient.token, planId)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await requestsOf(patient)).toHaveLength(1);
    await t.pool.query(`update plan_request set status = 'RESOLVED' where holder_id = $1`, [
      patient.personId,
    ]);
    expect((await change(patient.personId, patient.token)).statusCode).toBe(200);
  });
});
