import { authenticate } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { getOwnBranch } from '@app/contract/pharmacies';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { readConfig } from '../platform/config.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { TEST_PEPPER, type TestApp, testApp } from '../testing/test-app.ts';
import { createUser } from './create-user.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});
afterEach(() => vi.restoreAllMocks());

/** The command's output, or why it did nothing. */
async function create(email: string, role: string, ...others: string[]) {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const config = readConfig({ NODE_ENV: 'test', SESSION_SECRET: TEST_PEPPER });
  const args = ['--email', email, '--role', role, '--password', DEMO_PASSWORD, ...others];
  const error = await createUser({ pool: t.pool, config }, args).then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  return { error, line: String(told.mock.calls[0]?.[0] ?? '') };
}

const exists = async (email: string) =>
  (await t.pool.query('select id from account where email = $1', [email])).rowCount === 1;

test('an account of a pharmacy needs a branch that is there, and is told which there are', async () => {
  proves('branch-of-an-account');
  const { branchId } = await clinic.pharmacist();
  for (const others of [[], ['--branch', newId()], ['--branch', 'Centro']]) {
    const { error } = await create('farmacia@ejemplo.test', 'pharmacy', ...others);
    expect(error).toContain('needs --branch');
    expect(error).toContain(branchId);
  }
  expect(await exists('farmacia@ejemplo.test')).toBe(false);
});

test('no other account has a branch', async () => {
  const { branchId } = await clinic.pharmacist();
  const { error } = await create('admin@ejemplo.test', 'admin', '--branch', branchId);
  expect(error).toContain('Only an account of a pharmacy');
  expect(await exists('admin@ejemplo.test')).toBe(false);
});

test('it logs in and serves at its branch; an e-mail that is taken changes no branch', async () => {
  proves('branch-of-an-account', 'counter-own-branch');
  const [{ branchId }, other] = [await clinic.pharmacist(), await clinic.pharmacist()];
  const { line } = await create('nueva-farmacia@ejemplo.test', 'pharmacy', '--branch', branchId);
  expect(line).toMatch(/nueva-farmacia@ejemplo\.test can log in as PHARMACY of Farmacia.*Centro/);
  const again = await create('nueva-farmacia@ejemplo.test', 'pharmacy', '--branch', other.branchId);
  expect(again.error).toContain('has an account already');
  const body = { username: 'nueva-farmacia@ejemplo.test', password: DEMO_PASSWORD };
  const { id_token } = (await t.call(authenticate, { body })).json();
  expect((await t.call(getOwnBranch, {}, id_token)).json().data.id).toBe(branchId);
});

test('where a second factor is demanded, a pharmacy enrols one before it serves', async () => {
  proves('second-factor-demanded');
  const demanding = await testApp({ REQUIRE_SECOND_FACTOR: true });
  const own = await aClinic(demanding);
  const { email } = await own.pharmacist();
  const body = { username: email, password: DEMO_PASSWORD };
  const login = await demanding.call(authenticate, { body });
  expect(login.json()).toEqual({ mfa_required: 'enrolment', expires_in: 600 });
});
