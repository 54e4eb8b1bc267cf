import {
  authenticate,
  beginEnrolment,
  beginLoginEnrolment,
  changePassword,
  finishEnrolment,
  finishLoginEnrolment,
  finishPasswordReset,
  getAccount,
  getSecondFactor,
  initPasswordReset,
  mintToken,
  passSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  stepUp,
} from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { EndpointSpec } from '@app/contract/kernel';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const STEP_MS = 30_000;

/** The authenticator's code now, or some 30-second steps away. */
const codeOf = (app: TestApp, secret: string, steps = 0) =>
  new TOTP({ secret, period: STEP_MS / 1000, digits: 6 }).generate({
    timestamp: app.clock.now().getTime() + steps * STEP_MS,
  });

/** A well-formed wrong code; by chance it is right once in a million steps. */
const wrongCode = (app: TestApp, secret: string) =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-2, -1, 0, 1, 2].some((step) => codeOf(app, secret, step) === code),
  ) ?? '';

type Enrolled = Someone & { secret: string; codes: string[] };

async function enrolled(someone: Someone): Promise<Enrolled> {
  await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, someone.token);
  const { secret } = (await t.call(beginEnrolment, {}, someone.token)).json();
  const answer = await t.call(
    finishEnrolment,
    { body: { code: codeOf(t, secret) } },
    someone.token,
  );
  expect(answer.statusCode).toBe(200);
  // This step's code is used up: the next one needs the next step.
  t.clock.advance(STEP_MS);
  return { ...someone, secret, codes: answer.json().recovery_codes };
}

const enrolledPatient = async () => enrolled(await clinic.patient());

const logIn = (app: TestApp, username: string, rememberMe = false) =>
  app.call(authenticate, { body: { username, password: DEMO_PASSWORD, rememberMe } });

/** A call with the session's cookie, as in the second step of the login. */
const withCookie = (app: TestApp, endpoint: EndpointSpec, cookie: string, payload?: object) =>
  app.http.inject({
    method: endpoint.method,
    url: endpoint.path,
    cookies: { sid: cookie },
    ...(payload && { payload }),
  });

const cookieIn = (answer: Awaited<ReturnType<typeof logIn>>) => answer.cookies[0]?.value ?? '';

const passWith = async (email: string, code: string) =>
  withCookie(t, passSecondFactor, cookieIn(await logIn(t, email)), { code });

describe('a login with a second factor', () => {
  test('answers what is still required, without a token', async () => {
    const patient = await enrolledPatient();
    const answer = await logIn(t, patient.email);
    expect(answer.json()).toEqual({ mfa_required: 'code', expires_in: 600 });
  });

  test('with only the password opens nothing: its cookie gets no token', async () => {
    proves('password-alone-opens-nothing');
    const patient = await enrolledPatient();
    const cookie = cookieIn(await logIn(t, patient.email));
    expect((await withCookie(t, mintToken, cookie)).statusCode).toBe(401);
    expect((await withCookie(t, getAccount, cookie)).statusCode).toBe(401);
    expect((await withCookie(t, beginLoginEnrolment, cookie)).json()).toMatchObject({
      code: 'accounts.second-factor-exists',
    });
  });

  test('the second step is refused without the first', async () => {
    expect((await withCookie(t, passSecondFactor, '', { code: '123456' })).statusCode).toBe(401);
    const patient = await clinic.patient();
    const whole = cookieIn(await logIn(t, patient.email));
    expect((await withCookie(t, passSecondFactor, whole, { code: '123456' })).statusCode).toBe(401);
  });

  test('a malformed code is reported with its field', async () => {
    const patient = await enrolledPatient();
    expect((await passWith(patient.email, '12345')).json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'code', code: 'code.invalid' }],
    });
  });

  test('waits ten minutes for the code', async () => {
    const patient = await enrolledPatient();
    const cookie = cookieIn(await logIn(t, patient.email));
    t.clock.advance(10 * 60_000);
    const code = codeOf(t, patient.secret);
    expect((await withCookie(t, passSecondFactor, cookie, { code })).statusCode).toBe(401);
  });

  test('the right code opens the session under a new cookie', async () => {
    proves('cookie-changes');
    const patient = await enrolledPatient();
    const first = cookieIn(await logIn(t, patient.email, true));
    const code = codeOf(t, patient.secret);
    const answer = await withCookie(t, passSecondFactor, first, { code });
    expect(answer.json()).toMatchObject({ expires_in: 600, id_token: expect.any(String) });
    expect(answer.cookies[0]?.value).not.toBe(first);
    expect(answer.cookies[0]?.maxAge).toBe(30 * 86_400);
    expect((await t.call(getAccount, {}, answer.json().id_token)).json()).toMatchObject({
      email: patient.email,
      second_factor: true,
    });
    expect((await withCookie(t, mintToken, first)).statusCode).toBe(401);
    expect((await withCookie(t, mintToken, answer.cookies[0]?.value ?? '')).statusCode).toBe(200);
  });

  test.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('a code %d steps away gets %d', async (steps, status) => {
    const patient = await enrolledPatient();
    // Advance to the start of a later step, so that the step does not change between making and using the code.
    t.clock.advance(5 * STEP_MS - (t.clock.now().getTime() % STEP_MS));
    const answer = await passWith(patient.email, codeOf(t, patient.secret, steps));
    expect(answer.statusCode).toBe(status);
  });

  test('a code works once, and an earlier one no longer', async () => {
    const patient = await enrolledPatient();
    t.clock.advance(60_000);
    const [code, earlier] = [codeOf(t, patient.secret), codeOf(t, patient.secret, -1)];
    expect((await passWith(patient.email, code)).statusCode).toBe(200);
    expect((await passWith(patient.email, code)).json().code).toBe('accounts.wrong-code');
    expect((await passWith(patient.email, earlier)).statusCode).toBe(400);
  });

  test('only one of many simultaneous uses of a code succeeds', async () => {
    const patient = await enrolledPatient();
    const cookies = await Promise.all(
      Array.from({ length: 5 }, async () => cookieIn(await logIn(t, patient.email))),
    );
    const code = codeOf(t, patient.secret);
    const answers = await Promise.all(
      cookies.map((cookie) => withCookie(t, passSecondFactor, cookie, { code })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('a recovery code works once, however it is typed', async () => {
    proves('second-factor-recovery-codes');
    const patient = await enrolledPatient();
    expect(new Set(patient.codes).size).toBe(10);
    const [code = ''] = patient.codes;
    const answers = await Promise.all([
      passWith(patient.email, code),
      passWith(patient.email, ` ${code.toLowerCase().replace('-', ' ')}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const other = await enrolledPatient();
    expect((await passWith(other.email, patient.codes[1] ?? '')).statusCode).toBe(400);
    const told = (email: string) =>
      t.mails.filter(({ to, subject }) => to === email && subject.startsWith('Usaste un código'));
    await until(() => told(patient.email).length > 0);
    expect(told(patient.email)).toMatchObject([{ text: expect.stringContaining('Te quedan 9.') }]);
    expect(told(other.email)).toEqual([]);
  });

  test('after five wrong codes even the right one waits a quarter of an hour', async () => {
    proves('second-factor-five-tries');
    const patient = await enrolledPatient();
    for (let time = 0; time < 5; time += 1) {
      const answer = await passWith(patient.email, wrongCode(t, patient.secret));
      expect(answer.statusCode).toBe(400);
    }
    expect((await passWith(patient.email, codeOf(t, patient.secret))).statusCode).toBe(429);
    t.clock.advance(15 * 60_000);
    expect((await passWith(patient.email, codeOf(t, patient.secret))).statusCode).toBe(200);
  });

  test('guesses by somebody with only the password do not lock out the owner', async () => {
    const patient = await enrolledPatient();
    const stranger = await logIn(t, patient.email);
    expect(stranger.cookies.map(({ name }) => name)).toEqual(['sid']);
    const owner = await passWith(patient.email, codeOf(t, patient.secret));
    const known = owner.cookies.find(({ name }) => name === 'known')?.value ?? '';
    t.clock.advance(STEP_MS);
    await Promise.all(
      Array.from({ length: 20 }, () => passWith(patient.email, wrongCode(t, patient.secret))),
    );
    const code = codeOf(t, patient.secret);
    expect((await passWith(patient.email, code)).statusCode).toBe(429);
    const waiting = cookieIn(await logIn(t, patient.email));
    const answer = await t.http.inject({
      method: passSecondFactor.method,
      url: passSecondFactor.path,
      cookies: { sid: waiting, known },
      payload: { code },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('a password recovery does not remove it', async () => {
    proves('second-factor-survives-recovery');
    const patient = await enrolledPatient();
    await t.call(initPasswordReset, { body: patient.email });
    const mail = await until(() =>
      t.mails.find(({ to, subject }) => to === patient.email && subject.startsWith('Recup')),
    );
    const key = /key=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await t.call(finishPasswordReset, { body: { key, newPassword: DEMO_PASSWORD } });
    expect((await logIn(t, patient.email)).json()).toMatchObject({ mfa_required: 'code' });
  });
});

describe('enrolling', () => {
  test('is refused without a recent proof of identity', async () => {
    const patient = await clinic.patient();
    for (const endpoint of [beginEnrolment, renewRecoveryCodes, removeSecondFactor]) {
      const answer = await t.call(endpoint, {}, patient.token);
      expect([endpoint.path, answer.json().code]).toEqual([
        endpoint.path,
        'session.step-up-required',
      ]);
    }
    const late = await t.call(finishEnrolment, { body: { code: '123456' } }, patient.token);
    expect(late.json().code).toBe('session.step-up-required');
  });

  test('takes effect only after the first correct code', async () => {
    const patient = await clinic.patient();
    await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, patient.token);
    const { secret, uri } = (await t.call(beginEnrolment, {}, patient.token)).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Cercana:/);
    expect(uri).toContain(`secret=${secret}`);
    const wrong = { body: { code: wrongCode(t, secret) } };
    expect((await t.call(finishEnrolment, wrong, patient.token)).json().code).toBe(
      'accounts.wrong-code',
    );
    expect((await logIn(t, patient.email)).json().id_token).toBeTruthy();
    expect((await t.call(getSecondFactor, {}, patient.token)).json()).toEqual({
      enrolled: false,
      required: false,
      recovery_codes_left: 0,
    });
  });

  test('starting again discards the previous key', async () => {
    const patient = await clinic.patient();
    await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, patient.token);
    const { secret: older } = (await t.call(beginEnrolment, {}, patient.token)).json();
    await t.call(beginEnrolment, {}, patient.token);
    const answer = await t.call(
      finishEnrolment,
      { body: { code: codeOf(t, older) } },
      patient.token,
    );
    expect(answer.statusCode).toBe(400);
  });

  test('only one of two simultaneous first codes enrols, and the seed and codes are stored unreadable', async () => {
    const patient = await clinic.patient();
    await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, patient.token);
    const { secret } = (await t.call(beginEnrolment, {}, patient.token)).json();
    const first = { body: { code: codeOf(t, secret) } };
    const answers = await Promise.all([
      t.call(finishEnrolment, first, patient.token),
      t.call(finishEnrolment, first, patient.token),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { rows } = await t.pool.query(
      `select encode(secret_box, 'escape') as box, (select count(*) from recovery_code r where r.account_id = s.account_id) as codes
       from second_factor s where account_id = $1`,
      [patient.accountId],
    );
    expect(rows[0].box).not.toContain(secret);
    expect(Number(rows[0].codes)).toBe(10);
    expect((await t.call(beginEnrolment, {}, patient.token)).json().code).toBe(
      'accounts.second-factor-exists',
    );
  });

  test('and removing notify the owner and leave an audit row', async () => {
    const patient = await enrolledPatient();
    await t.call(stepUp, { body: { code: codeOf(t, patient.secret) } }, patient.token);
    expect((await t.call(removeSecondFactor, {}, patient.token)).statusCode).toBe(200);
    expect((await logIn(t, patient.email)).json().id_token).toBeTruthy();
    expect((await t.call(removeSecondFactor, {}, patient.token)).statusCode).toBe(409);
    await until(() => {
      const subjects = t.mails.flatMap(({ to, subject }) =>
        to === patient.email ? [subject] : [],
      );
      return (
        subjects.includes('Activaste el segundo factor en Cercana') &&
        subjects.includes('Quitaste el segundo factor en Cercana')
      );
    });
    const { rows } = await t.pool.query(
      `select type from audit_event where account_id = $1 order by recorded_at`,
      [patient.accountId],
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'account.second-factor-enrolled',
      'account.second-factor-removed',
    ]);
  });

  test('new recovery codes replace the earlier ones', async () => {
    const patient = await enrolledPatient();
    await t.call(stepUp, { body: { code: codeOf(t, patient.secret) } }, patient.token);
    const { recovery_codes } = (await t.call(renewRecoveryCodes, {}, patient.token)).json();
    expect(recovery_codes).toHaveLength(10);
    await until(() =>
      t.mails.some(({ to, text }) => to === patient.email && text.includes('ya no sirven')),
    );
    expect((await passWith(patient.email, patient.codes[0] ?? '')).statusCode).toBe(400);
    expect((await passWith(patient.email, recovery_codes[0])).statusCode).toBe(200);
    expect((await t.call(getSecondFactor, {}, patient.token)).json()).toEqual({
      enrolled: true,
      required: false,
      recovery_codes_left: 9,
    });
  });
});

describe('proving identity again', () => {
  test('needs the second factor where there is one, and then not the password', async () => {
    proves('second-factor-steps-up');
    const patient = await enrolledPatient();
    const password = await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, patient.token);
    expect(password.json().code).toBe('accounts.code-required');
    const wrong = { body: { code: wrongCode(t, patient.secret) } };
    expect((await t.call(stepUp, wrong, patient.token)).json().code).toBe('accounts.wrong-code');
    const code = await t.call(stepUp, { body: { code: codeOf(t, patient.secret) } }, patient.token);
    expect(code.statusCode).toBe(200);
    expect(code.cookies[0]?.name).toBe('sid');
  });

  test('accepts no code where no second factor is enrolled', async () => {
    const patient = await clinic.patient();
    const answer = await t.call(stepUp, { body: { code: '123456' } }, patient.token);
    expect(answer.json().code).toBe('accounts.second-factor-missing');
  });

  test('a change of password still asks for the password', async () => {
    const patient = await enrolledPatient();
    const body = { currentPassword: DEMO_PASSWORD, newPassword: 'otra clave larga' };
    expect((await t.call(changePassword, { body }, patient.token)).statusCode).toBe(200);
  });
});

describe('an installation that demands it', () => {
  let demanding: TestApp;
  let staff: Clinic;
  beforeAll(async () => {
    demanding = await testApp({ REQUIRE_SECOND_FACTOR: true });
    staff = await aClinic(demanding);
  });
  const doctor = 'clinica@cercana.test';

  test('lets a patient in with the password', async () => {
    expect((await logIn(demanding, 'paciente@cercana.test')).json().id_token).toBeTruthy();
    expect((await staff.maria()).token).toBeTruthy();
  });

  test('lets a professional in only after enrolling, and does not let them remove it', async () => {
    proves('second-factor-demanded');
    const login = await logIn(demanding, doctor);
    expect(login.json()).toEqual({ mfa_required: 'enrolment', expires_in: 600 });
    const cookie = cookieIn(login);
    const { secret } = (await withCookie(demanding, beginLoginEnrolment, cookie)).json();
    const code = codeOf(demanding, secret);
    const answer = await withCookie(demanding, finishLoginEnrolment, cookie, { code });
    expect(answer.json().recovery_codes).toHaveLength(10);
    const { id_token } = answer.json();
    expect((await demanding.call(getAccount, {}, id_token)).statusCode).toBe(200);
    demanding.clock.advance(30_000);
    const proof = { body: { code: codeOf(demanding, secret) } };
    await demanding.call(stepUp, proof, id_token);
    expect((await demanding.call(removeSecondFactor, {}, id_token)).json()).toMatchObject({
      status: 403,
      code: 'accounts.second-factor-required',
    });
    expect((await logIn(demanding, doctor)).json()).toMatchObject({ mfa_required: 'code' });
  });

  test('ends a session that was opened without it', async () => {
    const { email } = { email: 'pediatria@cercana.test' };
    const cookie = cookieIn(await logIn(demanding, email));
    await demanding.pool.query(`update session set stage = 'FULL' where account_id =
      (select id from account where email = 'pediatria@cercana.test')`);
    expect((await withCookie(demanding, mintToken, cookie)).statusCode).toBe(401);
  });
});
