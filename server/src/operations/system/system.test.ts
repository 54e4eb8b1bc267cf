import {
  type FailedJob,
  getSystem,
  type JobQueue,
  listFailedJobs,
  listJobQueues,
  retryJob,
} from '@app/contract/operations';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { periodically } from '../../platform/jobs/periodically.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

/** A queue without a worker, so its jobs stay as they are. */
const QUEUE = 'errands-of-nobody';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let director: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  const staff = staffOf(t, clinic);
  [admin, director] = [await staff.proven('ADMIN'), await staff.proven('MEDICAL_DIRECTOR')];
  await t.pool.query(`select pgboss.create_queue($1, '{"policy":"standard"}')`, [QUEUE]);
});

const queues = async (): Promise<JobQueue[]> =>
  (await t.call(listJobQueues, {}, admin.token)).json().data;
const failed = async (): Promise<FailedJob[]> => {
  const answer = await t.call(listFailedJobs, { query: {} }, director.token);
  expect(answer.body).not.toMatch(/Canario|@ejemplo|5493515551234/);
  return answer.json().data;
};
const retry = (id: string, { token }: Someone) => t.call(retryJob, { params: { id } }, token);

/** A job that failed for good. */
async function failedWork(): Promise<string> {
  const id = newId();
  await t.pool.query(
    `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output)
     values ($1, $2, '{"secret":"Canario"}', 'failed', 5, 5, now(), $3)`,
    [id, QUEUE, { message: 'no answer for ana@ejemplo.test and 5493515551234 at the provider' }],
  );
  return id;
}

test('is refused to everybody but staff', async () => {
  for (const { token } of [
    await clinic.maria(),
    await clinic.professional(),
    await clinic.staff('PHARMACY'),
  ]) {
    for (const call of [getSystem, listJobQueues] as const)
      expect((await t.call(call, {}, token)).statusCode).toBe(403);
    expect((await t.call(listFailedJobs, { query: {} }, token)).statusCode).toBe(403);
  }
});

test('says what runs, and how each part it depends on is doing', async () => {
  const { data } = (await t.call(getSystem, {}, admin.token)).json();
  expect(data).toMatchObject({ version: expect.stringMatching(/\d/), lastBackup: null });
  expect(data.databaseBytes).toBeGreaterThan(1_000_000);
  expect(data.parts).toContainEqual({ part: 'redis', state: 'off' });
  // The tests' database is thrown away, so its durability is switched off.
  expect(data.parts).toContainEqual({ part: 'durability', state: 'away' });
});

test('says which periodic work fails on this node, until it succeeds', async () => {
  let isBroken = true;
  const work = periodically({ log: pino({ level: 'silent' }) }, 5, 'tidying', async () => {
    if (isBroken) throw new Error('Canario');
  });
  const rounds = async () => (await t.call(getSystem, {}, admin.token)).json().data.failingRounds;
  await eventually(async () =>
    expect(await rounds()).toEqual([{ name: 'tidying', since: expect.any(String) }]),
  );
  isBroken = false;
  await eventually(async () => expect(await rounds()).toEqual([]));
  work.stop();
});

test('refused messages about payments are counted, in red until a good one comes', async () => {
  await t.pool.query(
    `insert into payment_notice_refused (provider, day, count, last_at) values ('mercado-pago', current_date, 3, now())`,
  );
  const read = async () => (await t.call(getSystem, {}, admin.token)).json().data;
  const refused = await read();
  expect(refused.refusedNotices).toEqual({ count: 3, lastDate: expect.any(String) });
  expect(refused.parts).toContainEqual({ part: 'payments', state: 'away' });
  await t.pool.query(
    `insert into payment_notice (provider, event_id, provider_payment_id, received_at)
     values ('mercado-pago', 'a', '1', now() + interval '1 second')`,
  );
  expect((await read()).parts).toContainEqual({ part: 'payments', state: 'off' });
});

describe('failed work', () => {
  test('is listed without what it was about, and without addresses', async () => {
    const id = await failedWork();
    const job = (await failed()).find((one) => one.id === id);
    expect(job).toMatchObject({ queue: QUEUE, tries: 6 });
    expect(job?.error).toContain('no answer for');
    expect((await queues()).find(({ name }) => name === QUEUE)?.failed).toBeGreaterThan(0);
  });

  test('is done again only by an administrator with a new proof of identity', async () => {
    const id = await failedWork();
    expect((await retry(id, director)).statusCode).toBe(403);
    expect((await retry(id, await clinic.staff('ADMIN'))).json().code).toBe(
      'session.step-up-required',
    );
    expect((await retry(newId(), admin)).json().code).toBe('operations.not-failed');
  });

  test('is done again once, also where two ask at the same time', async () => {
    const id = await failedWork();
    const answers = await Promise.all([retry(id, admin), retry(id, admin)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await eventually(async () =>
      expect((await queues()).find(({ name }) => name === QUEUE)?.waiting).toBe(1),
    );
    const { rows } = await t.pool.query(
      `select rule from audit_event where type = 'jobs.retry' and entity_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ rule: QUEUE }]);
  });
});
