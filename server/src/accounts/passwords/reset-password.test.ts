import {
  authenticate,
  changePassword,
  checkPasswordReset,
  finishPasswordReset,
  getAccount,
  initPasswordReset,
  register,
} from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { disableAccount } from '../../testing/account-setup.ts';
import { aClinic, type Clinic, type SomePatient } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const NEW_PASSWORD = 'otra clave bien larga';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const ask = (email: string) => t.call(initPasswordReset, { body: email });

const mailsTo = (email: string, subject: string) =>
  t.mails.filter((mail) => mail.to === email && mail.subject.startsWith(subject));

const keyIn = (text: string | undefined) => /key=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** Requests a recovery and returns the key in its mail. */
async function keyOf(email: string): Promise<string> {
  const before = mailsTo(email, 'Recuperá').length;
  expect((await ask(email)).statusCode).toBe(200);
  await until(() => mailsTo(email, 'Recuperá').length > before);
  return keyIn(mailsTo(email, 'Recuperá').at(-1)?.text);
}

const finish = (key: string, newPassword = NEW_PASSWORD) =>
  t.call(finishPasswordReset, { body: { key, newPassword } });

const logIn = (username: string, password: string) =>
  t.call(authenticate, { body: { username, password } });

const isIn = async (someone: SomePatient) =>
  (await t.call(getAccount, {}, someone.token)).statusCode === 200;

describe('a refused recovery', () => {
  test('a request from another site does nothing', async () => {
    proves('recovery-same-origin');
    const patient = await clinic.patient();
    const answer = await t.http.inject({
      method: 'POST',
      url: initPasswordReset.path,
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
      payload: patient.email,
    });
    expect(answer.statusCode).toBe(403);
    const origin = await t.http.inject({
      method: 'POST',
      url: initPasswordReset.path,
      headers: { 'content-type': 'text/plain', origin: 'https://otro.example' },
      payload: patient.email,
    });
    expect(origin.statusCode).toBe(403);
  });

  test('a known and an unknown e-mail get the same answer and queue the same work', async () => {
    proves('call-reset-init', 'login-tells-no-account');
    const patient = await clinic.patient();
    const jobs = async () =>
      Number(
        (await t.pool.query(`select count(*) from pgboss.job where name = 'password-reset'`))
          .rows[0].count,
      );
    const before = await jobs();
    const [known, unknown] = [await ask(patient.email), await ask('nadie@ejemplo.test')];
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    expect(known.body).toBe(unknown.body);
    expect(known.headers['content-length']).toBe(unknown.headers['content-length']);
    expect(await jobs()).toBe(before + 2);
    await until(() => mailsTo(patient.email, 'Recuperá').length > 0);
    expect(t.mails.some(({ to }) => to === 'nadie@ejemplo.test')).toBe(false);
  });

  test('the fourth mail in an hour is not sent, and the answer is the same', async () => {
    const { email } = await clinic.patient();
    for (let time = 0; time < 5; time += 1) expect((await ask(email)).statusCode).toBe(200);
    const { rows } = await t.pool.query(
      `select count(*) from pgboss.job where name = 'password-reset' and data->>'email' = $1`,
      [email],
    );
    expect(Number(rows[0].count)).toBe(3);
  });

  test('one network address gets ten requests an hour, whatever token it invents', async () => {
    proves('recovery-limits');
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const answer = await t.http.inject({
        method: 'POST',
        url: initPasswordReset.path,
        remoteAddress: '203.0.113.9',
        headers: { 'content-type': 'text/plain', authorization: `Bearer a.b.c${time}` },
        payload: `somebody${time}@ejemplo.test`,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('a disabled account gets no mail, and its earlier link does nothing', async () => {
    const patient = await clinic.patient();
    const key = await keyOf(patient.email);
    await disableAccount(t, patient.email);
    expect((await finish(key)).json()).toMatchObject({ code: 'accounts.key-invalid' });
    await ask(patient.email);
    await until(async () => {
      const { rows } = await t.pool.query(
        `select count(*) from pgboss.job where name = 'password-reset' and data->>'email' = $1 and state = 'completed'`,
        [patient.email],
      );
      return Number(rows[0].count) === 2;
    });
    expect(mailsTo(patient.email, 'Recuperá')).toHaveLength(1);
  });

  test('a link works for half an hour', async () => {
    proves('recovery-link-half-hour');
    const patient = await clinic.patient();
    const key = await keyOf(patient.email);
    await t.pool.query(
      `update account_key set expires_at = now() - interval '1 second' where account_id = $1`,
      [patient.accountId],
    );
    const answer = await finish(key);
    expect(answer.json()).toMatchObject({
      status: 400,
      detail: 'El enlace ya se usó o venció. Pedí uno nuevo.',
    });
    const { rows } = await t.pool.query(
      `select extract(epoch from expires_at - created_at) as lives from account_key where account_id = $1`,
      [(await keyOwner(await keyOf((await clinic.patient()).email))).account_id],
    );
    expect(Math.round(rows[0].lives / 60)).toBe(30);
  });

  test('the newest link invalidates the earlier ones', async () => {
    proves('recovery-link-half-hour');
    const patient = await clinic.patient();
    const [older, newest] = [await keyOf(patient.email), await keyOf(patient.email)];
    expect((await finish(older)).statusCode).toBe(400);
    expect((await finish(newest)).statusCode).toBe(200);
  });

  test('an activation link or an invented one sets no new password', async () => {
    const email = 'recien@ejemplo.test';
    await t.call(register, {
      body: { email, id_number: '30111222', active_role: 'PATIENT', password: DEMO_PASSWORD },
    });
    await until(() => mailsTo(email, 'Activá').length > 0);
    expect((await finish(keyIn(mailsTo(email, 'Activá')[0]?.text))).statusCode).toBe(400);
    expect((await finish('x'.repeat(43))).statusCode).toBe(400);
  });

  test('a common or short password is refused, and the link still works', async () => {
    proves('password-is-refused-by-the-server');
    const patient = await clinic.patient();
    const key = await keyOf(patient.email);
    expect((await finish(key, 'password')).json().code).toBe('accounts.password-common');
    expect((await finish(key, '12345')).json().code).toBe('accounts.password-too-short');
    expect((await finish(key)).statusCode).toBe(200);
  });

  test('a professional needs ten characters', async () => {
    proves('password-is-refused-by-the-server');
    const { email } = await clinic.professional();
    expect((await finish(await keyOf(email), 'nueve1234')).json()).toMatchObject({
      code: 'accounts.password-too-short',
      detail: 'Debes ingresar al menos 10 caracteres',
    });
  });
});

const keyOwner = async (key: string) =>
  (
    await t.pool.query(
      `select account_id from account_key where key_hash = sha256(convert_to($1, 'UTF8'))`,
      [key],
    )
  ).rows[0];

describe('a recovery', () => {
  test('opening the link repeatedly, as mail scanners do, does not use it up', async () => {
    proves('link-is-read-often');
    const patient = await clinic.patient();
    const key = await keyOf(patient.email);
    for (let time = 0; time < 5; time += 1) {
      const answer = await t.call(checkPasswordReset, { query: { key } });
      expect(answer.json()).toEqual({ status: 'ok', active_role: 'PATIENT' });
    }
    const head = await t.http.inject({
      method: 'HEAD',
      url: `/api/reset-password/finish?key=${key}`,
    });
    expect(head.statusCode).toBeLessThan(500);
    expect((await finish(key)).statusCode).toBe(200);
  });

  test('changes the password, ends every session and tells the owner', async () => {
    proves('call-reset-finish');
    const patient = await clinic.patient();
    expect(await isIn(patient)).toBe(true);
    expect((await finish(await keyOf(patient.email))).statusCode).toBe(200);
    expect(await isIn(patient)).toBe(false);
    expect((await logIn(patient.email, DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(patient.email, NEW_PASSWORD)).statusCode).toBe(200);
    await until(() => mailsTo(patient.email, 'Cambió tu contraseña').length === 1);
  });

  test('clears the failed logins, so that the owner can log in at once', async () => {
    const patient = await clinic.patient();
    for (let time = 0; time < 6; time += 1) await logIn(patient.email, 'no es esta');
    await finish(await keyOf(patient.email));
    expect((await logIn(patient.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('of an account never activated sends the activation link instead', async () => {
    const email = 'olvidada@ejemplo.test';
    await t.call(register, {
      body: { email, id_number: '30111222', active_role: 'PATIENT', password: DEMO_PASSWORD },
    });
    await until(() => mailsTo(email, 'Activá').length === 1);
    await ask(email);
    await until(() => mailsTo(email, 'Activá').length === 2);
  });

  test('only one of a thousand simultaneous uses of a key sets its password', async () => {
    proves('recovery-link-half-hour');
    const patient = await clinic.patient();
    const key = await keyOf(patient.email);
    const passwords = Array.from({ length: 1_000 }, (_, index) => `clave numero ${index}`);
    const answers = await Promise.all(passwords.map((password) => finish(key, password)));
    const winners = passwords.filter((_, index) => answers[index]?.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect((await logIn(patient.email, winners[0] ?? '')).statusCode).toBe(200);
  });

  test('no login with the old password survives a simultaneous recovery', async () => {
    proves('recovery-and-login-race');
    for (let round = 0; round < 5; round += 1) {
      const patient = await clinic.patient();
      const key = await keyOf(patient.email);
      const [, ...logins] = await Promise.all([
        finish(key),
        ...Array.from({ length: 4 }, () => logIn(patient.email, DEMO_PASSWORD)),
      ]);
      for (const login of logins) {
        if (login.statusCode !== 200) continue;
        const { id_token: token } = login.json();
        expect((await t.call(getAccount, {}, token)).statusCode).toBe(401);
      }
    }
  });
});

describe('a change of password', () => {
  const change = (someone: SomePatient, currentPassword: string, newPassword = NEW_PASSWORD) =>
    t.call(changePassword, { body: { currentPassword, newPassword } }, someone.token);

  test('to the same one is refused and ends no session', async () => {
    const patient = await clinic.patient();
    expect((await change(patient, DEMO_PASSWORD, DEMO_PASSWORD)).json()).toMatchObject({
      code: 'accounts.password-unchanged',
    });
    expect((await change(patient, DEMO_PASSWORD)).statusCode).toBe(200);
  });

  test('is refused without the current one, and after five tries in a quarter of an hour', async () => {
    const patient = await clinic.patient();
    for (let time = 0; time < 5; time += 1) {
      expect((await change(patient, 'no es esta')).json()).toMatchObject({
        status: 400,
        code: 'accounts.wrong-password',
      });
    }
    const late = await change(patient, DEMO_PASSWORD);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    t.clock.advance(15 * 60_000);
    const again = { ...patient, token: await clinic.logIn(patient.email) };
    expect((await change(again, DEMO_PASSWORD)).statusCode).toBe(200);
  });

  test('refuses a common password and one too short for a professional', async () => {
    const patient = await clinic.patient();
    expect((await change(patient, DEMO_PASSWORD, 'password')).json().code).toBe(
      'accounts.password-common',
    );
    const professional = { ...(await clinic.professional()), personId: '' };
    expect((await change(professional, DEMO_PASSWORD, 'nueve1234')).json().code).toBe(
      'accounts.password-too-short',
    );
  });

  test('keeps this session under a new cookie, ends the others and tells the owner', async () => {
    proves('call-change-password');
    const patient = await clinic.patient();
    const other = { ...patient, token: await clinic.logIn(patient.email) };
    const answer = await change(patient, DEMO_PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies[0]).toMatchObject({ name: 'sid', httpOnly: true });
    expect([await isIn(patient), await isIn(other)]).toEqual([true, false]);
    expect((await logIn(patient.email, NEW_PASSWORD)).statusCode).toBe(200);
    await until(() => mailsTo(patient.email, 'Cambió tu contraseña').length === 1);
  });

  test('only one of two simultaneous changes succeeds', async () => {
    const patient = await clinic.patient();
    const answers = await Promise.all([
      change(patient, DEMO_PASSWORD, 'primera clave larga'),
      change(patient, DEMO_PASSWORD, 'segunda clave larga'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
