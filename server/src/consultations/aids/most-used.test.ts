import { getMostUsed, type MostUsed } from '@app/contract/consultations';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
let laura: Someone;
beforeEach(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
  laura = await clinic.professional();
});

const ask = (who?: Someone) => t.call(getMostUsed, {}, who?.token);

async function mostUsed(who: Someone) {
  const { data } = (await ask(who)).json() as { data: MostUsed };
  return {
    codes: data.diagnoses.map(({ cie_10 }) => cie_10),
    medicines: data.medications.map(({ id }) => id),
  };
}

/** A stored record of a new patient with one diagnosis and one medicine. */
async function attend(professional: Someone, code: string, name: string, medication: number) {
  const visit = await visits.aVisit({ professional });
  return visits.finish(visit, {
    diagnosis: { cie_10: code, name },
    medications: [{ medication_id: medication, name: 'x', quantity: 1, posology: 'una por día' }],
  });
}

const nameOf = async (code: string): Promise<string> =>
  (await t.pool.query('select name from diagnosis where cie_10 = $1', [code])).rows[0].name;

test('nobody else asks: not a patient, not the staff, nobody without a session', async () => {
  expect((await ask()).statusCode).toBe(401);
  expect((await ask(await clinic.patient())).statusCode).toBe(403);
  for (const role of ['ADMIN', 'MEDICAL_DIRECTOR', 'PHARMACY'] as const)
    expect((await ask(await clinic.staff(role))).statusCode).toBe(403);
});

test('a new professional is offered nothing, whatever the others wrote', async () => {
  await attend(await clinic.professional(), 'J02.9', await nameOf('J02.9'), 1);
  expect(await mostUsed(laura)).toEqual({ codes: [], medicines: [] });
});

test('the own diagnoses and medicines come, the most frequent first, and nothing of a patient', async () => {
  proves('most-used-first');
  const [throat, fever] = [await nameOf('J02.9'), await nameOf('R50.9')];
  await attend(laura, 'J02.9', throat, 1);
  await attend(laura, 'R50.9', fever, 5);
  await attend(laura, 'R50.9', fever, 5);
  expect(await mostUsed(laura)).toEqual({ codes: ['R50.9', 'J02.9'], medicines: [5, 1] });
  const { data } = (await ask(laura)).json();
  expect(data.diagnoses[0]).toEqual({ cie_10: 'R50.9', name: fever });
  expect(Object.keys(data.medications[0]).sort()).toEqual([
    'concentration',
    'description',
    'form',
    'generic_name',
    'id',
    'presentation',
    'sale_condition',
  ]);
});

test('what the lists offer no more, an annulled prescription and records over a year old do not count', async () => {
  const throat = await nameOf('J02.9');
  const { consultationId } = await attend(laura, 'J02.9', throat, 1);
  await attend(laura, 'R50.9', await nameOf('R50.9'), 5);
  await t.pool.query(`update diagnosis set active = false where cie_10 = 'R50.9'`);
  await t.pool.query('update medication set active = false where id = 5');
  expect(await mostUsed(laura)).toEqual({ codes: ['J02.9'], medicines: [1] });
  await t.pool.query(
    `update prescription set status = 'ANNULLED', annulled_at = now() where consultation_id = $1`,
    [consultationId],
  );
  expect(await mostUsed(laura)).toEqual({ codes: ['J02.9'], medicines: [] });
  await t.pool.query(
    `update consultation set started_at = started_at - interval '366 days' where id = $1`,
    [consultationId],
  );
  expect(await mostUsed(laura)).toEqual({ codes: [], medicines: [] });
});
