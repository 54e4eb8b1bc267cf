import {
  authenticate,
  authenticateSocial,
  initPasswordReset,
  register,
} from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { disableAccount } from '../../testing/account-setup.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { tidyUp } from '../housekeeping.ts';
import { accountKeysRepository } from '../registration/account-keys.repository.ts';
import { signupPasswordsRepository } from '../registration/signup-passwords.repository.ts';
import { socialAttemptsRepository } from '../social/social-attempts.repository.ts';
import { throttleRepository } from './throttle.repository.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

type Answer = Awaited<ReturnType<TestApp['call']>>;

/** The parts of an answer visible to a stranger, without their own e-mail. */
const seen = ({ statusCode, headers, body }: Answer, email: string) => {
  const { date: _, ...rest } = headers;
  return { statusCode, headers: rest, body: body.replaceAll(email, '…') };
};

const asks: [string, (email: string) => Promise<Answer>][] = [
  [
    'a login with a wrong password',
    (username) => t.call(authenticate, { body: { username, password: 'no es esta' } }),
  ],
  [
    'a registration',
    (email) =>
      t.call(register, {
        body: { email, password: DEMO_PASSWORD, id_number: '30111222', active_role: 'PATIENT' },
      }),
  ],
  ['a recovery', (email) => t.call(initPasswordReset, { body: email })],
  ['a social login', (email) => t.call(authenticateSocial, { query: { email } })],
];

describe('answers do not reveal whether an e-mail has an account', () => {
  test.each(asks)('%s', async (_, ask) => {
    proves('login-tells-no-account');
    const { email: patient } = await clinic.patient();
    const { email: professional } = await clinic.professional();
    const { email: disabled } = await clinic.patient();
    await disableAccount(t, disabled);
    // Same length as the known e-mail: the length of an answer must not show whether it is known.
    const unknown = patient.replace(/./, 'q');
    const expected = seen(await ask(unknown), unknown);
    for (const email of [patient, disabled])
      expect(seen(await ask(email), email)).toEqual(expected);
    const { headers: __, ...ofProfessional } = seen(await ask(professional), professional);
    expect(ofProfessional).toEqual({ statusCode: expected.statusCode, body: expected.body });
  });

  test('the fifth failure in a row, which notifies the owner', async () => {
    const { email: patient } = await clinic.patient();
    const unknown = patient.replace(/./, 'z');
    const [, login] = asks[0] ?? [];
    const jobs = async () =>
      Number(
        (await t.pool.query(`select count(*) from pgboss.job where name = 'failed-logins'`)).rows[0]
          .count,
      );
    const before = await jobs();
    for (let time = 0; time < 5; time += 1) {
      const [known, none] = [await login?.(patient), await login?.(unknown)];
      expect(known?.body).toBe(none?.body);
    }
    expect(await jobs()).toBe(before + 2);
  });
});

test('keys, tickets and counters are deleted after a day, unconfirmed accounts after a week', async () => {
  proves('keys-are-forgotten');
  const clock = { now: () => new Date(t.clock.now().getTime() + 25 * 3_600_000) };
  const context = {
    clock,
    database: t.database,
    keys: accountKeysRepository(t.database),
    attempts: socialAttemptsRepository(t.database),
    signupPasswords: signupPasswordsRepository(t.database),
    throttles: throttleRepository(t.database),
  };
  const { email } = await clinic.patient();
  await t.call(initPasswordReset, { body: email });
  await t.pool.query(
    `insert into account (id, email, role, created_at) values
      (gen_random_uuid(), 'vieja@ejemplo.test', 'PATIENT', now() - interval '8 days'),
      (gen_random_uuid(), 'reciente@ejemplo.test', 'PATIENT', now() - interval '2 days')`,
  );
  await t.pool.query(
    `insert into account_key (id, account_id, purpose, key_hash, expires_at, used_at)
     select gen_random_uuid(), id, 'reset', '\\x01', now() + interval '30 minutes', now() from account where email = $1`,
    [email],
  );
  await tidyUp(context);
  const { rows } = await t.pool.query(
    `select (select count(*)::int from rate_counter) as counters, (select count(*)::int from account_key where key_hash = '\\x01') as keys,
      (select array_agg(email) from account where email in ('vieja@ejemplo.test', 'reciente@ejemplo.test')) as pending,
      (select count(*)::int from account where email = $1) as active`,
    [email],
  );
  expect(rows).toEqual([{ counters: 0, keys: 0, pending: ['reciente@ejemplo.test'], active: 1 }]);
});
