import { joinQueue, listTriage, type Triage } from '@app/contract/guard-queue';
import { updateGuardAvailability } from '@app/contract/presence';
import { listReadings } from '@app/contract/record-access';
import { commandEntry, type QueueEntry } from '@app/contract/visits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { emptyTheGuard } from '../../testing/guard-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});
beforeEach(async () => {
  await emptyTheGuard(t);
});

async function waits({ personId, token }: SomePatient): Promise<string> {
  const body = { patientId: personId, specialtyId: 1, reason: 'Tos' };
  const entry: QueueEntry = (await t.call(joinQueue, { body }, token)).json().data;
  return entry.queueId;
}

const ask = ({ token }: Someone, specialtyId = 1) =>
  t.call(listTriage, { params: { specialtyId } }, token);
const triageFor = async (who: Someone): Promise<Triage[]> => (await ask(who)).json().data;

const tellAllergies = ({ personId }: SomePatient, allergies: string | null) =>
  t.pool.query('update patient set allergies = $2 where person_id = $1', [personId, allergies]);

async function tellDiseases({ personId }: SomePatient, names: string[]): Promise<void> {
  await t.pool.query(`delete from patient_antecedent where person_id = $1`, [personId]);
  for (const name of names)
    await t.pool.query(
      `insert into patient_antecedent (id, person_id, kind, name) values ($1, $2, 'disease', $3)`,
      [newId(), personId, name],
    );
}

const readingsOf = async ({ personId }: SomePatient) =>
  (
    await t.pool.query(
      `select account_id, rule from audit_event where patient_id = $1 and type = 'guard-queue.triage'`,
      [personId],
    )
  ).rows;

describe('what decides whom to call is refused', () => {
  test('off duty, for another specialty, and to everybody but professionals', async () => {
    const patient = await clinic.patient();
    await waits(patient);
    const resting = await clinic.professional();
    await t.call(
      updateGuardAvailability,
      { params: { id: resting.accountId }, body: { virtualGuardAvailability: false } },
      resting.token,
    );
    for (const answer of [await ask(resting), await ask(await clinic.professional(2))]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().code).toBe('guard-queue.not-on-duty');
    }
    const others = [patient, await clinic.staff('ADMIN'), await clinic.staff('MEDICAL_DIRECTOR')];
    for (const other of others) expect((await ask(other)).statusCode).toBe(403);
    expect(await readingsOf(patient)).toEqual([]);
  });

  test('of somebody who was called, also to the professional who called', async () => {
    const [patient, professional] = [await clinic.patient(), await clinic.professional()];
    const queueId = await waits(patient);
    expect(await triageFor(professional)).toMatchObject([{ queueId }]);
    await t.call(
      commandEntry,
      { params: { queueId }, body: { command: 'GetPatient' } },
      professional.token,
    );
    expect(await triageFor(professional)).toEqual([]);
    expect(await triageFor(await clinic.professional())).toEqual([]);
  });
});

test('those who wait longest come first, with what their profile says', async () => {
  proves('triage-before-the-call');
  const [one, other] = [await clinic.patient(), await clinic.patient()];
  await tellAllergies(one, 'Penicilina');
  await tellDiseases(one, ['Hipertensión arterial', 'Asma']);
  await tellAllergies(other, null);
  await tellDiseases(other, []);
  const [first, second] = [await waits(one), await waits(other)];
  expect(await triageFor(await clinic.professional())).toEqual([
    {
      queueId: first,
      allergies: 'Penicilina',
      diseases: ['Asma', 'Hipertensión arterial'],
      lastVisit: null,
    },
    { queueId: second, allergies: null, diseases: [], lastVisit: null },
  ]);
});

test('a condition that names HIV is not told before the visit', async () => {
  const patient = await clinic.patient();
  await tellDiseases(patient, ['Infección por VIH', 'SIDA', 'Asma', 'Vihara']);
  await waits(patient);
  const [told] = await triageFor(await clinic.professional());
  expect(told?.diseases).toEqual(['Asma', 'Vihara']);
});

test('the last finished consultation is told, with whom and in which specialty', async () => {
  const patient = await clinic.patient();
  await visits.finish(await visits.aVisit({ patient }));
  await visits.finish(await visits.aVisit({ patient }));
  await waits(patient);
  const [told] = await triageFor(await clinic.professional());
  const { rows } = await t.pool.query(
    `select started_at, professional_name from visit
     where person_id = $1 and phase = 'FINISHED' order by started_at desc`,
    [patient.personId],
  );
  expect(rows).toHaveLength(2);
  expect(told?.lastVisit).toEqual({
    startedDate: rows[0].started_at.toISOString(),
    professional: rows[0].professional_name,
    specialty: 'Clínica médica',
  });
});

test('however often it is read, each professional leaves one reading of each visit', async () => {
  proves('triage-before-the-call');
  const patient = await clinic.patient();
  const [one, other] = [await clinic.professional(), await clinic.professional()];
  await waits(patient);
  for (const reader of [one, one, other, one]) await triageFor(reader);
  const readings = await readingsOf(patient);
  expect(readings).toHaveLength(2);
  expect(readings).toEqual(
    expect.arrayContaining([
      { account_id: one.accountId, rule: 'on duty' },
      { account_id: other.accountId, rule: 'on duty' },
    ]),
  );
});

test('the patient reads who saw it while they waited', async () => {
  const [patient, professional] = [await clinic.patient(), await clinic.professional()];
  await waits(patient);
  await triageFor(professional);
  const listed = await t.call(
    listReadings,
    { params: { patientId: patient.personId }, query: { page: 0 } },
    patient.token,
  );
  expect(listed.json().data).toMatchObject([{ reason: 'guard' }]);
});
