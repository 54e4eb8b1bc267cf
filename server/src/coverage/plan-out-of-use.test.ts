import { getPlanInfo } from '@app/contract/coverage';
import { joinQueue } from '@app/contract/guard-queue';
import { searchNotifications } from '@app/contract/notifications';
import { updatePatient } from '@app/contract/profiles';
import { aPatientProfile } from '@app/contract/profiles/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { stopOffering, stopOfferingPlan } from '../testing/catalog-setup.ts';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { putOnPlan } from '../testing/person-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';
import { tellOutOfUse } from './tell-out-of-use.ts';

let t: TestApp;
let clinic: Clinic;
let patient: SomePatient;
beforeEach(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  patient = await clinic.patient();
});

const UNLIMITED = 8;

const join = ({ personId, token }: SomePatient) =>
  t.call(joinQueue, { body: { patientId: personId, specialtyId: 1, reason: 'Tos' } }, token);
const plan = async ({ personId, token }: SomePatient) =>
  (await t.call(getPlanInfo, { params: { patientId: personId } }, token)).json().data;
const toldOf = async ({ token }: SomePatient) =>
  (await t.call(searchNotifications, { query: {} }, token))
    .json()
    .data.filter(({ event }: { event: string }) => event === 'plan.out-of-use');

test.each([
  ['plan', () => stopOfferingPlan(t, UNLIMITED)],
  ['insurer', () => stopOffering(t, 'prepaid_health', 'IOMA')],
])(
  'An unlimited plan whose %s is out of use pays nothing, and its people are told once',
  async (_, takeOut) => {
    proves('plan-out-of-use-pays-nothing');
    await putOnPlan(t, patient.personId, UNLIMITED);
    expect(await plan(patient)).toMatchObject({ isOffered: true, consultationsLeft: null });
    await takeOut();
    expect(await plan(patient)).toMatchObject({ isOffered: false, consultationsLeft: 0 });
    const refused = await join(patient);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'coverage.plan-out-of-use']);
    await Promise.all([tellOutOfUse(t.coverage.context), tellOutOfUse(t.coverage.context)]);
    await tellOutOfUse(t.coverage.context);
    expect(await toldOf(patient)).toMatchObject([{ subject: 'Tu plan ya no está en la clínica' }]);
  },
);

test('A visit under way when its plan goes out of use is finished and counted', async () => {
  await putOnPlan(t, patient.personId, UNLIMITED);
  const visits = visitsOf(t, clinic);
  const visit = await visits.aVisit({ patient });
  await stopOfferingPlan(t, UNLIMITED);
  await visits.finish(visit);
  const { rows } = await t.pool.query(
    'select count(*)::int as uses from coverage_use where holder_id = $1 and returned_at is null',
    [patient.personId],
  );
  expect(rows).toEqual([{ uses: 1 }]);
});

test('A plan out of use is not declared, and stays with who had it before', async () => {
  proves('plan-out-of-use-pays-nothing');
  const save = async ({ token }: SomePatient) => {
    const coverage = { attention_type: 'Obra Social', affiliate_number: '1' };
    const held = { prepaid_health_category: { id: UNLIMITED, prepaid_health: { id: 6 } } };
    const body = aPatientProfile({ patient_dto: { ...coverage, ...held } });
    const answer = await t.call(updatePatient, { body: body as never }, token);
    return [answer.statusCode, answer.json().fieldErrors?.[0]?.code];
  };
  expect(await save(patient)).toEqual([200, undefined]);
  await stopOfferingPlan(t, UNLIMITED);
  expect(await save(patient)).toEqual([200, undefined]);
  expect(await save(await clinic.patient())).toEqual([400, 'prepaid_health_category.out-of-use']);
});
