import type { AddressInfo } from 'node:net';
import { authenticate, getAccount, mintToken, register } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { joinQueue } from '@app/contract/guard-queue';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { connectStock } from '../platform/stomp/testing/stock-client.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let staff: ReturnType<typeof staffOf>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  staff = staffOf(t, clinic);
  admin = await staff.proven();
  await t.http.listen({ host: '127.0.0.1', port: 0 });
});

const STANDING = ['DEACTIVATE', 'REACTIVATE', 'END_SESSIONS', 'REMOVE_SECOND_FACTOR'] as const;
const EVERY = [
  ...STANDING,
  'ACTIVATION_MAIL',
  'RESET_MAIL',
  'VERIFY',
  'OBSERVE',
  'SUSPEND',
  'LIFT_SUSPENSION',
] as const;

const logIn = async (username: string, password = DEMO_PASSWORD) =>
  t.call(authenticate, { body: { username, password } });
const isIn = async ({ token }: Someone) => (await t.call(getAccount, {}, token)).statusCode === 200;
const auditOf = async (accountId: string) =>
  (
    await t.pool.query(
      `select rule, account_id from audit_event where entity_id = $1 and type = 'staff-act.done'`,
      [accountId],
    )
  ).rows;
const phaseOf = async (visitId: string) =>
  (await t.pool.query('select phase, patient_out_at from visit where id = $1', [visitId])).rows[0];

describe('an act on an account is refused', () => {
  test.each(EVERY)('%s, to everybody who is not staff', async (act) => {
    const { accountId } = await clinic.patient();
    const others = [
      await clinic.patient(),
      await clinic.professional(),
      await clinic.pharmacist(),
      { ...admin, token: '' },
    ];
    const answers = await Promise.all(others.map((other) => staff.acts[act](accountId, other)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401]);
  });

  test.each(STANDING)('%s, without a proof of identity', async (act) => {
    const { accountId } = await clinic.patient();
    const unproven = await clinic.staff('MEDICAL_DIRECTOR');
    expect((await staff.acts[act](accountId, unproven)).json().code).toBe(
      'session.step-up-required',
    );
  });

  test.each(STANDING)('%s, on the own account, and on one that is not there', async (act) => {
    expect((await staff.acts[act](admin.accountId, admin)).json().code).toBe('people.own-account');
    expect((await staff.acts[act](newId(), admin)).statusCode).toBe(404);
  });

  test('where the state does not allow it, and then nothing is recorded', async () => {
    const { accountId } = await clinic.patient();
    for (const act of ['REACTIVATE', 'REMOVE_SECOND_FACTOR', 'ACTIVATION_MAIL'] as const)
      expect((await staff.acts[act](accountId, admin)).json().code).toBe('people.state-refused');
    expect(await auditOf(accountId)).toEqual([]);
  });
});

describe('a disabled account', () => {
  test('has no session and no socket any more, and a right password is told that it is off', async () => {
    const patient = await clinic.patient();
    const url = `ws://127.0.0.1:${(t.http.server.address() as AddressInfo).port}/ws`;
    const { client } = await connectStock(url, patient.token);
    expect((await staff.acts.DEACTIVATE(patient.accountId, admin)).json().data).toEqual({
      state: 'DONE',
    });
    expect(await isIn(patient)).toBe(false);
    await until(() => !client.connected);
    expect((await logIn(patient.email)).json().code).toBe('accounts.disabled');
    expect((await logIn(patient.email, 'otra clave larga')).json().code).toBe(
      'accounts.bad-credentials',
    );
    expect(await auditOf(patient.accountId)).toEqual([
      { rule: 'DEACTIVATE', account_id: admin.accountId },
    ]);
    await until(() => t.mails.some(({ to }) => to === patient.email));
    await staff.acts.REACTIVATE(patient.accountId, admin);
    expect((await logIn(patient.email)).statusCode).toBe(200);
    expect(await isIn(patient)).toBe(false);
  });

  test('never gets in by a login or a renewal that runs at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const patient = await clinic.patient();
      const answer = await t.http.inject({
        method: 'POST',
        url: authenticate.path,
        payload: { username: patient.email, password: DEMO_PASSWORD },
      });
      const cookies = { sid: answer.cookies[0]?.value ?? '' };
      const [opened] = await Promise.all([
        logIn(patient.email),
        staff.acts.DEACTIVATE(patient.accountId, admin),
        t.http.inject({ method: 'POST', url: mintToken.path, cookies }),
      ]);
      const token = String(opened.json().id_token ?? '');
      expect(await isIn({ ...patient, token })).toBe(false);
      const renewed = await t.http.inject({ method: 'POST', url: mintToken.path, cookies });
      expect(renewed.statusCode).toBe(401);
      const { rows } = await t.pool.query(
        'select id from session where account_id = $1 and ended_at is null',
        [patient.accountId],
      );
      expect(rows).toEqual([]);
    }
  });

  test('of a patient loses its place in the line', async () => {
    const patient = await clinic.patient();
    const body = { patientId: patient.personId, specialtyId: 1, reason: 'Fiebre' };
    const { queueId } = (await t.call(joinQueue, { body }, patient.token)).json().data;
    await staff.acts.DEACTIVATE(patient.accountId, admin);
    expect(await phaseOf(queueId)).toMatchObject({ phase: 'QUIT' });
  });

  test('of a professional ends the call and the duty, and keeps what was noted', async () => {
    const { professional, queueId } = await visitsOf(t, clinic).aVisit();
    await t.pool.query(
      `insert into consultation_draft (visit_id, author_id, version, content) values ($1, $2, 1, '{}')`,
      [queueId, professional.accountId],
    );
    await staff.acts.DEACTIVATE(professional.accountId, admin);
    expect(await phaseOf(queueId)).toMatchObject({
      phase: 'WRAP_UP',
      patient_out_at: expect.any(Date),
    });
    const { rows } = await t.pool.query(
      `select available, (select count(*)::int from consultation_draft where visit_id = $2) as drafts
       from professional_presence where account_id = $1`,
      [professional.accountId, queueId],
    );
    expect(rows).toEqual([{ available: false, drafts: 1 }]);
  });
});

test('ended sessions leave the account as it is', async () => {
  const patient = await clinic.patient();
  await staff.acts.END_SESSIONS(patient.accountId, admin);
  expect(await isIn(patient)).toBe(false);
  expect((await logIn(patient.email)).statusCode).toBe(200);
});

test('a lost second factor is taken away with the sessions that it opened', async () => {
  const professional = await clinic.professional();
  await t.pool.query(
    `insert into second_factor (account_id, secret_box, confirmed_at) values ($1, '\\x00', now())`,
    [professional.accountId],
  );
  expect((await staff.sheetOf(professional.accountId, admin)).secondFactor).toBe(true);
  await staff.acts.REMOVE_SECOND_FACTOR(professional.accountId, admin);
  expect(await isIn(professional)).toBe(false);
  expect((await staff.sheetOf(professional.accountId, admin)).secondFactor).toBe(false);
});

describe('keys', () => {
  test('go to the owner, and staff reads none of them', async () => {
    const patient = await clinic.patient();
    const director = await clinic.staff('MEDICAL_DIRECTOR');
    const answer = await staff.acts.RESET_MAIL(patient.accountId, director);
    expect(answer.json()).toEqual({ status: 'ok', data: { state: 'DONE' } });
    await until(() =>
      t.mails.some(({ to, text }) => to === patient.email && text.includes('/reset/finish?key=')),
    );
  });

  test('an activation is mailed again', async () => {
    const email = 'sin.activar@ejemplo.test';
    await t.call(register, {
      body: {
        email,
        password: 'una clave larga',
        id_number: '31222333',
        active_role: 'PATIENT',
      } as never,
    });
    const mailsTo = () => t.mails.filter(({ to }) => to === email).length;
    await until(() => mailsTo() === 1);
    const { rows } = await t.pool.query('select id from account where email = $1', [email]);
    expect((await staff.acts.ACTIVATION_MAIL(rows[0].id, admin)).statusCode).toBe(200);
    await until(() => mailsTo() === 2);
  });
});

test('of two administrators who disable each other at once one stays', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [one, two] = [await staff.proven(), await staff.proven()];
    await t.pool.query(
      `update account set status = 'DISABLED' where role = 'ADMIN' and id <> all($1::uuid[])`,
      [[one.accountId, two.accountId]],
    );
    const answers = await Promise.all([
      staff.acts.DEACTIVATE(two.accountId, one),
      staff.acts.DEACTIVATE(one.accountId, two),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await t.pool.query(
      `select id from account where role = 'ADMIN' and status = 'ACTIVE'`,
    );
    expect(rows).toHaveLength(1);
    // The last administrator can be neither disabled nor given another role.
    const director = await staff.proven('MEDICAL_DIRECTOR');
    expect((await staff.acts.DEACTIVATE(rows[0].id, director)).json().code).toBe(
      'people.last-admin',
    );
    await t.pool.query(`update account set status = 'ACTIVE' where role = 'ADMIN'`);
  }
});
