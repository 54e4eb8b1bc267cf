import { logOut } from '@app/contract/accounts';
import { joinQueue, listWaiting } from '@app/contract/guard-queue';
import { commandEntry, type QueueEntry, reportActivity } from '@app/contract/visits';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

async function waiting(who: SomePatient): Promise<QueueEntry> {
  const body = { patientId: who.personId, specialtyId: 1, reason: 'Dolor de garganta' };
  return (await t.call(joinQueue, { body }, who.token)).json().data;
}

const give = (who: Someone, queueId: string, command: 'GetPatient' | 'Accept' | 'Start') =>
  t.call(commandEntry, { params: { queueId }, body: { command } }, who.token);

const phaseOf = async (queueId: string): Promise<string> =>
  (await t.pool.query('select phase from visit where id = $1', [queueId])).rows[0].phase;

const becomes = (queueId: string, phase: string) =>
  until(async () => (await phaseOf(queueId)) === phase);

const SECOND = 1_000;

test('a patient silent for less than the grace keeps the place, and loses it soon after it', async () => {
  proves('going-offline-keeps-the-place-a-while');
  const patient = await clinic.patient();
  const { queueId } = await waiting(patient);
  t.clock.advance(35 * SECOND);
  await t.call(reportActivity, { body: { queueId } }, patient.token);
  t.clock.advance(39 * SECOND);
  expect(await phaseOf(queueId)).toBe('WAITING');
  t.clock.advance(3 * SECOND);
  await becomes(queueId, 'QUIT');
  const { rows } = await t.pool.query('select closed_reason from visit where id = $1', [queueId]);
  expect(rows[0].closed_reason).toBe('inactivity');
});

test('the patient of a professional who disappeared returns to the same place', async () => {
  proves('professional-timeout');
  const [first, second] = [await clinic.patient(), await clinic.patient()];
  const professional = await clinic.professional();
  const { queueId } = await waiting(first);
  const behind = await waiting(second);
  await give(professional, queueId, 'GetPatient');
  await give(first, queueId, 'Accept');
  for (let times = 0; times < 4; times += 1) {
    t.clock.advance(16 * SECOND);
    await t.call(reportActivity, { body: {} }, first.token);
    await t.call(reportActivity, { body: {} }, second.token);
  }
  await becomes(queueId, 'WAITING');
  const other = await clinic.professional();
  const line: QueueEntry[] = (
    await t.call(listWaiting, { params: { specialtyId: 1 } }, other.token)
  ).json().data;
  expect(line.map((entry) => entry.queueId)).toEqual([queueId, behind.queueId]);
});

test('an offer expires by the server’s clock, even if the database’s is wrong', async () => {
  t.clock.advance(3_600 * SECOND);
  const [silent, called] = [await clinic.patient(), await clinic.patient()];
  const professional = await clinic.professional();
  const { queueId: left } = await waiting(silent);
  t.clock.advance(30 * SECOND);
  const { queueId } = await waiting(called);
  await give(professional, queueId, 'GetPatient');
  t.clock.advance(15 * SECOND);
  await becomes(left, 'QUIT');
  expect(await phaseOf(queueId)).toBe('OFFERED');
});

test('after the start a lost side leaves the record to be completed', async () => {
  const patient = await clinic.patient();
  const professional = await clinic.professional();
  const { queueId } = await waiting(patient);
  await give(professional, queueId, 'GetPatient');
  await give(patient, queueId, 'Accept');
  await give(patient, queueId, 'Start');
  t.clock.advance(61 * SECOND);
  await becomes(queueId, 'WRAP_UP');
});

test('a professional who logs out releases a patient who was only called', async () => {
  const patient = await clinic.patient();
  const professional = await clinic.professional();
  const { queueId } = await waiting(patient);
  await give(professional, queueId, 'GetPatient');
  await t.call(logOut, {}, professional.token);
  expect(await phaseOf(queueId)).toBe('WAITING');
});

test('replaying the events of an entry gives the entry', async () => {
  const { rows } = await t.pool.query(`
    select entry.id from visit entry
    join lateral (select to_phase from visit_event where visit_id = entry.id order by seq desc limit 1) last on true
    where last.to_phase <> entry.phase`);
  expect(rows).toEqual([]);
});
