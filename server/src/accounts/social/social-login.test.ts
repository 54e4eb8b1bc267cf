import {
  authenticate,
  authenticateSocial,
  beginSocialLogin,
  finishActivation,
  getAccount,
  gmailCallback,
  linkIdentity,
  mintToken,
  register,
} from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { EndpointSpec } from '@app/contract/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { addAccount, disableAccount } from '../../testing/account-setup.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { type OidcIssuer, type Subject, startOidcIssuer } from '../../testing/oidc-issuer.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';

let issuer: OidcIssuer;
let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  issuer = await startOidcIssuer(`${PUBLIC_URL}/gmail/callback`);
  t = await testApp({
    PUBLIC_URL,
    GOOGLE_ISSUER: issuer.url,
    GOOGLE_CLIENT_ID: issuer.clientId,
    GOOGLE_CLIENT_SECRET: issuer.clientSecret,
  });
  clinic = await aClinic(t);
});
afterAll(() => issuer.stop());

let people = 0;
const somebody = (over: Partial<Subject> = {}): Subject => {
  people += 1;
  return {
    sub: `google-${people}`,
    email: `google${people}@ejemplo.test`,
    email_verified: true,
    ...over,
  };
};

type Asked = { query?: Record<string, string>; body?: object; token?: string };

let browsers = 0;

/** A browser that keeps this product's cookies. */
function aBrowser() {
  browsers += 1;
  const remoteAddress = `10.9.${Math.floor(browsers / 250)}.${browsers % 250}`;
  const jar: Record<string, string> = {};
  const send = async (endpoint: EndpointSpec, { query, body, token }: Asked = {}) => {
    const answer = await t.http.inject({
      method: endpoint.method,
      url: endpoint.path,
      cookies: jar,
      remoteAddress,
      ...(query && { query }),
      ...(body && { payload: body }),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    for (const { name, value } of answer.cookies) jar[name] = value;
    return answer;
  };
  const begin = async () => String((await send(beginSocialLogin)).json().url);
  const comeBack = (query: Record<string, string>) =>
    send(gmailCallback, { query: { ...query, access_type: 'offline' } });
  return {
    jar,
    send,
    begin,
    comeBack,
    /** Goes to the provider and back; returns the callback. */
    arrive: async (subject: Subject) => comeBack(await issuer.visit(await begin(), subject)),
    enter: (email: string) => send(authenticateSocial, { query: { email } }),
    signUp: (id_token: string, over: object = {}) =>
      send(register, { body: { authProvider: 'Google', id_token, idNumber: '30111222', ...over } }),
  };
}

/** Registers somebody through the provider. */
async function registered(subject = somebody()) {
  const browser = aBrowser();
  const ticket = (await browser.arrive(subject)).json().id_token;
  expect((await browser.signUp(ticket)).json()).toEqual({
    status: 'ok',
    data: { email: subject.email },
  });
  return { subject, browser };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const REFUSED = 'No pudimos confirmar tu cuenta de Google. Probá de nuevo.';

describe('a session', () => {
  test('is not opened by an e-mail alone: known, unknown and without a cookie get one answer', async () => {
    proves('social-email-is-no-proof');
    const { subject } = await registered();
    const wrong = await t.call(authenticate, {
      body: { username: subject.email, password: 'no es esta' },
    });
    const known = await aBrowser().enter(subject.email);
    const unknown = await aBrowser().enter('nadie@ejemplo.test');
    const { email: withPassword } = await clinic.patient();
    const other = await aBrowser().enter(withPassword);
    expect([known.statusCode, unknown.statusCode, other.statusCode]).toEqual([401, 401, 401]);
    expect([unknown.body, other.body]).toEqual([known.body, known.body]);
    expect(known.json().code).toBe(wrong.json().code);
    expect(known.cookies).toEqual([]);
  });

  test('is not opened for an e-mail other than the proved one', async () => {
    const { subject: victim } = await registered();
    const { subject, browser } = await registered();
    await browser.arrive(subject);
    expect((await browser.enter(victim.email)).statusCode).toBe(401);
    expect((await browser.enter(subject.email)).statusCode).toBe(200);
  });

  test('is not opened from another browser', async () => {
    proves('social-proof-opens-once');
    const { subject, browser } = await registered();
    await browser.arrive(subject);
    expect((await aBrowser().enter(subject.email)).statusCode).toBe(401);
  });

  test('is opened within two minutes, once', async () => {
    proves('social-login-goes-home');
    const { subject, browser } = await registered();
    await browser.arrive(subject);
    t.clock.advance(121_000);
    expect((await browser.enter(subject.email)).statusCode).toBe(401);
    await browser.arrive(subject);
    const { jar } = browser;
    const used = { ...jar };
    expect((await browser.enter(subject.email)).statusCode).toBe(200);
    Object.assign(jar, { oauth: used.oauth });
    expect((await browser.enter(subject.email)).statusCode).toBe(401);
  });

  test('only one of two simultaneous uses of a proof opens it', async () => {
    proves('social-proof-opens-once');
    const { subject, browser } = await registered();
    await browser.arrive(subject);
    const answers = await Promise.all([browser.enter(subject.email), browser.enter(subject.email)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('has its own cookie, and asks for the second factor like any login', async () => {
    proves('call-authenticate-social');
    const { subject, browser } = await registered();
    const arrival = (await browser.arrive(subject)).json();
    const { auth, email, sub } = claimsOf(arrival.id_token);
    expect({ auth, email }).toEqual({ auth: 'ROLE_PATIENT', email: subject.email });
    const answer = await browser.enter(email);
    const { data } = answer.json();
    expect(answer.json()).toMatchObject({ status: 'ok', data: { expires_in: 600 } });
    expect((await browser.send(getAccount, { token: data.id_token })).json()).toMatchObject({
      id: sub,
      email: subject.email,
      active_role: 'PATIENT',
      has_password: false,
    });
    expect((await browser.send(mintToken)).statusCode).toBe(200);
    await t.pool.query(
      `insert into second_factor (account_id, secret_box, confirmed_at) values ($1, '', now())`,
      [sub],
    );
    await browser.arrive(subject);
    expect((await browser.enter(email)).json().data).toEqual({
      mfa_required: 'code',
      expires_in: 600,
    });
  });

  test('is not opened by the callback’s own token', async () => {
    const { subject, browser } = await registered();
    const { id_token } = (await browser.arrive(subject)).json();
    expect((await t.call(getAccount, {}, id_token)).statusCode).toBe(401);
  });

  test('of a disabled account is refused', async () => {
    const { subject, browser } = await registered();
    await browser.arrive(subject);
    await disableAccount(t, subject.email);
    expect((await browser.enter(subject.email)).statusCode).toBe(401);
    expect((await browser.arrive(subject)).json()).toMatchObject({ status: 401, detail: REFUSED });
  });
});

describe('the callback', () => {
  test('needs the cookie, state and code of the same attempt', async () => {
    proves('call-gmail-callback');
    const subject = somebody();
    const [one, two] = [aBrowser(), aBrowser()];
    const back = await issuer.visit(await one.begin(), subject);
    await two.begin();
    expect((await two.comeBack(back)).json()).toMatchObject({ status: 401, detail: REFUSED });
    expect((await aBrowser().comeBack(back)).statusCode).toBe(401);
    expect((await one.comeBack({ ...back, state: 'otro' })).statusCode).toBe(401);
    expect((await one.comeBack(back)).statusCode).toBe(200);
  });

  test('works once: a repeated code or callback is refused', async () => {
    proves('social-code-used-once');
    const browser = aBrowser();
    const back = await issuer.visit(await browser.begin(), somebody());
    const answers = await Promise.all([browser.comeBack(back), browser.comeBack(back)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const other = aBrowser();
    const { state } = await issuer.visit(await other.begin(), somebody());
    expect((await other.comeBack({ ...back, state: state ?? '' })).statusCode).toBe(401);
  });

  test('is refused where the provider refused, or after a quarter of an hour', async () => {
    const cancelled = aBrowser();
    const { state = '', iss = '' } = await issuer.visit(await cancelled.begin(), somebody());
    expect((await cancelled.comeBack({ error: 'access_denied', state, iss })).json()).toMatchObject(
      { status: 401, detail: REFUSED },
    );
    const late = aBrowser();
    const back = await issuer.visit(await late.begin(), somebody());
    t.clock.advance(15 * 60_000 + 1);
    expect((await late.comeBack(back)).statusCode).toBe(401);
  });

  test('is refused for an e-mail that the provider has not verified', async () => {
    const answer = await aBrowser().arrive(somebody({ email_verified: false }));
    expect(answer.json()).toMatchObject({ status: 401, detail: REFUSED });
  });

  test.each(['ADMIN', 'MEDICAL_DIRECTOR', 'PHARMACY'])('is refused to %s', async (role) => {
    const subject = somebody();
    await t.pool.query(
      `insert into account (id, email, role, status, password_hash) values (gen_random_uuid(), $1, $2, 'ACTIVE', 'x')`,
      [subject.email, role],
    );
    expect((await aBrowser().arrive(subject)).json()).toMatchObject({
      status: 401,
      detail: REFUSED,
    });
  });

  test('asks the provider for name and e-mail only, with a challenge, a state and a nonce', async () => {
    const address = new URL(await aBrowser().begin());
    expect(address.origin).toBe(issuer.url);
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/gmail/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked[name]?.length).toBeGreaterThanOrEqual(43);
  });
});

describe('a registration', () => {
  test('needs the ticket and the browser that got it, and takes it once', async () => {
    proves('call-register-social');
    const browser = aBrowser();
    const { id_token: ticket } = (await browser.arrive(somebody())).json();
    const refused = { status: 'error', data: { status: 400, message: REFUSED } };
    expect((await aBrowser().signUp(ticket)).json()).toEqual(refused);
    expect((await browser.signUp('x'.repeat(43))).json()).toEqual(refused);
    const answers = await Promise.all([browser.signUp(ticket), browser.signUp(ticket)]);
    expect(answers.map((answer) => answer.json().status).sort()).toEqual(['error', 'ok']);
  });

  test('is refused after a quarter of an hour', async () => {
    const browser = aBrowser();
    const { id_token: ticket } = (await browser.arrive(somebody())).json();
    t.clock.advance(15 * 60_000 + 1);
    expect((await browser.signUp(ticket)).json().status).toBe('error');
  });

  test('makes a patient with the provider’s e-mail, whatever the body says', async () => {
    proves('social-registration-body-chooses-nothing', 'roles-cannot-be-asked-for');
    const subject = somebody();
    const browser = aBrowser();
    const { id_token: ticket } = (await browser.arrive(subject)).json();
    expect(ticket).not.toContain('.');
    await browser.signUp(ticket, {
      email: 'otra@ejemplo.test',
      login: 'otra',
      password: 'algo que no cuenta',
      authorities: ['ROLE_ADMIN', 'ROLE_PROFESSIONAL'],
    });
    const { rows } = await t.pool.query(
      `select email, role, status, id_number, password_hash from account where email = any($1)`,
      [[subject.email, 'otra@ejemplo.test']],
    );
    expect(rows).toEqual([
      {
        email: subject.email,
        role: 'PATIENT',
        status: 'ACTIVE',
        id_number: '30111222',
        password_hash: null,
      },
    ]);
    expect((await browser.enter(subject.email)).statusCode).toBe(200);
    const login = { body: { username: subject.email, password: 'algo que no cuenta' } };
    expect((await t.call(authenticate, login)).statusCode).toBe(401);
  });

  test('of one person from two browsers at once creates one account', async () => {
    proves('one-account-a-person');
    const subject = somebody();
    const browsers = [aBrowser(), aBrowser(), aBrowser(), aBrowser()];
    const tickets = await Promise.all(
      browsers.map(async (browser) => (await browser.arrive(subject)).json().id_token as string),
    );
    await Promise.all(browsers.map((browser, index) => browser.signUp(tickets[index] ?? '')));
    const { rows } = await t.pool.query(
      `select (select count(*) from account where email = $1) as accounts,
        (select count(*) from account_identity where subject = $2) as identities`,
      [subject.email, subject.sub],
    );
    expect(rows).toEqual([{ accounts: 1, identities: 1 }]);
  });

  test('takes over an account that was never activated and invalidates its link', async () => {
    const subject = somebody();
    const body = {
      email: subject.email,
      id_number: '20999888',
      active_role: 'PROFESSIONAL',
      password: DEMO_PASSWORD,
    } as const;
    await t.call(register, { body });
    const mail = await until(() => t.mails.find(({ to }) => to === subject.email));
    await registered(subject);
    const key = /key=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const late = await t.call(finishActivation, { body: { key, newPassword: DEMO_PASSWORD } });
    expect(late.statusCode).toBe(400);
  });

  test('of an e-mail with a password gets the same answer, links nothing and notifies the owner', async () => {
    const { email } = await clinic.patient();
    const subject = somebody({ email });
    const browser = aBrowser();
    const { id_token: ticket } = (await browser.arrive(subject)).json();
    expect((await browser.signUp(ticket)).json()).toEqual({ status: 'ok', data: { email } });
    expect((await browser.enter(email)).statusCode).toBe(401);
    await until(() =>
      t.mails.some(({ to, subject: about }) => to === email && about.startsWith('Ya tenés cuenta')),
    );
  });
});

describe('an account with a password', () => {
  test('is linked only after its owner logged in, and then opens by either', async () => {
    proves('social-link-needs-a-login');
    const patient = await clinic.patient();
    const subject = somebody({ email: patient.email });
    const browser = aBrowser();
    const arrival = (await browser.arrive(subject)).json();
    expect(arrival).toMatchObject({ link_required: true });
    expect((await browser.enter(patient.email)).statusCode).toBe(401);
    await browser.arrive(subject);
    expect((await browser.send(linkIdentity)).statusCode).toBe(401);
    expect((await browser.send(linkIdentity, { token: patient.token })).statusCode).toBe(200);
    await browser.arrive(subject);
    expect((await browser.enter(patient.email)).statusCode).toBe(200);
    expect(await clinic.logIn(patient.email)).toBeTruthy();
    await until(() =>
      t.mails.some(
        ({ to, subject: about }) => to === patient.email && about.startsWith('Vinculaste'),
      ),
    );
  });

  test('is not linked to what another person proved, nor an identity to a second account', async () => {
    const [patient, other] = [await clinic.patient(), await clinic.patient()];
    const browser = aBrowser();
    await browser.arrive(somebody({ email: patient.email }));
    expect((await browser.send(linkIdentity, { token: other.token })).json()).toMatchObject({
      code: 'accounts.social-refused',
    });
    const { subject } = await registered();
    const again = aBrowser();
    await again.arrive(subject);
    expect((await again.send(linkIdentity, { token: patient.token })).statusCode).toBe(401);
  });

  test('of staff is never linked', async () => {
    await addAccount(t, { email: 'jefa@ejemplo.test', role: 'ADMIN' });
    const token = await clinic.logIn('jefa@ejemplo.test');
    expect((await aBrowser().send(linkIdentity, { token })).statusCode).toBe(403);
  });
});

describe('the provider', () => {
  test('that is unreachable is reported, and the login with a password works', async () => {
    const lonely = await testApp({
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
      GOOGLE_CLIENT_ID: 'cercana',
      GOOGLE_CLIENT_SECRET: 'secreto',
    });
    const answer = await lonely.call(beginSocialLogin, {});
    expect(answer.json()).toMatchObject({ status: 503, code: 'accounts.social-unavailable' });
  });

  test('that is not configured does not exist', async () => {
    const without = await testApp();
    expect((await without.call(beginSocialLogin, {})).statusCode).toBe(404);
    const query = { state: 'x', code: 'y' };
    expect((await without.call(gmailCallback, { query })).statusCode).toBe(404);
  });
});
