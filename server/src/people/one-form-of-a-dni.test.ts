import { readFileSync } from 'node:fs';
import path from 'node:path';
import { register } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { findAppointmentPatients } from '@app/contract/appointments';
import { type PersonRow, searchPeople } from '@app/contract/people';
import { proposeCuil } from '@app/contract/profiles';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const MIGRATION = path.join(import.meta.dirname, '../../migrations/0060-one-form-of-a-dni.sql');

let t: TestApp;
let clinic: Clinic;
let staff: ReturnType<typeof staffOf>;
let director: Someone;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  staff = staffOf(t, clinic);
  director = await staff.proven('MEDICAL_DIRECTOR');
  admin = await staff.proven('ADMIN');
});

const doubled = async (kind: 'patients' | 'professionals'): Promise<PersonRow[]> =>
  (await t.call(searchPeople, { body: { kind, doubled: true } }, admin.token)).json().data;
const setDni = async ({ accountId }: Pick<Someone, 'accountId'>, dni: string) => {
  await t.pool.query('update account set id_number = $2 where id = $1', [accountId, dni]);
  await t.pool.query('update person set id_number = $2 where account_id = $1', [accountId, dni]);
};

test('A DNI that begins with a zero is refused by the database', async () => {
  const patient = await clinic.patient();
  await expect(setDni(patient, '05123456')).rejects.toThrow(/account_id_number_form/);
});

test('A registration stores the DNI in one form, however it was typed', async () => {
  for (const [email, id_number] of [
    ['cero@ejemplo.test', '05.987.654'],
    ['cuil@ejemplo.test', `CUIL ${proposeCuil('5987654', 'FEMALE')}`],
  ] as const) {
    const body = { email, id_number, active_role: 'PATIENT' as const, password: DEMO_PASSWORD };
    await t.call(register, { body });
    const stored = () => t.pool.query('select id_number from account where email = $1', [email]);
    await eventually(async () => expect((await stored()).rows).toEqual([{ id_number: '5987654' }]));
  }
});

test('Staff finds a person by every writing of the DNI', async () => {
  const patient = await clinic.patient();
  await setDni(patient, '4765432');
  for (const typed of ['4765432', '04.765.432', 'DNI 4 765 432']) {
    const found = await t.call(
      searchPeople,
      { body: { kind: 'patients', search: typed } },
      admin.token,
    );
    expect(found.json().data).toMatchObject([{ accountId: patient.accountId }]);
    const given = await t.call(findAppointmentPatients, { body: { idNumber: typed } }, admin.token);
    expect(given.json().data).toMatchObject([{ id: patient.personId }]);
  }
});

test('Accounts of one role with one DNI are shown to staff until one is deactivated', async () => {
  const [mine, other, asPatient] = [
    await clinic.professional(),
    await clinic.professional(),
    await clinic.patient(),
  ];
  expect(await doubled('professionals')).toEqual([]);
  for (const someone of [mine, other, asPatient]) await setDni(someone, '21345678');
  const emails = async () => (await doubled('professionals')).map(({ email }) => email).sort();
  expect(await emails()).toEqual([mine.email, other.email].sort());
  expect((await staff.sheetOf(mine.accountId, director)).doubles).toEqual([
    { accountId: other.accountId, email: other.email },
  ]);
  expect((await staff.sheetOf(asPatient.accountId, director)).doubles).toEqual([]);
  await t.pool.query(`update account set status = 'DISABLED' where id = $1`, [other.accountId]);
  expect(await emails()).toEqual([]);
});

test('Accounts with one CUIL are shown too', async () => {
  const [mine, other] = [await clinic.patient(), await clinic.patient()];
  await t.pool.query(
    `update person set cuil = (select cuil from person where account_id = $1) where account_id = $2`,
    [mine.accountId, other.accountId],
  );
  const ids = (await doubled('patients')).map(({ accountId }) => accountId);
  expect(ids).toEqual(expect.arrayContaining([mine.accountId, other.accountId]));
});

test('No licence is verified while another account in use has the DNI', async () => {
  const [mine, other] = [await staff.unverified(), await clinic.professional()];
  await setDni(mine, '22345678');
  await setDni(other, '22345678');
  const { version } = (await staff.sheetOf(mine.accountId, director)).professional ?? {};
  const verify = () => staff.acts.VERIFY(mine.accountId, director, version);
  expect((await verify()).json().code).toBe('people.doubled');
  await setDni(other, '22345679');
  expect((await verify()).statusCode).toBe(200);
});

test('The migration normalises what is stored, and does not fail where numbers become one', async () => {
  const [mine, other] = [await clinic.patient(), await clinic.patient()];
  const client = await t.pool.connect();
  try {
    await client.query('begin');
    await client.query(`alter table account drop constraint account_id_number_form;
      alter table person drop constraint person_id_number_form;
      drop index person_of_cuil; drop function doubles_of;`);
    for (const [{ accountId }, dni] of [
      [mine, '05123456'],
      [other, '5123456'],
    ] as const) {
      await client.query('update account set id_number = $2 where id = $1', [accountId, dni]);
      await client.query(
        `update person set id_number = $2, former_id_numbers = '{05000001}' where account_id = $1`,
        [accountId, dni],
      );
    }
    await client.query(readFileSync(MIGRATION, 'utf8'));
    const { rows } = await client.query(
      `select id_number, former_id_numbers as former, array(select doubles_of(account_id)) as doubles
       from person where account_id = $1`,
      [mine.accountId],
    );
    expect(rows).toEqual([
      { id_number: '5123456', former: ['5000001'], doubles: [other.accountId] },
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
