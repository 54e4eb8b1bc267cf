import {
  authenticate,
  completeRegistration,
  finishActivation,
  getAccount,
  logOut,
  mintToken,
  register,
} from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { disableAccount } from '../../testing/account-setup.ts';
import { until } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const newcomer = (email: string) => ({
  body: { email, id_number: '30111222', active_role: 'PATIENT' as const, password: DEMO_PASSWORD },
});

/** Registers an e-mail and returns the key in its mail. */
async function keyOf(email: string): Promise<string> {
  await t.call(register, newcomer(email));
  const mail = await until(() => t.mails.find(({ to }) => to === email));
  return /key=([\w-]+)/.exec(mail.text)?.[1] ?? '';
}

async function activated(email: string) {
  const key = await keyOf(email);
  const answer = await t.call(finishActivation, { body: { key, newPassword: DEMO_PASSWORD } });
  expect(answer.statusCode).toBe(200);
}

const logIn = (username: string, password: string = DEMO_PASSWORD) =>
  t.call(authenticate, { body: { username, password } });

describe('a refused login', () => {
  test('gives one answer for an unknown e-mail and a wrong password', async () => {
    proves('call-authenticate', 'login-tells-no-account');
    await activated('ana@ejemplo.test');
    const wrong = await logIn('ana@ejemplo.test', 'otra clave');
    const unknown = await logIn('nadie@ejemplo.test', 'otra clave');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.body).toBe(unknown.body);
  });

  test('a disabled account is reported only after its correct password', async () => {
    proves('login-failures-are-told');
    await activated('baja@ejemplo.test');
    await disableAccount(t, 'baja@ejemplo.test');
    expect((await logIn('baja@ejemplo.test', 'otra clave')).json()).toMatchObject({
      code: 'accounts.bad-credentials',
    });
    expect((await logIn('baja@ejemplo.test')).json()).toMatchObject({
      status: 401,
      code: 'accounts.disabled',
      detail: expect.stringContaining('not activated'),
    });
  });

  test('after five failures even the right password has to wait, and then works', async () => {
    await activated('lenta@ejemplo.test');
    for (let attempt = 0; attempt < 5; attempt += 1)
      await logIn('lenta@ejemplo.test', 'otra clave');
    expect((await logIn('lenta@ejemplo.test')).statusCode).toBe(401);
    t.clock.advance(2_000);
    expect((await logIn('lenta@ejemplo.test')).statusCode).toBe(200);
  });

  test('a malformed e-mail or password is reported with its field', async () => {
    const answer = await logIn('sin arroba', '123');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fieldErrors).toEqual([
      { field: 'username', code: 'email.invalid', message: 'email.invalid' },
      { field: 'password', code: 'password.too-short', message: 'password.too-short' },
    ]);
  });

  test('a write from another site changes nothing', async () => {
    const answer = await t.http.inject({
      method: 'POST',
      url: '/api/authenticate',
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: { username: 'ana@ejemplo.test', password: DEMO_PASSWORD },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.cookies).toEqual([]);
  });
});

describe('activation', () => {
  test('only one of many simultaneous uses of a key sets the password', async () => {
    proves('call-finish-activation');
    const key = await keyOf('carrera@ejemplo.test');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        t.call(finishActivation, { body: { key, newPassword: DEMO_PASSWORD } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('a common password is refused with its reason', async () => {
    const key = await keyOf('comun@ejemplo.test');
    const answer = await t.call(finishActivation, { body: { key, newPassword: 'password' } });
    expect(answer.json()).toMatchObject({
      code: 'accounts.password-common',
      detail: 'Esa clave es muy común. Elegí otra.',
    });
  });

  test('stores the version of the terms accepted at signup, and when', async () => {
    await t.pool.query(
      `insert into consent_text (id, kind, version, title, body, body_hash)
       select gen_random_uuid(), kind, version, 'x', 'x', 'x'
       from (values ('terms', 1), ('terms', 2), ('privacy', 1), ('teleconsultation', 1)) text (kind, version)`,
    );
    await activated('terminos@ejemplo.test');
    const { rows } = await t.pool.query(
      `select kind, version, accepted_at is not null as dated from account_consent
       join consent_text on consent_text.id = consent_text_id
       join account on account.id = account_id and email = 'terminos@ejemplo.test' order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'privacy', version: 1, dated: true },
      { kind: 'terms', version: 2, dated: true },
    ]);
  });

  test('registering twice gets the same answer, which does not reveal the account', async () => {
    proves('call-register', 'login-tells-no-account');
    await activated('doble@ejemplo.test');
    const again = await t.call(register, newcomer('doble@ejemplo.test'));
    expect(again.json()).toEqual({ status: 'ok', data: { email: 'doble@ejemplo.test' } });
    await until(() =>
      t.mails.some(
        ({ to, subject }) => to === 'doble@ejemplo.test' && subject.startsWith('Ya tenés cuenta'),
      ),
    );
  });
});

describe('an account without DNI', () => {
  const complete = (token: string, over: object = {}) =>
    t.call(completeRegistration, { body: { id_number: '28.123.456', ...over } }, token);

  test('completes its own registration once, whatever account the body names', async () => {
    proves('call-first-registration', 'registration-completes-only-its-own');
    const [own, other] = ['sin-dni@ejemplo.test', 'otra-sin-dni@ejemplo.test'];
    await activated(own);
    await activated(other);
    await t.pool.query('update account set id_number = null where email = any($1)', [[own, other]]);
    const { id_token } = (await logIn(own)).json();
    const { rows } = await t.pool.query('select id from account where email = $1', [other]);
    const claimed = {
      auth_number: rows[0].id,
      number_auth: rows[0].id,
      method_auth: 'Google',
      active_role: 'ADMIN',
    };
    expect((await complete(id_token, claimed)).json()).toMatchObject({
      email: own,
      active_role: 'PATIENT',
      has_id_number: true,
    });
    expect((await complete(id_token)).json().code).toBe('accounts.already-registered');
    const stored = await t.pool.query(
      'select email, id_number, role from account where email = any($1) order by email',
      [[own, other]],
    );
    expect(stored.rows).toEqual([
      { email: other, id_number: null, role: 'PATIENT' },
      { email: own, id_number: '28123456', role: 'PATIENT' },
    ]);
  });

  test('refuses a DNI of the wrong length', async () => {
    await activated('dni@ejemplo.test');
    const { id_token } = (await logIn('dni@ejemplo.test')).json();
    expect((await complete(id_token, { id_number: '123' })).json().fieldErrors).toEqual([
      { field: 'id_number', code: 'id_number.invalid', message: 'id_number.invalid' },
    ]);
  });
});

describe('a session', () => {
  test('opens with a token and a cookie that issues the next one, and both end at logout', async () => {
    proves('call-authenticate', 'call-account', 'token-life-is-sent');
    await activated('sesion@ejemplo.test');
    const answer = await logIn('sesion@ejemplo.test');
    const { id_token, expires_in } = answer.json();
    expect(expires_in).toBe(600);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Strict', path: '/' });

    const mint = () =>
      t.http.inject({
        method: mintToken.method,
        url: mintToken.path,
        cookies: { sid: cookie?.value ?? '' },
      });
    expect((await mint()).statusCode).toBe(200);
    expect((await t.call(getAccount, {}, id_token)).json()).toMatchObject({
      email: 'sesion@ejemplo.test',
      authorities: ['ROLE_PATIENT'],
    });

    const out = await t.call(logOut, {}, id_token);
    expect(out.headers['clear-site-data']).toContain('storage');
    expect((await t.call(getAccount, {}, id_token)).statusCode).toBe(401);
    expect((await mint()).statusCode).toBe(401);
  });

  test('ends after half an hour without use', async () => {
    await activated('ociosa@ejemplo.test');
    const cookie = (await logIn('ociosa@ejemplo.test')).cookies[0]?.value ?? '';
    t.clock.advance(31 * 60_000);
    const answer = await t.http.inject({
      method: 'POST',
      url: mintToken.path,
      cookies: { sid: cookie },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('a token signed by another key is refused', async () => {
    const forged = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","sid":"x","exp":9999999999}')}.AA`;
    expect((await t.call(getAccount, {}, forged)).statusCode).toBe(401);
  });
});
