import { receiveWhatsAppStates, verifyWhatsAppWebhook } from '@app/contract/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { signatureOf } from './whatsapp-signature.ts';

const SECRET = 'app-secret-of-the-tests';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ WHATSAPP_APP_SECRET: SECRET, WHATSAPP_VERIFY_TOKEN: 'agreed-upon-token' });
});

/** A message accepted by the provider, or one whose answer was lost. */
async function aMessage({ isTaken = true } = {}) {
  const id = newId();
  const providerId = `wamid.${id}`;
  await t.pool.query(
    `insert into outbound_message (id, channel, recipient, body_text, approved_template, status, provider_id, accepted_at)
     values ($1, 'whatsapp', '+5493510000001', 'Hola, Ana.', '{}', $2, $3, $4)`,
    [id, isTaken ? 'ACCEPTED' : 'NEW', isTaken ? providerId : null, isTaken ? new Date() : null],
  );
  return { id, providerId };
}

const bodyOf = (...statuses: object[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field: 'messages', value: { statuses } }] }],
});

const post = (body: object, { secret = SECRET, over = {} as Record<string, string> } = {}) => {
  const payload = JSON.stringify(body);
  return t.http.inject({
    method: 'POST',
    url: receiveWhatsAppStates.path,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signatureOf(secret, payload),
      ...over,
    },
    payload,
  });
};
const tell = (id: string, status: string, more = {}) => post(bodyOf({ id, status, ...more }));
const rowOf = async (id: string) =>
  (await t.pool.query('select * from outbound_message where id = $1', [id])).rows[0];

describe('the webhook', () => {
  const ask = (query: Record<string, string>) =>
    t.http.inject({ method: 'GET', url: verifyWhatsAppWebhook.path, query });
  const asked = (token: string, mode = 'subscribe') => ({
    'hub.mode': mode,
    'hub.verify_token': token,
    'hub.challenge': '1158201444',
  });

  test('says nothing to who does not know what was agreed', async () => {
    for (const query of [asked('another'), asked('agreed-upon-token', 'unsubscribe'), {}]) {
      const { statusCode, body } = await ask(query);
      expect([statusCode, body]).toEqual([401, '']);
    }
  });

  test('says the challenge of WhatsApp back, as plain text', async () => {
    const { statusCode, body, headers } = await ask(asked('agreed-upon-token'));
    expect([statusCode, body]).toEqual([200, '1158201444']);
    expect(headers['content-type']).toContain('text/plain');
  });
});

describe('what is told of a message', () => {
  test('is not heard without the signature of its very bytes', async () => {
    const { id, providerId } = await aMessage();
    const body = bodyOf({ id: providerId, status: 'read' });
    const forgeries = [
      post(body, { secret: 'another-secret' }),
      post(body, { over: { 'x-hub-signature-256': '' } }),
      post(body, { over: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` } }),
      post(body, { over: { 'x-hub-signature-256': signatureOf(SECRET, '{}') } }),
      post(body, {
        over: { 'x-hub-signature-256': signatureOf(SECRET, JSON.stringify(body)).toUpperCase() },
      }),
    ];
    for (const { statusCode, body: said } of await Promise.all(forgeries))
      expect([statusCode, said]).toEqual([401, '']);
    expect((await rowOf(id)).reached).toBeNull();
  });

  test('only rises, in whatever order and however often it comes', async () => {
    const { id, providerId } = await aMessage();
    for (const status of ['delivered', 'sent', 'delivered', 'failed', 'read', 'delivered', 'sent'])
      expect((await tell(providerId, status)).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ reached: 'READ', status: 'ACCEPTED', dead_at: null });
  });

  test('of an unknown message, or about something else, is passed over', async () => {
    const others = [
      bodyOf({ id: 'wamid.unknown', status: 'read' }),
      bodyOf({ id: 'wamid.unknown', status: 'a new one' }, { status: 'read' }),
      { object: 'page', entry: 'none' },
      {},
    ];
    for (const body of others) {
      const answer = await post(body);
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    }
  });

  test('that it failed shows why, and nobody can send it again without its words', async () => {
    const { id, providerId } = await aMessage();
    await tell(providerId, 'failed', {
      errors: [{ code: 131026, title: 'Message undeliverable' }],
    });
    expect(await rowOf(id)).toMatchObject({
      status: 'ERROR',
      reached: 'FAILED',
      last_error: 'WhatsApp 131026: Message undeliverable',
      dead_at: expect.any(Date),
    });
  });

  test('stands for an answer that was lost: the message is not sent twice', async () => {
    const { id, providerId } = await aMessage({ isTaken: false });
    await tell(providerId, 'sent', { biz_opaque_callback_data: id });
    expect(await rowOf(id)).toMatchObject({ status: 'ACCEPTED', provider_id: providerId });
    // Another message under the same key cannot replace it.
    await tell('wamid.another', 'read', { biz_opaque_callback_data: id });
    expect(await rowOf(id)).toMatchObject({ reached: 'SENT', provider_id: providerId });
  });
});

test('an installation without WhatsApp hears nobody', async () => {
  const without = await testApp();
  const payload = '{}';
  const answer = await without.http.inject({
    method: 'POST',
    url: receiveWhatsAppStates.path,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signatureOf('', payload),
    },
    payload,
  });
  expect([answer.statusCode, answer.body]).toEqual([401, '']);
});
