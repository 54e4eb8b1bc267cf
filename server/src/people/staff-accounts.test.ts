import { finishActivation, register } from '@app/contract/accounts';
import { changeRole, createStaffAccount, listBranchChoices } from '@app/contract/people';
import { getOwnBranch } from '@app/contract/pharmacies';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { REASON, staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let staff: ReturnType<typeof staffOf>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  staff = staffOf(t, clinic);
  admin = await staff.proven();
});

const accountOf = async (email: string) =>
  (await t.pool.query('select id, role, status from account where email = $1', [email])).rows[0];
const keyOf = async (email: string): Promise<string> => {
  const keys = () =>
    t.mails
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /activation\/finish\?key=([\w-]+)/.exec(text)?.[1] ?? []);
  await until(() => keys().length > 0);
  return keys().at(-1) ?? '';
};

describe('an account of staff is refused', () => {
  test('to everybody but an administrator who proved who they are', async () => {
    const body = { email: 'x@ejemplo.test', role: 'ADMIN' as const };
    const director = await staff.proven('MEDICAL_DIRECTOR');
    for (const other of [director, await clinic.patient(), await clinic.pharmacist()]) {
      expect((await staff.createAccount(other, body)).statusCode).toBe(403);
      const role = { role: 'ADMIN' as const, reason: REASON };
      const given = { params: { accountId: director.accountId }, body: role };
      expect((await t.call(changeRole, given, other.token)).statusCode).toBe(403);
    }
    const unproven = await clinic.staff('ADMIN');
    expect((await staff.createAccount(unproven, body)).json().code).toBe(
      'session.step-up-required',
    );
  });

  test('with an e-mail in use, a role that people register with, or a password', async () => {
    const { email } = await clinic.patient();
    expect((await staff.createAccount(admin, { email, role: 'ADMIN' })).json().code).toBe(
      'people.email-taken',
    );
    for (const body of [
      { email: 'y@ejemplo.test', role: 'PATIENT', reason: REASON },
      { email: 'y@ejemplo.test', role: 'ADMIN', reason: REASON, password: 'una clave larga' },
      { email: 'y@ejemplo.test', role: 'ADMIN', reason: 'porque sí' },
      { email: 'y@ejemplo.test', role: 'PHARMACY', reason: REASON },
      { email: 'y@ejemplo.test', role: 'ADMIN', branchId: newId(), reason: REASON },
    ])
      expect(
        (await t.call(createStaffAccount, { body: body as never }, admin.token)).statusCode,
      ).toBe(400);
  });

  test('at a branch that is not there', async () => {
    const body = { email: 'z@ejemplo.test', role: 'PHARMACY', branchId: newId() } as const;
    expect((await staff.createAccount(admin, body)).statusCode).toBe(404);
    expect(await accountOf('z@ejemplo.test')).toBeUndefined();
  });
});

test('of a pharmacy: its owner sets the password and serves at the branch', async () => {
  const email = 'mostrador@ejemplo.test';
  const { branchId } = await clinic.pharmacist();
  await staff.createAccount(admin, { email, role: 'PHARMACY', branchId });
  expect(await accountOf(email)).toMatchObject({ role: 'PHARMACY', status: 'PENDING' });
  const key = await keyOf(email);
  const mail = t.mails.findLast(({ to }) => to === email)?.text ?? '';
  expect(mail).toContain('creó una cuenta para vos');
  // Its owner did not request it.
  expect(mail).not.toMatch(/fuiste vos|pediste/i);
  const body = { key, newPassword: 'demo-2026-cercana-larga' };
  expect((await t.call(finishActivation, { body }, '')).statusCode).toBe(200);
  const { id } = await accountOf(email);
  await t.pool.query(
    `update account set password_hash = (select password_hash from account where email = 'paciente@cercana.test') where id = $1`,
    [id],
  );
  const token = await clinic.logIn(email);
  expect((await t.call(getOwnBranch, {}, token)).json().data.id).toBe(branchId);
});

test('somebody who registers with the e-mail of a new account of staff changes nothing of it', async () => {
  const email = 'nueva.operacion@ejemplo.test';
  await staff.createAccount(admin, { email, role: 'ADMIN' });
  await t.call(register, {
    body: {
      email,
      password: 'una clave larga',
      id_number: '31222334',
      active_role: 'PATIENT',
    } as never,
  });
  await until(() => t.mails.some(({ to, subject }) => to === email && /Ya tenés/.test(subject)));
  expect(await accountOf(email)).toMatchObject({ role: 'ADMIN', status: 'PENDING' });
});

test('an account that was only asked for becomes the one of staff, with one working link', async () => {
  const email = 'se.registro@ejemplo.test';
  await t.call(register, {
    body: {
      email,
      password: 'una clave larga',
      id_number: '31222335',
      active_role: 'PATIENT',
    } as never,
  });
  const old = await keyOf(email);
  await staff.createAccount(admin, { email, role: 'MEDICAL_DIRECTOR' });
  await until(async () => (await keyOf(email)) !== old);
  const finish = (key: string) =>
    t.call(finishActivation, { body: { key, newPassword: 'una clave bien larga' } }, '');
  expect((await finish(old)).statusCode).toBe(400);
  expect((await finish(await keyOf(email))).statusCode).toBe(200);
  expect(await accountOf(email)).toMatchObject({ role: 'MEDICAL_DIRECTOR', status: 'ACTIVE' });
});

describe('another role', () => {
  test('is refused for the own account and for a patient', async () => {
    const give = (accountId: string) =>
      staff.acts.CHANGE_ROLE(accountId, admin, 'MEDICAL_DIRECTOR');
    expect((await give(admin.accountId)).json().code).toBe('people.own-account');
    expect((await give((await clinic.patient()).accountId)).json().code).toBe(
      'people.state-refused',
    );
  });

  test('ends the sessions, and frees from the branch', async () => {
    const pharmacist = await clinic.pharmacist();
    await staff.acts.CHANGE_ROLE(pharmacist.accountId, admin, 'MEDICAL_DIRECTOR');
    expect((await t.call(getOwnBranch, {}, pharmacist.token)).statusCode).toBe(401);
    expect(await staff.sheetOf(pharmacist.accountId, admin)).toMatchObject({
      role: 'MEDICAL_DIRECTOR',
      branch: null,
    });
  });

  test('of two administrators who demote each other at once one stays', async () => {
    const [one, two] = [await staff.proven(), await staff.proven()];
    await t.pool.query(
      `update account set status = 'DISABLED' where role = 'ADMIN' and id <> all($1::uuid[])`,
      [[one.accountId, two.accountId]],
    );
    const answers = await Promise.all([
      staff.acts.CHANGE_ROLE(two.accountId, one, 'MEDICAL_DIRECTOR'),
      staff.acts.CHANGE_ROLE(one.accountId, two, 'MEDICAL_DIRECTOR'),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await t.pool.query(
      `update account set status = 'ACTIVE' where status = 'DISABLED' and password_hash is not null`,
    );
  });
});

test('branches are found by their name', async () => {
  const { branchId } = await clinic.pharmacist();
  const found = await t.call(listBranchChoices, { query: { search: 'centro' } }, admin.token);
  expect(found.json().data).toContainEqual({ id: branchId, name: expect.any(String) });
});
