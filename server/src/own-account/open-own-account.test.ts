import { OWN_ACCOUNT_DNI_TRIES, OWN_ACCOUNT_KEY_HOURS } from '@app/contract/own-account';
import { getOwnProfile } from '@app/contract/profiles';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { addAccount } from '../testing/account-setup.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { duringChange } from '../testing/during-change.ts';
import { familiesOf } from '../testing/family.ts';
import { type Dependant, ownAccountsOf } from '../testing/own-accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let accounts: ReturnType<typeof ownAccountsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  accounts = ownAccountsOf(t, clinic);
});

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

/** A dependant to whom the link was mailed. */
async function mailed() {
  const dependant = await accounts.aDependant();
  return { dependant, key: await accounts.mailed(dependant) };
}

const accountsOf = async ({ memberId }: Dependant) =>
  (
    await t.pool.query(
      `select account.email, account.role, account.status from account
       join person on person.account_id = account.id where person.id = $1`,
      [memberId],
    )
  ).rows;

const countOf = async (email: string): Promise<number> =>
  (await t.pool.query('select id from account where email = $1', [email])).rows.length;

describe('no account is opened', () => {
  test('with an unknown, old or used key', async () => {
    const { dependant, key } = await mailed();
    expect(codeOf(await accounts.check('x'.repeat(43)))).toBe('accounts.key-invalid');
    expect(codeOf(await accounts.open('x'.repeat(43), dependant.dni))).toBe('accounts.key-invalid');
    await t.pool.query(
      `update own_account_key set expires_at = now() - interval '1 second' where person_id = $1`,
      [dependant.memberId],
    );
    expect(codeOf(await accounts.check(key))).toBe('accounts.key-invalid');
    expect(codeOf(await accounts.open(key, dependant.dni))).toBe('accounts.key-invalid');
    expect(await accountsOf(dependant)).toEqual([]);
  });

  test('for who left the group since the link was mailed', async () => {
    const { dependant, key } = await mailed();
    const families = familiesOf(t);
    const member = { ...dependant.holder, personId: dependant.memberId };
    await (await families.leaving(clinic, member))();
    expect(codeOf(await accounts.check(key))).toBe('accounts.key-invalid');
    expect(codeOf(await accounts.open(key, dependant.dni))).toBe('accounts.key-invalid');
    expect(await accountsOf(dependant)).toEqual([]);
  });

  test('for who leaves the group while the link is used', async () => {
    const { dependant, key } = await mailed();
    const change = `update family_link set status = 'ENDED' where member_id = $1`;
    const opened = await duringChange(t, { change, id: dependant.memberId }, () =>
      accounts.open(key, dependant.dni),
    );
    expect(codeOf(opened)).toBe('accounts.key-invalid');
    expect(await accountsOf(dependant)).toEqual([]);
  });

  test('with a weak password, which costs no try', async () => {
    const { dependant, key } = await mailed();
    expect(codeOf(await accounts.open(key, dependant.dni, '12345'))).toBe(
      'accounts.password-too-short',
    );
    expect(codeOf(await accounts.open(key, dependant.dni, 'password'))).toBe(
      'accounts.password-common',
    );
    expect((await accounts.open(key, dependant.dni)).statusCode).toBe(200);
  });

  test('with another DNI: a few are forgiven, and the last one ends the link', async () => {
    proves('own-account-dni-is-counted');
    const { dependant, key } = await mailed();
    const guesses = Array.from({ length: OWN_ACCOUNT_DNI_TRIES }, () =>
      accounts.open(key, '99999999'),
    );
    const answers = await Promise.all(guesses);
    expect(answers.map(codeOf)).toEqual(
      Array(OWN_ACCOUNT_DNI_TRIES).fill('own-account.wrong-id-number'),
    );
    expect(codeOf(await accounts.open(key, dependant.dni))).toBe('accounts.key-invalid');
    expect(await accountsOf(dependant)).toEqual([]);
  });

  test('with an e-mail that got an account meanwhile, and the record keeps nobody', async () => {
    const { dependant, key } = await mailed();
    await addAccount(t, { email: dependant.email, role: 'PATIENT' });
    const answer = await accounts.open(key, dependant.dni);
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'accounts.email-in-use']);
    expect(await accountsOf(dependant)).toEqual([]);
  });

  test('with an earlier link, once a newer one was mailed', async () => {
    const { dependant, key } = await mailed();
    const newer = await accounts.mailed(dependant, 2);
    expect(codeOf(await accounts.open(key, dependant.dni))).toBe('accounts.key-invalid');
    expect((await accounts.open(newer, dependant.dni)).statusCode).toBe(200);
  });
});

describe('a link', () => {
  test('works for some days, and opening it changes nothing', async () => {
    const { dependant, key } = await mailed();
    for (const _ of [1, 2]) {
      expect((await accounts.check(key)).json()).toEqual({ status: 'ok', email: dependant.email });
    }
    const { rows } = await t.pool.query(
      `select extract(epoch from expires_at - created_at)::int / 3600 as hours from own_account_key where person_id = $1`,
      [dependant.memberId],
    );
    expect(rows).toEqual([{ hours: OWN_ACCOUNT_KEY_HOURS }]);
    expect(await accounts.listed(dependant.holder)).toMatchObject([{ state: 'MAILED' }]);
  });

  test('makes one account, however often it is used at once', async () => {
    proves('own-account-once');
    const { dependant, key } = await mailed();
    const answers = await Promise.all([1, 2, 3, 4].map(() => accounts.open(key, dependant.dni)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    expect(await accountsOf(dependant)).toHaveLength(1);
    expect(codeOf(await accounts.open(key, dependant.dni))).toBe('accounts.key-invalid');
  });

  test('of two requests makes one account, at either address', async () => {
    const { dependant, key } = await mailed();
    const second = { ...dependant, email: `segunda-${dependant.email}` };
    const [other, answer] = await Promise.all([
      accounts.mailed(second).catch(() => undefined),
      accounts.open(key, dependant.dni),
    ]);
    const again = other ? [await accounts.open(other, dependant.dni)] : [];
    const done = [answer, ...again].filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
    expect(await accountsOf(dependant)).toHaveLength(1);
    expect((await countOf(dependant.email)) + (await countOf(second.email))).toBe(1);
  });

  test('takes the address from a registration that nobody confirmed', async () => {
    const { dependant, key } = await mailed();
    const id = await addAccount(t, { email: dependant.email, role: 'PATIENT' });
    await t.pool.query(`update account set status = 'PENDING' where id = $1`, [id]);
    expect((await accounts.open(key, dependant.dni)).statusCode).toBe(200);
    expect(await accountsOf(dependant)).toMatchObject([{ email: dependant.email }]);
  });
});

test('the account is a patient’s, of the person and record that exist, and the holder is told', async () => {
  proves('own-account-over-the-record');
  const dependant = await accounts.aDependant();
  const own = await accounts.opened(dependant);
  expect(await accountsOf(dependant)).toEqual([
    { email: dependant.email, role: 'PATIENT', status: 'ACTIVE' },
  ]);
  const profile = (await t.call(getOwnProfile, {}, own.token)).json().data;
  expect(profile).toMatchObject({
    id: dependant.memberId,
    id_number: dependant.dni,
    first_name: 'Ana',
    patient_dto: { full_profile: true, family_group: [] },
  });
  const { rows: accepted } = await t.pool.query(
    'select consent_text_id from account_consent where account_id = $1',
    [own.accountId],
  );
  expect(accepted.length).toBeGreaterThan(0);
  const { rows: told } = await t.pool.query(
    `select subject from notification where account_id = $1 and event = 'own-account.opened'`,
    [dependant.holder.accountId],
  );
  expect(told).toEqual([{ subject: 'Ana ya tiene su propia cuenta' }]);
  expect(await accounts.listed(dependant.holder)).toEqual([]);
  expect(codeOf(await accounts.ask(dependant.holder, dependant.memberId, 'b@ejemplo.test'))).toBe(
    'own-account.exists',
  );
});
