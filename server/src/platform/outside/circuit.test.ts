import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { MessageRefused, type OutgoingMessage, ProviderDown } from './message.ts';
import { createOutbox, type Outbox } from './outbox.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let opened: OpenDatabase;
let outbox: Outbox;
let work: JobHandler;
/** Queued jobs: the message, and after how many seconds it is tried. */
let jobs: { id: string; afterSeconds: number }[];
let tried: string[];
let failWith: Error | undefined;
let now: Date;

beforeAll(async () => {
  cloned = await cloneDatabase();
  opened = openDatabase(cloned.url, { onError: () => {} });
});
beforeEach(() => {
  [jobs, tried, failWith, now] = [[], [], undefined, new Date()];
  const sender = {
    send: async (_: unknown, key: string) => {
      tried.push(key);
      if (failWith) throw failWith;
      return undefined;
    },
    close: () => {},
  };
  outbox = createOutbox({
    database: opened.database,
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
    senders: { email: sender, whatsapp: sender, push: sender },
    keepsText: () => false,
    jobs: {
      enqueue: async (_, __, data, { afterSeconds = 0 } = {}) =>
        void jobs.push({ id: (data as { id: string }).id, afterSeconds }),
      register: (_, handler) => {
        work = handler;
      },
      start: async () => {},
      retry: async () => {},
      stop: async () => {},
    },
  });
});
afterAll(async () => {
  await opened.close();
  await cloned.drop();
});

const MAIL: OutgoingMessage = {
  channel: 'email',
  to: 'ana@ejemplo.test',
  subject: 'Asunto',
  text: 'Texto',
  html: '<p>Texto</p>',
};
const send = (message: OutgoingMessage = MAIL, timing = {}) =>
  opened.database.transaction().execute((transaction) => outbox.send(transaction, message, timing));
const rowOf = async (id: string) =>
  (await opened.pool.query('select * from outbound_message where id = $1', [id])).rows[0];
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const attempt = (id: string) => work({ id }).catch(() => {});

async function outage(): Promise<string[]> {
  failWith = new ProviderDown('unreachable');
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send()));
  for (const id of ids) await attempt(id);
  return ids;
}

test('after four failures in a row a provider is left alone, and each message waits without a try', async () => {
  const ids = await outage();
  expect(tried).toHaveLength(4);
  expect(outbox.providers()).toMatchObject([
    { channel: 'email', state: 'OPEN', failures: 4 },
    { channel: 'whatsapp', state: 'CLOSED' },
    { channel: 'push', state: 'CLOSED' },
  ]);
  const last = await rowOf(ids[5] ?? '');
  expect(last).toMatchObject({ attempts: 0, dead_at: null, sending_until: null });
  expect(jobs.at(-1)?.afterSeconds).toBe(60);
});

test('one message a minute tries whether it works again; none is given up however long it takes', async () => {
  const ids = await outage();
  for (let minute = 0; minute < 30; minute += 1) {
    pass(60);
    for (const id of ids) await attempt(id);
    expect(tried).toHaveLength(5 + minute);
  }
  for (const id of ids) expect(await rowOf(id)).toMatchObject({ dead_at: null });
});

test('everything that waits has left within two minutes after the provider works again', async () => {
  const ids = await outage();
  failWith = undefined;
  const recovered = now;
  // Each message was postponed by a minute, or by ten seconds while another one tries.
  while ((await Promise.all(ids.map(rowOf))).some(({ status }) => status !== 'ACCEPTED')) {
    pass(10);
    for (const id of ids) await attempt(id);
  }
  expect(now.getTime() - recovered.getTime()).toBeLessThanOrEqual(120_000);
  expect(outbox.providers()[0]).toMatchObject({ state: 'CLOSED', failures: 0 });
});

test('other channels go on meanwhile', async () => {
  await outage();
  failWith = undefined;
  const id = await send({ channel: 'push', to: 'device', text: '{}' });
  await work({ id });
  expect(await rowOf(id)).toMatchObject({ status: 'ACCEPTED' });
});

test('a refused message is given up at once, and says nothing about its provider', async () => {
  failWith = new MessageRefused('no such telephone');
  const id = await send();
  await work({ id });
  expect(await rowOf(id)).toMatchObject({ status: 'ERROR', last_error: 'no such telephone' });
  expect((await rowOf(id)).dead_at).toBeInstanceOf(Date);
  expect(outbox.providers()[0]).toMatchObject({ failures: 0 });
});

test('a message waits until its hour, and is not sent when it is of no more use', async () => {
  const id = await send(MAIL, { notBefore: new Date(now.getTime() + 3_600_000) });
  expect(jobs).toEqual([{ id, afterSeconds: 3600 }]);
  const late = await send(MAIL, { notAfter: new Date(now.getTime() + 60_000) });
  pass(61);
  await work({ id: late });
  expect(tried).toEqual([]);
  expect((await rowOf(late)).dead_at).toBeInstanceOf(Date);
});
