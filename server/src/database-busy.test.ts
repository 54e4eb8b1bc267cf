import type { AddressInfo } from 'node:net';
import { listFailedCallNotes, saveDraft } from '@app/contract/consultations';
import { beforeAll, expect, test } from 'vitest';
import { connectStock } from './platform/stomp/testing/stock-client.ts';
import { aClinic } from './testing/clinic.ts';
import { until } from './testing/eventually.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { type Visit, visitsOf } from './testing/visits.ts';

let t: TestApp;
let visit: Visit;
beforeAll(async () => {
  t = await testApp();
  visit = await visitsOf(t, await aClinic(t)).aVisit();
});

const write = () =>
  t.call(
    saveDraft,
    { params: { queueId: visit.queueId }, body: { version: 0, content: { detail: 'Tos' } } },
    visit.professional.token,
  );

/** Runs an action while another connection locks a whole table. */
async function whileHeld<T>(table: string, act: () => Promise<T>): Promise<T> {
  const holder = await t.pool.connect();
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    return await act();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** Runs an action while every new draft runs a statement in the database. */
async function whileMeeting<T>(statement: string, act: () => Promise<T>): Promise<T> {
  await t.pool.query(`create function meet() returns trigger language plpgsql as
    $$ begin ${statement}; return new; end $$`);
  await t.pool.query(
    'create trigger meet before insert on consultation_draft for each row execute function meet()',
  );
  try {
    return await act();
  } finally {
    await t.pool.query('drop function meet cascade');
  }
}

const UNAVAILABLE = { status: 503, code: 'server.unavailable', retryAfter: 5 };

test('who waits too long for a lock is asked to come back', async () => {
  const answer = await whileHeld('consultation_draft', write);
  expect(answer.json()).toMatchObject(UNAVAILABLE);
  expect(answer.headers['retry-after']).toBe('5');
});

test.each([
  ['a deadlock', `raise exception 'deadlock detected' using errcode = '40P01'`],
  ['a transaction that others overtook', `raise exception 'overtaken' using errcode = '40001'`],
  ['a statement that takes too long', `perform pg_cancel_backend(pg_backend_pid())`],
  ['a database without room', `raise exception 'full' using errcode = '53100'`],
])('%s asks to come back, and nothing was written', async (_, statement) => {
  expect((await whileMeeting(statement, write)).json()).toMatchObject(UNAVAILABLE);
  const { rows } = await t.pool.query('select from consultation_draft');
  expect(rows).toEqual([]);
});

test('a row that the database refuses is still a fault of ours', async () => {
  const refused = `raise exception 'refused' using errcode = '23514'`;
  expect((await whileMeeting(refused, write)).json()).toMatchObject({
    status: 500,
    code: 'server.fault',
  });
});

test('a reading that waits too long for a lock is asked to come back as well', async () => {
  const read = () => t.call(listFailedCallNotes, {}, visit.professional.token);
  expect((await whileHeld('consultation_draft', read)).json()).toMatchObject(UNAVAILABLE);
});

test('a command on the socket that waits too long for a lock is answered the same', async () => {
  await t.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.http.server.address() as AddressInfo;
  const line = await connectStock(`ws://127.0.0.1:${port}/ws`, visit.patient.token);
  const heard = await line.listen(`/user/${visit.patient.accountId}/private`);
  await whileHeld('visit', async () => {
    const body = { command: 'GetOrder', patientId: visit.patient.personId };
    line.client.publish({ destination: '/app/message', body: JSON.stringify(body) });
    await until(() => heard.length > 0);
  });
  expect(heard).toEqual([{ command: 'refused', of: 'GetOrder', code: 'server.unavailable' }]);
  await line.client.deactivate();
});
