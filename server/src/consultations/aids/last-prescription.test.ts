import { getLastPrescription, type LastPrescription } from '@app/contract/consultations';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { PRESCRIBED, type Visit, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const ask = (queueId: string, who?: Someone) =>
  t.call(getLastPrescription, { params: { queueId } }, who?.token);

const last = async ({ queueId, professional }: Visit) =>
  ((await ask(queueId, professional)).json() as { data: LastPrescription | null }).data;

/** A patient with another professional's prescription, now being attended again. */
async function attendedAgain(over = {}): Promise<Visit> {
  const { patient } = await visits.aFinishedVisit(over);
  return visits.aVisit({ patient });
}

test('nobody reads it but who attends: not the patient, the staff, nor another professional', async () => {
  const visit = await attendedAgain();
  expect((await ask(visit.queueId)).statusCode).toBe(401);
  expect((await ask(visit.queueId, visit.patient)).statusCode).toBe(403);
  for (const role of ['ADMIN', 'MEDICAL_DIRECTOR', 'PHARMACY'] as const)
    expect((await ask(visit.queueId, await clinic.staff(role))).statusCode).toBe(403);
  const stranger = await clinic.professional();
  const [refused, missing] = [await ask(visit.queueId, stranger), await ask(newId(), stranger)];
  expect(refused.statusCode).toBe(404);
  expect(refused.json().code).toBe(missing.json().code);
});

test('a patient without a prescription has nothing to repeat, whatever others were prescribed', async () => {
  await visits.aFinishedVisit();
  expect(await last(await visits.aVisit())).toBeNull();
});

test('who attends reads the last one with its author and date, and the reading is audited', async () => {
  proves('last-prescription-repeated');
  const visit = await attendedAgain();
  const found = await last(visit);
  expect(found?.professional_name).toMatch(/Benítez/);
  expect(found?.medications.map(({ medication_id }) => medication_id)).toEqual(
    PRESCRIBED.map(({ medication_id }) => medication_id),
  );
  expect(found?.medications[0]).toMatchObject({
    posology: PRESCRIBED[0]?.posology,
    obstacle: null,
  });
  expect(found?.medications[1]?.vih).toBe(true);
  const { rows } = await t.pool.query(
    `select outcome, rule from audit_event where type = 'prescription.read' and entity_id = $1`,
    [visit.queueId],
  );
  expect(rows).toEqual([{ outcome: 'success', rule: 'live care' }]);
});

test('an annulled prescription is not repeated: the one before is the last', async () => {
  const first = await visits.aFinishedVisit();
  const second = await visits.finish(await visits.aVisit({ patient: first.patient }), {
    medications: [PRESCRIBED[1]],
  });
  const third = await visits.aVisit({ patient: first.patient });
  expect((await last(third))?.medications).toHaveLength(1);
  await t.pool.query(
    `update prescription set status = 'ANNULLED', annulled_at = now() where consultation_id = $1`,
    [second.consultationId],
  );
  expect((await last(third))?.medications).toHaveLength(2);
});

test('what may not be prescribed any more says why', async () => {
  proves('last-prescription-repeated');
  const visit = await attendedAgain();
  await t.pool.query('update medication set active = false where id = 1');
  await t.pool.query(`update medication set sale_condition = 'restricted' where id = 5`);
  const found = await last(visit);
  expect(found?.medications.map(({ obstacle }) => obstacle)).toEqual(['not-listed', 'restricted']);
});
