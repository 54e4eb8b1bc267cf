import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { relayServers } from './relay-credentials.ts';

const now = new Date('2025-03-07T23:05:00.000Z');
const settings = { TURN_URL: 'turn:relay.clinica.test:3478', TURN_SECRET: 'shared with coturn' };

test('without a relay there are no credentials', () => {
  expect(relayServers({ TURN_URL: undefined, TURN_SECRET: undefined }, 'ana', now)).toEqual([]);
});

test('a credential is computed as coturn does from the shared secret, and expires after ten minutes', () => {
  const [server] = relayServers(settings, 'ana', now);
  const [expiry, user] = (server?.username ?? '').split(':');
  expect(user).toBe('ana');
  expect(Number(expiry) * 1000 - now.getTime()).toBe(10 * 60_000);
  const expected = createHmac('sha1', settings.TURN_SECRET).update(`${expiry}:ana`);
  expect(server?.credential).toBe(expected.digest('base64'));
});

test('the relay is offered over UDP and TCP, unless its address specifies one', () => {
  expect(relayServers(settings, 'ana', now)[0]?.urls).toEqual([
    'turn:relay.clinica.test:3478?transport=udp',
    'turn:relay.clinica.test:3478?transport=tcp',
  ]);
  const url = 'turns:relay.clinica.test:5349?transport=tcp';
  expect(relayServers({ ...settings, TURN_URL: url }, 'ana', now)[0]?.urls).toEqual([url]);
});
