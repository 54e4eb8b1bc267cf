import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { connectStock, type StockClient } from '../platform/stomp/testing/stock-client.ts';
import { aClinic, type SomePatient } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let patient: SomePatient;
let line: StockClient;
let heard: unknown[];
beforeAll(async () => {
  t = await testApp();
  patient = await (await aClinic(t)).patient();
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = t.http.server.address() as AddressInfo;
  line = await connectStock(`ws://127.0.0.1:${port}/ws`, patient.token);
  heard = await line.listen(`/user/${patient.accountId}/private`);
});

test('a frame with empty members is a command of what it names', async () => {
  heard.length = 0;
  const about = {
    patientId: patient.personId,
    queueId: null,
    professionalId: '',
    claimEpoch: null,
  };
  const message = { ...about, command: 'PatientCancel', status: null, specialtyId: null };
  line.client.publish({ destination: '/app/message', body: JSON.stringify(message) });
  // The frame was read: there is no entry to cancel.
  await eventually(() =>
    expect(heard).toEqual([
      { command: 'refused', of: 'PatientCancel', code: 'visits.entry-not-found' },
    ]),
  );
});

const aJoin = () => ({
  command: 'SetOrder',
  patientId: patient.personId,
  specialtyId: 1,
  reason: 'Tos',
});

test.each([
  ['of an entry that cannot be', { command: 'GetPatient', queueId: '12' }],
  ['of what every object has', { command: 'PatientCancel', patientId: '__proto__' }],
  ['of a specialty beyond all numbers', { specialtyId: 2 ** 31 }],
  ['of a reason too long', { reason: 'x'.repeat(257) }],
  ['of no reason', { reason: undefined }],
  ['of a reason of nothing that can be read', { reason: '\u0000\u202e ' }],
])('a frame %s is refused to its sender and adds nobody to the queue', async (_, over) => {
  proves('hostile-frames-change-nothing');
  heard.length = 0;
  const message = { ...aJoin(), ...over };
  line.client.publish({ destination: '/app/message', body: JSON.stringify(message) });
  await eventually(() =>
    expect(heard).toEqual([{ command: 'refused', of: message.command, code: 'request.invalid' }]),
  );
  const { rows } = await t.pool.query('select id from visit');
  expect(rows).toEqual([]);
});
