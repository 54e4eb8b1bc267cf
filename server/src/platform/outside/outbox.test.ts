import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { OutgoingMessage } from './message.ts';
import { createOutbox, keepsTextOf, type Outbox } from './outbox.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let opened: OpenDatabase;
let outbox: Outbox;
/** What a job of the outbox does. */
let work: JobHandler;
let jobs: string[];
let sent: { to: string; key: string }[];
/** How the providers answer. */
let answer: () => Promise<string | undefined>;

beforeAll(async () => {
  cloned = await cloneDatabase();
  opened = openDatabase(cloned.url, { onError: () => {} });
  const sender = {
    send: async ({ to }: { to: string }, key: string) => {
      sent.push({ to, key });
      return answer();
    },
    close: () => {},
  };
  outbox = createOutbox({
    database: opened.database,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    senders: { email: sender, whatsapp: sender, push: sender },
    keepsText: () => false,
    jobs: {
      enqueue: async (_, __, data) => void jobs.push((data as { id: string }).id),
      retry: async () => {},
      register: (_, handler) => {
        work = handler;
      },
      start: async () => {},
      stop: async () => {},
    },
  });
});
beforeEach(() => {
  sent = [];
  jobs = [];
  answer = async () => undefined;
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
const WHATSAPP: OutgoingMessage = {
  channel: 'whatsapp',
  to: '+5493510000001',
  text: 'Hola, Ana.',
  template: { name: 'novedad', language: 'es_AR', variables: ['Ana'] },
};

const send = (message: OutgoingMessage): Promise<string> =>
  opened.database.transaction().execute((transaction) => outbox.send(transaction, message));
const retry = (id: string): Promise<boolean> =>
  opened.database.transaction().execute((transaction) => outbox.retry(transaction, id));
const rowOf = async (id: string) =>
  (await opened.pool.query('select * from outbound_message where id = $1', [id])).rows[0];
const refuse = async () => {
  throw new Error('the provider is down');
};

test('a message that fails is tried five times, under one key, and then given up', async () => {
  answer = refuse;
  const id = await send(MAIL);
  for (const attempts of [1, 2, 3, 4]) {
    await expect(work({ id })).rejects.toThrow('down');
    expect(await rowOf(id)).toMatchObject({ status: 'ERROR', attempts, dead_at: null });
  }
  await work({ id });
  expect(await rowOf(id)).toMatchObject({ attempts: 5, last_error: 'the provider is down' });
  expect((await rowOf(id)).dead_at).toBeInstanceOf(Date);
  // A leftover job sends nothing more.
  await work({ id });
  expect(sent).toEqual(Array.from({ length: 5 }, () => ({ to: MAIL.to, key: id })));
});

test('one given up is sent again by a person, under the same key; a sent one never is', async () => {
  answer = refuse;
  const id = await send(MAIL);
  for (const _ of [1, 2, 3, 4]) await work({ id }).catch(() => {});
  await work({ id });
  answer = async () => 'id-of-the-provider';
  expect(await retry(id)).toBe(true);
  expect(jobs).toEqual([id, id]);
  expect(await rowOf(id)).toMatchObject({ status: 'NEW', dead_at: null });
  await work({ id });
  expect(await rowOf(id)).toMatchObject({
    status: 'ACCEPTED',
    attempts: 6,
    last_error: null,
    provider_id: 'id-of-the-provider',
  });
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([id]));
  expect(await retry(id)).toBe(false);
});

test('two nodes send one message once, and a person cannot send it meanwhile', async () => {
  let accept = () => {};
  const accepted = new Promise<undefined>((resolve) => {
    accept = () => resolve(undefined);
  });
  answer = () => accepted;
  const id = await send(MAIL);
  const first = work({ id });
  await expect.poll(() => sent.length).toBe(1);
  await expect(work({ id })).rejects.toThrow('being sent');
  expect(await retry(id)).toBe(false);
  accept();
  await first;
  await work({ id });
  expect(sent).toHaveLength(1);
  expect((await rowOf(id)).status).toBe('ACCEPTED');
});

test('a message whose node died is sent by another one when its minute is over', async () => {
  const id = await send(MAIL);
  await opened.pool.query(
    `update outbound_message set sending_until = now() - interval '1 second' where id = $1`,
    [id],
  );
  await work({ id });
  expect((await rowOf(id)).status).toBe('ACCEPTED');
});

test('WhatsApp goes by its own provider, and its text is deleted once it accepted it', async () => {
  const id = await send(WHATSAPP);
  expect(await rowOf(id)).toMatchObject({
    channel: 'whatsapp',
    body_text: WHATSAPP.text,
    approved_template: { name: 'novedad', variables: ['Ana'] },
  });
  await work({ id });
  expect(sent).toEqual([{ to: WHATSAPP.to, key: id }]);
  expect(await rowOf(id)).toMatchObject({
    status: 'ACCEPTED',
    body_text: '',
    approved_template: null,
  });
});

test('a message of a transaction that fails is neither stored nor sent', async () => {
  const refused = opened.database.transaction().execute(async (transaction) => {
    await outbox.send(transaction, { ...MAIL, to: 'nadie@ejemplo.test' });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  const { rows } = await opened.pool.query(
    `select id from outbound_message where recipient = 'nadie@ejemplo.test'`,
  );
  expect(rows).toEqual([]);
});

test('the development mailbox keeps no text of what really left', () => {
  const here = { NODE_ENV: 'development' };
  const keeps = (settings: object) => keepsTextOf(readConfig({ ...here, ...settings }));
  expect(keeps({})('email')).toBe(true);
  const withMail = keeps({ SMTP_URL: 'smtp://127.0.0.1:2525' });
  expect([withMail('email'), withMail('whatsapp')]).toEqual([false, true]);
});

const forget = (...recipients: string[]): Promise<void> =>
  opened.database
    .transaction()
    .execute((transaction) => outbox.forgetRecipients(transaction, recipients));
test('of a message that was given up nothing is left once its recipient is forgotten', async () => {
  answer = refuse;
  const id = await send(MAIL);
  for (const _ of [1, 2, 3, 4]) await work({ id }).catch(() => {});
  await work({ id });
  expect(await rowOf(id)).toMatchObject({ subject: MAIL.subject, body_text: MAIL.text });
  await forget(MAIL.to);
  expect(await rowOf(id)).toMatchObject({
    recipient: 'suprimida@invalid',
    subject: null,
    body_text: '',
    body_html: null,
  });
});

const recipientOf = async (id: string): Promise<string> => (await rowOf(id)).recipient;

test('to whom something was sent is forgotten at once, and of what waits once it is over', async () => {
  const [sentOne, waiting, failing] = [await send(MAIL), await send(MAIL), await send(WHATSAPP)];
  const toOther = await send({ ...MAIL, to: 'otra@ejemplo.test' });
  await work({ id: sentOne });
  await forget(MAIL.to, WHATSAPP.to);
  expect(await recipientOf(sentOne)).toBe('suprimida@invalid');
  expect(await recipientOf(waiting)).toBe(MAIL.to);
  await work({ id: waiting });
  expect(sent.at(-1)).toEqual({ to: MAIL.to, key: waiting });
  expect(await recipientOf(waiting)).toBe('suprimida@invalid');
  answer = async () => {
    throw new Error(`no mailbox ${WHATSAPP.to}`);
  };
  for (const _ of [1, 2, 3, 4]) await work({ id: failing }).catch(() => {});
  expect(await recipientOf(failing)).toBe(WHATSAPP.to);
  await work({ id: failing });
  expect(await rowOf(failing)).toMatchObject({ recipient: 'suprimida@invalid', last_error: null });
  expect(await rowOf(failing)).toMatchObject({ body_text: '', approved_template: null });
  expect(await retry(failing)).toBe(false);
  expect(await recipientOf(toOther)).toBe('otra@ejemplo.test');
});
