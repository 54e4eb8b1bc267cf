import { register } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { DAY_MS } from '@app/contract/kernel';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { tidyUp } from './housekeeping.ts';
import { throttleRepository } from './login/throttle.repository.ts';
import { accountKeysRepository } from './registration/account-keys.repository.ts';
import { signupPasswordsRepository } from './registration/signup-passwords.repository.ts';
import { socialAttemptsRepository } from './social/social-attempts.repository.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  await t.pool.query(
    `insert into consent_text (id, kind, version, title, body, body_hash)
     values (gen_random_uuid(), 'terms', 1, 'x', 'x', 'x') on conflict do nothing`,
  );
});

const tidied = () =>
  tidyUp({
    clock: t.clock,
    database: t.database,
    keys: accountKeysRepository(t.database),
    attempts: socialAttemptsRepository(t.database),
    signupPasswords: signupPasswordsRepository(t.database),
    throttles: throttleRepository(t.database),
  });

/** Signs up, and waits for the mail with the link. */
async function signUp(email: string): Promise<void> {
  const before = t.mails.length;
  await t.call(register, {
    body: { email, password: DEMO_PASSWORD, id_number: '30111222', active_role: 'PATIENT' },
  });
  await until(() => t.mails.slice(before).some(({ to }) => to === email));
}

const isKnown = async (email: string): Promise<boolean> =>
  (await t.pool.query('select from account where email = $1', [email])).rowCount === 1;

const passwordsKept = async (): Promise<number> =>
  Number((await t.pool.query('select count(*) from signup_password')).rows[0].count);

test('a sign-up that nobody activated is deleted after a week, with what it accepted', async () => {
  proves('keys-are-forgotten');
  const email = 'nunca-activada@ejemplo.test';
  await signUp(email);
  const { rowCount } = await t.pool.query(
    'select from account_consent where account_id = (select id from account where email = $1)',
    [email],
  );
  expect(rowCount).toBeGreaterThan(0);
  t.clock.advance(6 * DAY_MS);
  await tidied();
  expect([await isKnown(email), await passwordsKept()]).toEqual([true, 1]);
  t.clock.advance(2 * DAY_MS);
  await tidied();
  expect([await isKnown(email), await passwordsKept()]).toEqual([false, 0]);
  const mailed = await t.pool.query('select from outbound_message where recipient = $1', [email]);
  expect(mailed.rowCount).toBe(0);
});

test('an address that an account had goes from the sent messages, one that it has stays', async () => {
  const { accountId, email } = await clinic.patient();
  const earlier = 'correo-anterior@ejemplo.test';
  await t.pool.query(
    `insert into email_change (id, account_id, old_email, new_email, asked_at, expires_at, undo_hash, confirmed_at, undo_expires_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $4, '\\x01', $4, $4)`,
    [accountId, earlier, email, t.clock.now()],
  );
  await t.pool.query(
    `insert into outbound_message (id, channel, recipient, subject, body_text, status, dead_at)
     select gen_random_uuid(), 'email', recipient, 'Turno', 'Hola', 'ERROR', now() from unnest($1::text[]) recipient`,
    [[earlier, email]],
  );
  t.clock.advance(2 * DAY_MS);
  await tidied();
  const { rows } = await t.pool.query(
    'select recipient, subject, body_text from outbound_message where recipient in ($1, $2, $3) and dead_at is not null',
    [earlier, email, 'suprimida@invalid'],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { recipient: 'suprimida@invalid', subject: null, body_text: '' },
      { recipient: email, subject: 'Turno', body_text: 'Hola' },
    ]),
  );
  expect(rows).toHaveLength(2);
});

test('a sign-up whose newest link still works is kept', async () => {
  const email = 'otra-vez@ejemplo.test';
  await signUp(email);
  t.clock.advance(8 * DAY_MS);
  await signUp(email);
  await tidied();
  expect(await isKnown(email)).toBe(true);
});

test('an account in use is never deleted, nor what it accepted', async () => {
  const { accountId } = await clinic.patient();
  await t.pool.query(
    `insert into account_consent (account_id, consent_text_id)
     select $1, id from consent_text on conflict do nothing`,
    [accountId],
  );
  await expect(
    t.pool.query('delete from account_consent where account_id = $1', [accountId]),
  ).rejects.toThrow('never changed or deleted');
  await expect(t.pool.query('delete from account where id = $1', [accountId])).rejects.toThrow(
    'only an account that was never activated',
  );
});
