import type { AddressInfo } from 'node:net';
import { joinQueue, listWaiting } from '@app/contract/guard-queue';
import {
  commandEntry,
  PATIENT_RENEWAL_SECONDS,
  type QueueEntry,
  reportActivity,
  SILENT_AFTER_SECONDS,
  type VisitEvent,
} from '@app/contract/visits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { connectStock } from '../platform/stomp/testing/stock-client.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { duringChange } from '../testing/during-change.ts';
import { eventually } from '../testing/eventually.ts';
import { emptyTheGuard, takeEverybodyOffDuty } from '../testing/guard-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});
beforeEach(async () => {
  await emptyTheGuard(t);
  await takeEverybodyOffDuty(t);
});

async function waiting(who: SomePatient): Promise<string> {
  const body = { patientId: who.personId, specialtyId: 1, reason: 'Fiebre' };
  return (await t.call(joinQueue, { body }, who.token)).json().data.queueId;
}

const claim = (who: Someone, queueId: string) =>
  t.call(commandEntry, { params: { queueId }, body: { command: 'GetPatient' } }, who.token);

const lineOf = async (who: Someone): Promise<QueueEntry[]> =>
  (await t.call(listWaiting, { params: { specialtyId: 1 } }, who.token)).json().data;

/** As if nothing was heard of the patient for some seconds. */
const silent = (seconds: number) => `update visit set patient_lease_until =
  patient_lease_until - interval '${seconds} seconds' where id = $1`;
const LONG = silent(SILENT_AFTER_SECONDS + 1);

test('a patient of whom nothing is heard is away in the line, and is not called', async () => {
  const [away, there] = [await clinic.patient(), await clinic.patient()];
  const professional = await clinic.professional();
  const first = await waiting(away);
  const second = await waiting(there);
  await t.pool.query(LONG, [first]);
  expect(await lineOf(professional)).toMatchObject([
    { queueId: first, silentSince: expect.stringMatching(/Z$/) },
    { queueId: second, silentSince: null },
  ]);
  expect((await claim(professional, first)).json()).toMatchObject({
    status: 409,
    code: 'guard-queue.patient-silent',
  });
  expect((await claim(professional, second)).statusCode).toBe(200);
});

test('a patient who is heard again, from any device, is called', async () => {
  const patient = await clinic.patient();
  const professional = await clinic.professional();
  const queueId = await waiting(patient);
  await t.pool.query(LONG, [queueId]);
  await t.call(reportActivity, { body: {} }, patient.token);
  expect(await lineOf(professional)).toMatchObject([{ silentSince: null }]);
  expect((await claim(professional, queueId)).statusCode).toBe(200);
});

test('a patient between two renewals of the place is called', async () => {
  const queueId = await waiting(await clinic.patient());
  await t.pool.query(silent(PATIENT_RENEWAL_SECONDS), [queueId]);
  expect((await claim(await clinic.professional(), queueId)).statusCode).toBe(200);
});

test('a claim that waited for the row finds the patient gone silent by then', async () => {
  const professional = await clinic.professional();
  const id = await waiting(await clinic.patient());
  const late = await duringChange(t, { change: LONG, id }, () => claim(professional, id));
  expect(late.json().code).toBe('guard-queue.patient-silent');
});

test('professionals on duty are told who is away, and who is back', async () => {
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = t.http.server.address() as AddressInfo;
  const patient = await clinic.patient();
  const { accountId, token } = await clinic.professional();
  const line = await connectStock(`ws://127.0.0.1:${port}/ws`, token);
  const told = (await line.listen(`/user/${accountId}/private`)) as VisitEvent[];
  const signs = () =>
    told
      .filter(({ command }) => command === 'Silent' || command === 'Heard')
      .map(({ command, entry }) => [command, entry.queueId, entry.silentSince !== null]);
  const queueId = await waiting(patient);
  await t.pool.query(LONG, [queueId]);
  await eventually(() => expect(signs()).toEqual([['Silent', queueId, true]]));
  await t.call(reportActivity, { body: {} }, patient.token);
  await eventually(() => expect(signs()[1]).toEqual(['Heard', queueId, false]));
});
