import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mood, oddProvider } from '../../testing/odd-provider.ts';
import { pushReader } from '../../testing/push-reader.ts';
import { systemClock } from '../clock.ts';
import { MessageRefused, ProviderDown, type WhatsAppMessage } from './message.ts';
import { newPushKey, readPushKey } from './push/push-key.ts';
import { SubscriptionGone, type WebPush, webPush } from './push/web-push.ts';
import { whatsAppCloudSender } from './whatsapp/whatsapp-cloud.ts';

const KEY = '0198c0de-0000-7000-8000-00000000c0de';
const MESSAGE: WhatsAppMessage = {
  to: '+5493510000001',
  text: 'Hola, Ana.',
  template: { name: 'novedad', language: 'es_AR', variables: ['Ana', 'uno\n\tdos'] },
};
const taken = () => ({ status: 200, body: { messages: [{ id: 'wamid.1' }] } });
const key = readPushKey(newPushKey());
const reader = pushReader();

let provider: Awaited<ReturnType<typeof oddProvider>>;
let push: WebPush;
beforeAll(async () => {
  provider = await oddProvider(taken);
  push = webPush({
    key,
    services: [provider.url],
    subject: 'mailto:soporte@cercana.test',
    clock: systemClock,
  });
});
beforeEach(() => {
  provider.behave();
  provider.answerWith(taken);
  provider.received.length = 0;
});
afterAll(() => provider.close());

const whatsApp = (url = provider.url, message = MESSAGE) =>
  whatsAppCloudSender({ url, token: 'token-of-tests', phoneNumberId: '12345' }).send(message, KEY);
const pushTo = (endpoint = `${provider.url}/device`, until?: Date) =>
  push({ endpoint, ...reader.keys }, { text: 'Te están llamando', key: KEY, until });

const senders = [
  ['WhatsApp', () => whatsApp()],
  ['the push service', () => pushTo()],
] as const;

describe.each(senders)('%s', (_, send) => {
  test.each<Mood>(['fails', 'huge', 'redirects', 'loses answers'])(
    'that %s does not work, and the message is tried again',
    async (mood) => {
      provider.behave(mood);
      await expect(send()).rejects.toThrow(ProviderDown);
    },
  );
});

test('providers that hang or drip are given up after ten seconds', async () => {
  const moods = ['hangs', 'drips'] as const;
  const odd = await Promise.all(moods.map(() => oddProvider(taken)));
  const started = performance.now();
  const tries = odd.flatMap((one, index) => {
    one.behave(moods[index]);
    const device = webPush({
      key,
      services: [one.url],
      subject: 'mailto:a@b.test',
      clock: systemClock,
    });
    const pushed = { text: 'Hola', key: KEY, until: undefined };
    return [whatsApp(one.url), device({ endpoint: one.url, ...reader.keys }, pushed)];
  });
  for (const outcome of await Promise.allSettled(tries))
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ProviderDown) });
  expect(performance.now() - started).toBeLessThan(14_000);
  await Promise.all(odd.map((one) => one.close()));
}, 20_000);

test('one that refuses connections does not work', async () => {
  const gone = await oddProvider(taken);
  await gone.close();
  await expect(whatsApp(gone.url)).rejects.toThrow(ProviderDown);
});

describe('WhatsApp', () => {
  test('is sent the documented message of a template, and its id is kept', async () => {
    expect(await whatsApp()).toBe('wamid.1');
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = provider.received;
    expect(url).toBe('/12345/messages');
    expect(headers).toMatchObject({ authorization: 'Bearer token-of-tests' });
    expect(JSON.parse(body.toString())).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '5493510000001',
      type: 'template',
      biz_opaque_callback_data: KEY,
      template: {
        name: 'novedad',
        language: { code: 'es_AR' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Ana' },
              { type: 'text', text: 'uno dos' },
            ],
          },
        ],
      },
    });
  });

  test('is sent a code for the text and for the button that copies it', async () => {
    const template = {
      name: 'codigo',
      language: 'es_AR',
      variables: ['123456'],
      copiedCode: '123456',
    };
    await whatsApp(provider.url, { ...MESSAGE, template });
    const parameters = [{ type: 'text', text: '123456' }];
    const [{ body } = { body: '{}' }] = provider.received;
    expect(JSON.parse(body.toString()).template.components).toEqual([
      { type: 'body', parameters },
      { type: 'button', sub_type: 'url', index: '0', parameters },
    ]);
  });

  test('that answers something else does not work', async () => {
    provider.answerWith(() => ({ status: 200, body: { ok: true } }));
    await expect(whatsApp()).rejects.toThrow(ProviderDown);
    provider.behave('garbage');
    await expect(whatsApp()).rejects.toThrow(ProviderDown);
  });

  const refusing = (code: number, status = 400) =>
    provider.answerWith(() => ({ status, body: { error: { code, message: 'no' } } }));

  test.each([131026, 132001, 100])('refuses for ever with %i', async (code) => {
    refusing(code);
    await expect(whatsApp()).rejects.toThrow(MessageRefused);
  });

  test.each([130429, 131056, 80007])('refuses for now with %i', async (code) => {
    refusing(code);
    const refused = await whatsApp().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(MessageRefused);
    expect(refused).not.toBeInstanceOf(ProviderDown);
  });

  test('that does not know our token is no fault of the message', async () => {
    refusing(190, 401);
    await expect(whatsApp()).rejects.toThrow(ProviderDown);
  });
});

describe('a push', () => {
  test.each(['http://169.254.169.254/a', 'https://otra.test/a', 'http://localhost:1/a'])(
    'to %s is never called',
    async (endpoint) => {
      await expect(pushTo(endpoint)).rejects.toThrow(SubscriptionGone);
      expect(provider.received).toEqual([]);
    },
  );

  test.each([404, 410])('to a device that is gone (%i) ends its subscription', async (status) => {
    provider.answerWith(() => ({ status }));
    await expect(pushTo()).rejects.toThrow(SubscriptionGone);
  });

  test('is signed for its service, and read by its device alone', async () => {
    provider.answerWith(() => ({ status: 201 }));
    const until = new Date(Date.now() + 60_500);
    await pushTo(undefined, until);
    const [one] = provider.received;
    if (!one) throw new Error('nothing arrived');
    expect(reader.read(one.body)).toBe('Te están llamando');
    expect(one.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      topic: KEY.replaceAll('-', ''),
    });
    expect(Number(one.headers.ttl)).toBeLessThanOrEqual(60);
    const claims = claimsOf(String(one.headers.authorization));
    expect(claims).toMatchObject({ aud: provider.url, sub: 'mailto:soporte@cercana.test' });
    expect(claims.exp).toBeLessThan(Date.now() / 1000 + 24 * 3600);
  });
});

/** The claims of a VAPID header, after checking its signature with the key in it (RFC 8292). */
function claimsOf(header: string): { aud: string; sub: string; exp: number } {
  const [, head = '', claims = '', signature = '', point = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(point).toBe(key.publicKey);
  const raw = Buffer.from(point, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isValid).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
