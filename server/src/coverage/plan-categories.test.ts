import { listPlanCategories } from '@app/contract/coverage';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { stopOfferingPlan } from '../testing/catalog-setup.ts';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { putOnPlan } from '../testing/person-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let maria: SomePatient;

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  maria = await clinic.maria();
});

const CERCANA = 2;
const plansFor = (patientId: string, token?: string, insurerId = CERCANA) =>
  t.call(listPlanCategories, { params: { patientId, insurerId } }, token);

describe('refused', () => {
  test('without a session', async () => {
    expect((await plansFor(maria.personId)).statusCode).toBe(401);
  });

  test('to a professional', async () => {
    const professional = await clinic.professional();
    expect((await plansFor(maria.personId, professional.token)).statusCode).toBe(403);
  });

  test("somebody else's patient is reported as not found", async () => {
    proves('plan-categories-are-private');
    const other = await clinic.patient();
    expect((await plansFor(maria.personId, other.token)).statusCode).toBe(404);
    expect((await plansFor(newId(), other.token)).statusCode).toBe(404);
  });
});

describe('the plans of an insurer by patient', () => {
  test('the holder and each dependant get a data list with status OK and 200', async () => {
    proves('call-plan-categories');
    for (const patientId of [maria.personId, ...clinic.memberIds]) {
      const answer = await plansFor(patientId, maria.token);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'OK' });
      expect(answer.json().data.map(({ name }: { name: string }) => name)).toContain('Clasic');
    }
  });

  test('a plan no longer offered stays for its holder only', async () => {
    const keeper = await clinic.patient();
    const other = await clinic.patient();
    await stopOfferingPlan(t, 2);
    await t.pool.query('update patient set prepaid_health_category_id = 3');
    await putOnPlan(t, keeper.personId, 2);
    const idsFor = async ({ personId, token }: SomePatient) =>
      (await plansFor(personId, token)).json().data.map(({ id }: { id: number }) => id);
    expect(await idsFor(keeper)).toEqual([2, 3]);
    expect(await idsFor(other)).toEqual([3]);
  });

  test('a held plan is not listed under another insurer', async () => {
    const other = await clinic.patient();
    await putOnPlan(t, other.personId, 3);
    const answer = await plansFor(other.personId, other.token, 3);
    expect(answer.json().data.map(({ id }: { id: number }) => id)).toEqual([4, 5]);
  });
});
