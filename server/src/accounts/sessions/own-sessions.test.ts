import {
  authenticate,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  mintToken,
  type OwnSession,
  reportLogin,
} from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { HOUR_MS, MINUTE_MS } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { deviceOf } from './device-of.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

/** Logs in as a browser does; returns token and cookie. */
async function logIn(username: string, rememberMe = false) {
  const answer = await t.http.inject({
    method: 'POST',
    url: authenticate.path,
    headers: { 'user-agent': CHROME },
    payload: { username, password: DEMO_PASSWORD, rememberMe },
  });
  const [cookie] = answer.cookies;
  return { token: String(answer.json().id_token), cookie: cookie?.value ?? '', ...cookie };
}

const mint = (cookie: string) =>
  t.http.inject({ method: 'POST', url: mintToken.path, cookies: { sid: cookie } });

const report = (token: string, body: object = { auth_method: 'password' }) =>
  t.call(reportLogin, { body: body as never }, token);

const isIn = async (token: string) => (await t.call(getAccount, {}, token)).statusCode === 200;

const list = async (token: string): Promise<OwnSession[]> =>
  (await t.call(listSessions, {}, token)).json().data;

describe('reporting a login', () => {
  test('without a session records only the method', async () => {
    const { token } = await clinic.patient();
    expect((await report('')).statusCode).toBe(401);
    const spoiled = [{}, { auth_method: 'sms' }, { auth_method: 'google', accountId: newId() }];
    for (const body of spoiled) expect((await report(token, body)).statusCode).toBe(400);
  });

  test('does not change the sessions or the audit', async () => {
    proves('call-login-event-log');
    const { token, accountId } = await clinic.patient();
    const world = async () => [
      (await t.pool.query('select * from session where account_id = $1', [accountId])).rows,
      (await t.pool.query('select count(*) from audit_event')).rows,
    ];
    // The first call of a session may record its use.
    await report(token);
    const before = await world();
    const answer = await report(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(await world()).toEqual(before);
  });
});

describe('the own sessions', () => {
  test('cannot be ended by another account, which gets not-found', async () => {
    const [patient, other] = [await clinic.patient(), await clinic.patient()];
    const [session] = await list(other.token);
    const end = (sessionId: string) => t.call(endSession, { params: { sessionId } }, patient.token);
    const [foreign, absent] = [await end(session?.id ?? ''), await end(newId())];
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect(foreign.json().code).toBe(absent.json().code);
    expect(await isIn(other.token)).toBe(true);
  });

  test('are listed with their device and this one marked, and no others', async () => {
    proves('sessions-are-listed-and-ended');
    const { email } = await clinic.patient();
    const here = await logIn(email);
    const sessions = await list(here.token);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ is_current }) => is_current)).toEqual([
      expect.objectContaining({ device: 'Chrome · Android', auth_method: 'password' }),
    ]);
  });

  test('one that is ended gets 401 at once, by token and by cookie', async () => {
    proves('session-ended-at-once');
    const patient = await clinic.patient();
    const other = await logIn(patient.email);
    const [ended] = (await list(patient.token)).filter(({ is_current }) => !is_current);
    const params = { sessionId: ended?.id ?? '' };
    expect((await t.call(endSession, { params }, patient.token)).statusCode).toBe(200);
    expect([await isIn(other.token), await isIn(patient.token)]).toEqual([false, true]);
    expect((await mint(other.cookie)).statusCode).toBe(401);
    expect(await list(patient.token)).toHaveLength(1);
  });

  test('ending the others leaves this one', async () => {
    const patient = await clinic.patient();
    const others = [await logIn(patient.email), await logIn(patient.email)];
    expect((await t.call(endOtherSessions, {}, patient.token)).statusCode).toBe(200);
    expect(await Promise.all(others.map(({ token }) => isIn(token)))).toEqual([false, false]);
    expect(await isIn(patient.token)).toBe(true);
  });

  test('a patient’s sixth ends the oldest', async () => {
    proves('session-count');
    const { email, token } = await clinic.patient();
    for (let time = 0; time < 4; time += 1) await logIn(email);
    expect(await isIn(token)).toBe(true);
    const newest = await logIn(email);
    expect(await isIn(token)).toBe(false);
    expect(await list(newest.token)).toHaveLength(5);
  });

  test('a professional’s third ends the oldest', async () => {
    proves('session-count');
    const { email, token } = await clinic.professional();
    await logIn(email);
    expect(await isIn(token)).toBe(true);
    await logIn(email);
    expect(await isIn(token)).toBe(false);
  });

  test('simultaneous logins never leave more than five', async () => {
    proves('session-count');
    const { email } = await clinic.patient();
    await Promise.all(Array.from({ length: 8 }, () => logIn(email)));
    expect(await list((await logIn(email)).token)).toHaveLength(5);
  });
});

describe('a session expires', () => {
  test.each([
    ['patient', 30],
    ['professional', 20],
  ] as const)('of a %s after %d minutes without use', async (who, minutes) => {
    proves('session-idle-end');
    const { email } = await clinic[who]();
    const { cookie, token } = await logIn(email);
    t.clock.advance((minutes - 1) * MINUTE_MS);
    const fresh = (await mint(cookie)).json().id_token;
    expect(await isIn(fresh)).toBe(true);
    t.clock.advance((minutes - 1) * MINUTE_MS);
    expect((await mint(cookie)).statusCode).toBe(200);
    t.clock.advance(2 * MINUTE_MS);
    expect((await mint(cookie)).statusCode).toBe(401);
    expect(await isIn(token)).toBe(false);
  });

  test.each([
    ['patient', 24],
    ['professional', 12],
  ] as const)('of a %s after %d hours despite use', async (who, hours) => {
    proves('session-absolute-end');
    const { email } = await clinic[who]();
    const { cookie } = await logIn(email);
    const step = 15 * MINUTE_MS;
    for (let passed = step; passed < hours * HOUR_MS; passed += step) {
      t.clock.advance(step);
      const minted = await mint(cookie);
      expect(await isIn(minted.json().id_token)).toBe(true);
    }
    t.clock.advance(step);
    expect((await mint(cookie)).statusCode).toBe(401);
  });

  test('remembered lasts thirty days unused, and its cookie with it', async () => {
    proves('session-remembered');
    const { email } = await clinic.patient();
    const { cookie, maxAge } = await logIn(email, true);
    expect(maxAge).toBe(30 * 86_400);
    t.clock.advance(29 * 24 * HOUR_MS);
    expect((await mint(cookie)).statusCode).toBe(200);
    t.clock.advance(24 * HOUR_MS + 1000);
    expect((await mint(cookie)).statusCode).toBe(401);
  });

  test('reports with every token the time left, and issuing a token does not count as use', async () => {
    const { email } = await clinic.patient();
    const { cookie } = await logIn(email);
    t.clock.advance(10 * MINUTE_MS);
    const seconds = async () => (await mint(cookie)).json().session_expires_in as number;
    expect(Math.abs((await seconds()) - 20 * 60)).toBeLessThan(5);
    expect(await isIn((await mint(cookie)).json().id_token)).toBe(true);
    expect(Math.abs((await seconds()) - 30 * 60)).toBeLessThan(5);
  });

  test('a professional is not remembered', async () => {
    proves('session-remembered');
    const { email } = await clinic.professional();
    const { cookie, maxAge } = await logIn(email, true);
    expect(maxAge).toBeUndefined();
    t.clock.advance(21 * MINUTE_MS);
    expect((await mint(cookie)).statusCode).toBe(401);
  });

  test('the cookie is new at each login and cannot be chosen by the client', async () => {
    proves('cookie-changes');
    const { email } = await clinic.patient();
    const chosen = 'x'.repeat(43);
    const answer = await t.http.inject({
      method: 'POST',
      url: authenticate.path,
      cookies: { sid: chosen },
      payload: { username: email, password: DEMO_PASSWORD },
    });
    expect(answer.cookies[0]?.value).not.toBe(chosen);
    expect((await mint(chosen)).statusCode).toBe(401);
  });
});

test.each([
  [CHROME, 'Chrome · Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox · Linux'],
  ['curl/8', ''],
  [undefined, ''],
])('%s is recognised as "%s"', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
