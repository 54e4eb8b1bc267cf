import { listRecentPrescriptions } from '@app/contract/clinical-history';
import type { Prescription } from '@app/contract/prescriptions';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type FinishedVisit, visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const prescribe = async (patient: SomePatient): Promise<FinishedVisit> =>
  visits.finish(await visits.aVisit({ patient }));

const change = (set: string, { consultationId }: FinishedVisit) =>
  t.pool.query(`update prescription set ${set} where consultation_id = $1`, [consultationId]);

const visitsRead = async ({ personId: id }: SomePatient, { token }: { token: string }) => {
  const { data } = (await t.call(listRecentPrescriptions, { params: { id } }, token)).json();
  return data.map(({ consultationDTO }: Prescription) => consultationDTO.consultationId);
};

test('what was prescribed in the last months is in use, whatever was attended since, newest first', async () => {
  proves('medicines-in-use');
  const patient = await clinic.patient();
  const [old, annulled, first, last] = [
    await prescribe(patient),
    await prescribe(patient),
    await prescribe(patient),
    await prescribe(patient),
  ];
  await change('start_date = start_date - 184', old);
  await change(`status = 'ANNULLED', annulled_at = now()`, annulled);

  expect(await visitsRead(patient, last.professional)).toEqual([
    last.consultationId,
    first.consultationId,
  ]);
});
