import {
  authenticate,
  changePassword,
  finishPasswordReset,
  GUESSES_A_DAY,
  initPasswordReset,
  stepUp,
} from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { MINUTE_MS } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { throttleRepository } from './throttle.repository.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  // Far from the end of any counting window.
  nextDay();
  clinic = await aClinic(t);
});

type Headers = Record<string, string>;

const logIn = (username: string, password: string, headers: Headers = {}) =>
  t.call(authenticate, { body: { username, password } }, undefined, headers);

/** A browser that has just logged in. */
const browserOf = ({ cookies }: Awaited<ReturnType<typeof logIn>>): Headers => ({
  cookie: `known=${cookies.find(({ name }) => name === 'known')?.value}`,
});

const wrongs = (count: number) => Array.from({ length: count }, (_, turn) => `no es ${turn}`);

/** Advances to the start of a day, when daily counters reset. */
const nextDay = () => t.clock.advance(DAY_MS - (t.clock.now().getTime() % DAY_MS));

const guessesOf = async (email: string) =>
  (
    await t.pool.query<{ heard: number }>(
      'select coalesce(sum(hits), 0)::int as heard from rate_counter where bucket = $1',
      [`login:account:${email}`],
    )
  ).rows[0]?.heard;

describe('of many simultaneous guesses', () => {
  test('a login checks five', async () => {
    proves('guesses-are-counted');
    const { hitAtPace } = throttleRepository(t.database);
    const now = t.clock.now();
    const pace = { free: 5, longestSeconds: 300, max: GUESSES_A_DAY };
    const hits = await Promise.all(wrongs(50).map(() => hitAtPace('one instant', now, now, pace)));
    expect(hits.filter((hit) => hit !== undefined).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  test('most are not checked, and neither is the correct one that follows', async () => {
    proves('guesses-are-counted');
    const { email } = await clinic.patient();
    for (const guess of wrongs(12)) {
      await logIn(email, guess);
      t.clock.advance(5 * MINUTE_MS);
    }
    t.clock.advance(-5 * MINUTE_MS);
    const heard = await guessesOf(email);
    await Promise.all(wrongs(30).map((guess) => logIn(email, guess)));
    expect((await logIn(email, DEMO_PASSWORD)).statusCode).toBe(401);
    expect(await guessesOf(email)).toBe(heard);
  });

  test('a change of password checks five', async () => {
    const { token } = await clinic.patient();
    const newPassword = 'otra clave bien larga';
    const answers = await Promise.all(
      wrongs(20).map((currentPassword) =>
        t.call(changePassword, { body: { currentPassword, newPassword } }, token),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  test('a proof of identity checks five', async () => {
    const { token } = await clinic.patient();
    const answers = await Promise.all(
      wrongs(10).map((password) => t.call(stepUp, { body: { password } }, token)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  const from = (remoteAddress: string, username: string, password: string) =>
    t.http.inject({
      method: authenticate.method,
      url: authenticate.path,
      remoteAddress,
      payload: { username, password },
    });

  test('strangers on one network get as far as thirty accounts, and read how long to wait', async () => {
    const people = await Promise.all(Array.from({ length: 32 }, () => clinic.patient()));
    const tried = await Promise.all(
      people.map(({ email }) => from('203.0.113.9', email, 'no es esta')),
    );
    const refused = tried.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map((answer) => answer.json().code)).toEqual(
      Array(2).fill('accounts.too-many-from-network'),
    );
    expect(refused[0]?.json().retryAfter).toBeGreaterThan(0);
    const heard = await Promise.all(people.map(({ email }) => guessesOf(email)));
    expect(heard.filter((count) => count === 1)).toHaveLength(30);
  });

  test('one account guessed at all the time leaves its network open to the others', async () => {
    const [guessed, other] = [await clinic.patient(), await clinic.patient()];
    await Promise.all(wrongs(40).map((guess) => from('203.0.113.10', guessed.email, guess)));
    expect((await from('203.0.113.10', other.email, DEMO_PASSWORD)).statusCode).toBe(200);
  });

  test('who logs in after a slip leaves nothing on the count of the network', async () => {
    for (let turn = 0; turn < 35; turn += 1) {
      const { email } = await clinic.patient();
      expect((await from('203.0.113.11', email, 'no es esta')).statusCode).toBe(401);
      expect((await from('203.0.113.11', email, DEMO_PASSWORD)).statusCode).toBe(200);
    }
  });

  test('a mailed link leads in from a network that had too many', async () => {
    const people = await Promise.all(Array.from({ length: 31 }, () => clinic.patient()));
    const { email } = await clinic.patient();
    await Promise.all(people.map((one) => from('203.0.113.12', one.email, 'no es esta')));
    expect((await from('203.0.113.12', email, DEMO_PASSWORD)).statusCode).toBe(429);
    const network = { remoteAddress: '203.0.113.12' };
    await t.http.inject({
      method: 'POST',
      url: initPasswordReset.path,
      ...network,
      headers: { 'content-type': 'text/plain' },
      payload: email,
    });
    const mail = await until(() =>
      t.mails.find(({ to, text }) => to === email && text.includes('/reset/finish')),
    );
    const newPassword = 'otra clave bien larga';
    const reset = await t.http.inject({
      method: 'POST',
      url: finishPasswordReset.path,
      ...network,
      payload: { key: /key=([\w-]+)/.exec(mail.text)?.[1], newPassword },
    });
    const again = await t.http.inject({
      method: 'POST',
      url: authenticate.path,
      ...network,
      headers: browserOf(reset),
      payload: { username: email, password: newPassword },
    });
    expect(again.statusCode).toBe(200);
  });
});

describe('somebody who guesses all day', () => {
  /** Guesses again whenever the longest delay has passed. */
  async function guessAllDay(email: string) {
    nextDay();
    for (const guess of wrongs(GUESSES_A_DAY + 5)) {
      await logIn(email, guess);
      t.clock.advance(5 * MINUTE_MS);
    }
  }

  test('gets thirty attempts, after which not even the right password works', async () => {
    const { email } = await clinic.patient();
    await guessAllDay(email);
    expect(await guessesOf(email)).toBe(GUESSES_A_DAY);
    expect((await logIn(email, DEMO_PASSWORD)).statusCode).toBe(401);
    nextDay();
    expect((await logIn(email, DEMO_PASSWORD)).statusCode).toBe(200);
  });

  test('does not lock out the owner in a known browser', async () => {
    const { email } = await clinic.patient();
    const browser = browserOf(await logIn(email, DEMO_PASSWORD));
    await guessAllDay(email);
    expect((await logIn(email, DEMO_PASSWORD, browser)).statusCode).toBe(200);
    const { email: another } = await clinic.patient();
    const marked = browserOf(await logIn(another, DEMO_PASSWORD));
    expect((await logIn(email, DEMO_PASSWORD, marked)).statusCode).toBe(401);
  });

  test('does not lock out the owner who recovers the password', async () => {
    const { email } = await clinic.patient();
    await guessAllDay(email);
    await t.call(initPasswordReset, { body: email });
    const mail = await until(() =>
      t.mails.find(({ to, text }) => to === email && text.includes('/reset/finish')),
    );
    const key = /key=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const newPassword = 'otra clave bien larga';
    const reset = await t.call(finishPasswordReset, { body: { key, newPassword } });
    await Promise.all(wrongs(50).map((guess) => logIn(email, guess)));
    expect((await logIn(email, newPassword, browserOf(reset))).statusCode).toBe(200);
  });
});

test('successful logins do not use up the limit', async () => {
  const { email } = await clinic.patient();
  for (let time = 0; time < 8; time += 1)
    expect((await logIn(email, DEMO_PASSWORD)).statusCode).toBe(200);
  expect(await guessesOf(email)).toBe(0);
});
