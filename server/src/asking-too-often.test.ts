import { authenticate, getAccount, listSessions, mintToken } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { listSpecialties } from '@app/contract/catalogs';
import { searchNotifications } from '@app/contract/notifications';
import { openForEmergency } from '@app/contract/record-access';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic, type Clinic } from './testing/clinic.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const PER_MINUTE = 60;
/** An address may be a whole waiting room. */
const PER_MINUTE_OF_STRANGERS = 5 * PER_MINUTE;

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp({ REQUESTS_PER_MINUTE: PER_MINUTE });
  clinic = await aClinic(t);
});

/** Statuses of many calls from one network, each with its own header. */
async function statusesOf(from: string, url: string, headers: (turn: number) => object) {
  const answers = await Promise.all(
    Array.from({ length: PER_MINUTE_OF_STRANGERS + 5 }, (_, turn) =>
      t.http.inject({ url, remoteAddress: from, headers: { ...headers(turn) } }),
    ),
  );
  return answers.map(({ statusCode }) => statusCode);
}

const renew = (remoteAddress: string, sid: string) =>
  t.http.inject({ method: 'POST', url: mintToken.path, remoteAddress, cookies: { sid } });

const late = (statuses: number[]) => statuses.filter((status) => status === 429).length;

describe('the count of a network is not avoided', () => {
  test('by an invented token', async () => {
    const made = (turn: number) => ({ authorization: `Bearer made.up.${turn}` });
    expect(late(await statusesOf('203.0.113.1', getAccount.path, made))).toBe(5);
    expect(late(await statusesOf('203.0.113.2', '/api/nothing', made))).toBe(5);
  });

  test('by another address of the same network', async () => {
    const turns = Array.from({ length: PER_MINUTE_OF_STRANGERS + 5 }, (_, turn) =>
      turn.toString(16),
    );
    const answers = await Promise.all(
      turns.map((turn) =>
        t.http.inject({ url: getAccount.path, remoteAddress: `2001:db8::${turn}` }),
      ),
    );
    expect(late(answers.map(({ statusCode }) => statusCode))).toBe(5);
  });

  test('by an invented cookie', async () => {
    const answers = await Promise.all(
      Array.from({ length: PER_MINUTE_OF_STRANGERS + 5 }, (_, turn) =>
        renew('203.0.113.3', `${turn}`.padStart(43, 'x')),
      ),
    );
    expect(late(answers.map(({ statusCode }) => statusCode))).toBe(5);
  });

  test('by other calls', async () => {
    const { token } = await clinic.patient();
    const authorization = `Bearer ${token}`;
    const calls = [getAccount, listSpecialties, searchNotifications, listSessions];
    const answers = await Promise.all(
      Array.from({ length: PER_MINUTE + 5 }, (_, turn) =>
        t.http.inject({ url: calls[turn % calls.length]?.path ?? '', headers: { authorization } }),
      ),
    );
    expect(late(answers.map(({ statusCode }) => statusCode))).toBe(5);
  });

  test('by another session: ten emergencies an hour are counted by account', async () => {
    const { email, token } = await clinic.professional();
    const another = await clinic.logIn(email);
    const body = { idNumber: '30111222', reason: 'no es un motivo que alcance' };
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, turn) =>
        t.call(openForEmergency, { body }, turn % 2 ? token : another),
      ),
    );
    expect(late(answers.map(({ statusCode }) => statusCode))).toBe(5);
  });
});

test('strangers of a network do not keep its sessions from their tokens', async () => {
  const from = '203.0.113.4';
  const { email } = await clinic.patient();
  const opened = await t.http.inject({
    method: 'POST',
    url: authenticate.path,
    payload: { username: email, password: DEMO_PASSWORD },
  });
  expect(late(await statusesOf(from, getAccount.path, () => ({})))).toBe(5);
  expect((await renew(from, 'x'.repeat(43))).statusCode).toBe(429);
  expect((await renew(from, opened.cookies[0]?.value ?? '')).statusCode).toBe(200);
});

test('a token is accepted in one spelling only', async () => {
  const { token } = await clinic.patient();
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = ALPHABET.indexOf(token.at(-1) ?? '');
  // The last character holds two bits of the signature and four unused ones.
  const spellings = Array.from({ length: 16 }, (_, bits) => (last & 0b110000) | bits).map(
    (sign) => token.slice(0, -1) + ALPHABET[sign],
  );
  const answers = await Promise.all(spellings.map((one) => t.call(getAccount, {}, one)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
