import { getPosition, joinQueue, listWaiting } from '@app/contract/guard-queue';
import { updateGuardAvailability } from '@app/contract/presence';
import { commandEntry, listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { emptyTheGuard } from '../testing/guard-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let patients: SomePatient[];
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  patients = await Promise.all(Array.from({ length: 5 }, () => clinic.patient()));
});
beforeEach(async () => {
  await emptyTheGuard(t);
  await t.pool.query('delete from coverage_use');
});

async function waiting({ personId, token }: SomePatient): Promise<QueueEntry> {
  const body = { patientId: personId, specialtyId: 1, reason: 'Tos' };
  return (await t.call(joinQueue, { body }, token)).json().data;
}

const give = (
  { token }: Someone,
  queueId: string,
  command: 'GetPatient' | 'Accept' | 'ProfessionalCancel' | 'PatientCancel',
) => t.call(commandEntry, { params: { queueId }, body: { command } }, token);

const stateOf = async (queueId: string) =>
  (await t.pool.query('select phase, professional_id from visit where id = $1', [queueId])).rows[0];

test('many who join at once all have different places, and every list agrees', async () => {
  const professional = await clinic.professional();
  for (let race = 0; race < 10; race += 1) {
    const entries = await Promise.all(patients.map(waiting));
    // As if all had come within the same millisecond.
    await t.pool.query(
      `update visit set created_at = date_trunc('milliseconds', now())
         + array_position($1::uuid[], id) * interval '80 microseconds' where id = any($1)`,
      [entries.map(({ queueId }) => queueId)],
    );
    const places = await Promise.all(
      entries.map(async ({ queueId }, index) => {
        const token = patients[index]?.token;
        return (await t.call(getPosition, { params: { queueId } }, token)).json().data.position;
      }),
    );
    expect([...places].sort()).toEqual([1, 2, 3, 4, 5]);
    const line: QueueEntry[] = (
      await t.call(listWaiting, { params: { specialtyId: 1 } }, professional.token)
    ).json().data;
    expect(line.map(({ queueId }) => queueId)).toEqual(
      entries
        .map(({ queueId }, index) => ({ queueId, place: places[index] }))
        .sort((a, b) => a.place - b.place)
        .map(({ queueId }) => queueId),
    );
    await t.pool.query(`update visit set phase = 'QUIT' where phase = 'WAITING'`);
  }
});

test('a professional who goes off duty while calling holds no entry, in every one of many races', async () => {
  proves('duty-ends-the-line');
  const [patient] = patients;
  if (!patient) throw new Error('no patient');
  const professional = await clinic.professional();
  const set = (virtualGuardAvailability: boolean) =>
    t.call(
      updateGuardAvailability,
      { params: { id: professional.accountId }, body: { virtualGuardAvailability } },
      professional.token,
    );
  for (let race = 0; race < 20; race += 1) {
    const { queueId } = await waiting(patient);
    await set(true);
    const [claimed, left] = await Promise.all([
      give(professional, queueId, 'GetPatient'),
      set(false),
    ]);
    expect(left.statusCode).toBe(200);
    expect([200, 403]).toContain(claimed.statusCode);
    expect(await stateOf(queueId)).toMatchObject({ phase: 'WAITING', professional_id: null });
    await give(patient, queueId, 'PatientCancel');
  }
});

test('a professional who goes off duty while the patient accepts holds no entry', async () => {
  const [patient] = patients;
  if (!patient) throw new Error('no patient');
  const professional = await clinic.professional();
  for (let race = 0; race < 10; race += 1) {
    const set = (virtualGuardAvailability: boolean) =>
      t.call(
        updateGuardAvailability,
        { params: { id: professional.accountId }, body: { virtualGuardAvailability } },
        professional.token,
      );
    await set(true);
    const { queueId } = await waiting(patient);
    await give(professional, queueId, 'GetPatient');
    const [, left] = await Promise.all([give(patient, queueId, 'Accept'), set(false)]);
    expect(left.statusCode).toBe(200);
    expect(await stateOf(queueId)).toMatchObject({ phase: 'WAITING', professional_id: null });
    await give(patient, queueId, 'PatientCancel');
  }
});

test('a withdrawn call does not cost the patient the place', async () => {
  proves('professional-takes-back-a-call');
  const [first, second] = patients;
  if (!first || !second) throw new Error('no patients');
  const professional = await clinic.professional();
  const entry = await waiting(first);
  const behind = await waiting(second);
  for (const accepts of [false, true]) {
    await give(professional, entry.queueId, 'GetPatient');
    if (accepts) await give(first, entry.queueId, 'Accept');
    const taken = await give(professional, entry.queueId, 'ProfessionalCancel');
    expect(taken.statusCode).toBe(200);
    const own = (await t.call(listOwnEntries, {}, first.token)).json().data;
    expect(own).toMatchObject([
      { queueId: entry.queueId, phase: 'WAITING', orderNumber: 1, profesionalName: null },
    ]);
  }
  expect((await t.call(listOwnEntries, {}, professional.token)).json().data).toEqual([]);
  expect((await give(professional, behind.queueId, 'GetPatient')).statusCode).toBe(200);
});
