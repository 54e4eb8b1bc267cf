import {
  authenticate,
  checkActivation,
  finishActivation,
  getAccount,
  initPasswordReset,
  REGISTRATIONS_PER_HOUR,
  register,
} from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email);

/** Registers an account and returns the mail that arrives. */
async function signUp(email: string, over: object = {}) {
  const before = mailsTo(email).length;
  const body = { active_role: 'PATIENT', email, id_number: '30111222', password: DEMO_PASSWORD };
  const answer = await t.call(register, { body: { ...body, ...over } as never });
  expect(answer.statusCode).toBe(200);
  const mail = await until(() => mailsTo(email)[before]);
  return { answer, mail, key: /key=([\w-]+)/.exec(mail.text)?.[1] ?? '' };
}

const activate = (key: string) =>
  t.call(finishActivation, { body: { key, newPassword: DEMO_PASSWORD } });

const storedOf = async (email: string) =>
  (await t.pool.query('select role, id_number, status from account where email = $1', [email]))
    .rows[0];

test('registering again does not change an account in use, and the answer does not reveal it', async () => {
  const patient = await clinic.patient();
  const before = await storedOf(patient.email);
  const { answer, mail } = await signUp(patient.email, { active_role: 'PROFESSIONAL' });
  expect(mail.subject).toContain('Ya tenés cuenta');
  expect(await storedOf(patient.email)).toEqual(before);
  const unknown = (await signUp('nadie@ejemplo.test')).answer.body;
  expect(answer.body.replace(patient.email, 'nadie@ejemplo.test')).toBe(unknown);
});

test('an invalid form creates no account, names its field and does not count towards the hourly limit', async () => {
  const from = { remoteAddress: '203.0.113.77' };
  const ask = (password: string, turn = 0) =>
    t.http.inject({
      method: register.method,
      url: register.path,
      ...from,
      payload: {
        active_role: 'PATIENT',
        email: `hora${turn}@ejemplo.test`,
        id_number: '30111222',
        password,
      },
    });
  for (let turn = 0; turn < 8; turn += 1)
    expect((await ask('password')).json()).toMatchObject({
      status: 'error',
      data: { status: 400, field: 'password' },
    });
  for (let turn = 0; turn < REGISTRATIONS_PER_HOUR.ACCOUNT; turn += 1)
    expect((await ask(DEMO_PASSWORD)).json().status).toBe('ok');
  const late = await ask(DEMO_PASSWORD);
  expect(late.statusCode).toBe(429);
  expect(late.json().retryAfter).toBeGreaterThan(0);
});

test('a waiting room signs up at one address: only who never activates counts', async () => {
  const remoteAddress = '203.0.113.78';
  const post = (url: string, payload: object) =>
    t.http.inject({ method: 'POST', url, remoteAddress, payload });
  const ask = (email: string) =>
    post(register.path, {
      active_role: 'PATIENT',
      email,
      id_number: '30111222',
      password: DEMO_PASSWORD,
    });
  for (let turn = 0; turn < REGISTRATIONS_PER_HOUR.NETWORK; turn += 1)
    expect((await ask(`sala${turn}@ejemplo.test`)).json().status).toBe('ok');
  const refused = await ask('sala-llena@ejemplo.test');
  expect([refused.statusCode, refused.json().code]).toEqual([
    429,
    'accounts.too-many-from-network',
  ]);
  const mail = await until(() => mailsTo('sala0@ejemplo.test')[0]);
  const key = /key=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const activated = await post(finishActivation.path, { key, newPassword: DEMO_PASSWORD });
  expect(activated.statusCode).toBe(200);
  expect((await ask('sala-otra@ejemplo.test')).json().status).toBe('ok');
  expect((await ask('sala-mas@ejemplo.test')).statusCode).toBe(429);
});

test('corrections before activating count, and the first link stops working', async () => {
  const email = 'corrige@ejemplo.test';
  const first = await signUp(email, { id_number: '30111222' });
  const second = await signUp(email, { id_number: '30111333', active_role: 'PROFESSIONAL' });
  expect(first.mail.text).toContain('cuenta de paciente con el DNI terminado en 222');
  expect(second.mail.text).toContain('cuenta de profesional con el DNI terminado en 333');
  expect((await activate(first.key)).statusCode).toBe(400);
  expect((await t.call(checkActivation, { query: { key: second.key } })).json()).toMatchObject({
    active_role: 'PROFESSIONAL',
  });
  expect((await activate(second.key)).statusCode).toBe(200);
  expect(await storedOf(email)).toEqual({
    role: 'PROFESSIONAL',
    id_number: '30111333',
    status: 'ACTIVE',
  });
});

describe('the password typed at a sign-up', () => {
  const logIn = async (username: string, password: string = DEMO_PASSWORD) => {
    const answer = await t.call(authenticate, { body: { username, password } });
    return [answer.statusCode, answer.json().code];
  };
  const INACTIVE = [401, 'accounts.not-activated'];
  const WRONG = [401, 'accounts.bad-credentials'];

  test('says that the account is not active, until its mailbox was proved', async () => {
    proves('signup-password-opens-nothing');
    const email = 'todavia-no@ejemplo.test';
    const { key } = await signUp(email);
    expect(await logIn(email)).toEqual(INACTIVE);
    expect(await logIn(email, 'otra cosa 2026')).toEqual(WRONG);
    const other = 'elegida después 2026';
    await t.call(finishActivation, { body: { key, newPassword: other } });
    expect(await logIn(email)).toEqual(WRONG);
    expect((await logIn(email, other))[0]).toBe(200);
  });

  test('opens no account in use, and is answered as where there is none', async () => {
    proves('signup-password-opens-nothing');
    const { email } = await clinic.patient();
    const typed = 'de otra persona 2026';
    await signUp(email, { password: typed });
    await signUp('libre@ejemplo.test', { password: typed });
    expect(await logIn(email, typed)).toEqual(INACTIVE);
    expect(await logIn('libre@ejemplo.test', typed)).toEqual(INACTIVE);
    expect((await logIn(email))[0]).toBe(200);
  });
});

test('a recovery before activating sends the link for the latest data', async () => {
  const email = 'recupera@ejemplo.test';
  const { key } = await signUp(email, { id_number: '30111444' });
  await t.call(initPasswordReset, { body: email });
  const mail = await until(() => mailsTo(email)[1]);
  expect(mail.text).toContain('DNI terminado en 444');
  expect((await activate(key)).statusCode).toBe(400);
});

test('after five simultaneous corrections one link works, with its own data', async () => {
  const email = 'muchas@ejemplo.test';
  const numbers = Array.from({ length: REGISTRATIONS_PER_HOUR.ACCOUNT }, (_, turn) =>
    String(31_000_100 + turn),
  );
  await Promise.all(
    numbers.map((id_number) => signUp(email, { id_number }).catch(() => undefined)),
  );
  const mails = await until(() =>
    mailsTo(email).length === numbers.length ? mailsTo(email) : undefined,
  );
  const answers = await Promise.all(
    mails.map(({ text }) => activate(/key=([\w-]+)/.exec(text)?.[1] ?? '')),
  );
  const used = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { id_number } = await storedOf(email);
  expect(mails[used]?.text).toContain(`DNI terminado en ${id_number.slice(-3)}`);
  const logged = await t.call(authenticate, { body: { username: email, password: DEMO_PASSWORD } });
  const account = await t.call(getAccount, {}, logged.json().id_token);
  expect(account.statusCode).toBe(200);
});
