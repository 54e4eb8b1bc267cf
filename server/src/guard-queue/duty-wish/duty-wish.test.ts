import {
  dropDutyWish,
  getDutyWish,
  joinQueue,
  SOMEBODY_ON_DUTY_EVENT,
  WISH_HOURS,
  wishForDuty,
} from '@app/contract/guard-queue';
import { HOUR_MS } from '@app/contract/kernel';
import { updateGuardAvailability } from '@app/contract/presence';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { emptyTheGuard, takeEverybodyOffDuty } from '../../testing/guard-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { tellWishes } from './tell-wishes.ts';

let t: TestApp;
let clinic: Clinic;
let professionals: Someone[];
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  professionals = await Promise.all([clinic.professional(), clinic.professional(2)]);
});
beforeEach(async () => {
  await emptyTheGuard(t);
  await takeEverybodyOffDuty(t);
});

const wish = async ({ token }: Someone) => (await t.call(wishForDuty, {}, token)).statusCode;
const wishOf = async ({ token }: Someone) => (await t.call(getDutyWish, {}, token)).json().data;
const drop = ({ token }: Someone) => t.call(dropDutyWish, {}, token);

const goOnDuty = ({ accountId: id, token }: Someone) =>
  t.call(
    updateGuardAvailability,
    { params: { id }, body: { virtualGuardAvailability: true } },
    token,
  );
const allOnDuty = () => Promise.all(professionals.map(goOnDuty));

const toldTo = async ({ accountId }: Someone): Promise<number> =>
  Number(
    (
      await t.pool.query('select count(*) from notification where account_id = $1 and event = $2', [
        accountId,
        SOMEBODY_ON_DUTY_EVENT,
      ])
    ).rows[0].count,
  );

/** Waits until the background work has taken every wish. */
const wishesAreTaken = () =>
  until(async () => (await t.pool.query('select from duty_wish')).rowCount === 0);

test('only patients wish, and each sees their own', async () => {
  const [patient, stranger] = [await clinic.patient(), await clinic.patient()];
  const [professional] = professionals as [Someone];
  for (const other of [professional, await clinic.staff('ADMIN')]) {
    expect(await wish(other)).toBe(403);
    expect((await drop(other)).statusCode).toBe(403);
  }
  expect(await wish(patient)).toBe(200);
  expect(await wishOf(patient)).toMatchObject({ until: expect.any(String) });
  expect(await wishOf(stranger)).toBeNull();
  await drop(stranger);
  expect(await wishOf(patient)).not.toBeNull();
  await drop(patient);
});

test('who took the wish back, or joined the line, is not told', async () => {
  const [changed, waiting] = [await clinic.patient(), await clinic.patient()];
  await wish(changed);
  await wish(waiting);
  await drop(changed);
  const body = { patientId: waiting.personId, specialtyId: 1, reason: 'Tos' };
  expect((await t.call(joinQueue, { body }, waiting.token)).statusCode).toBe(200);
  expect([await wishOf(changed), await wishOf(waiting)]).toEqual([null, null]);
  const witness = await clinic.patient();
  await wish(witness);
  await allOnDuty();
  await wishesAreTaken();
  expect([await toldTo(changed), await toldTo(waiting), await toldTo(witness)]).toEqual([0, 0, 1]);
});

test('a wish ends after a day', async () => {
  const patient = await clinic.patient();
  await wish(patient);
  t.clock.advance(WISH_HOURS * HOUR_MS);
  const later = { ...patient, token: await clinic.logIn(patient.email) };
  expect(await wishOf(later)).toBeNull();
  const [professional] = professionals as [Someone];
  await goOnDuty({ ...professional, token: await clinic.logIn(professional.email) });
  await wishesAreTaken();
  expect(await toldTo(patient)).toBe(0);
  professionals = await Promise.all(
    professionals.map(async (one) => ({ ...one, token: await clinic.logIn(one.email) })),
  );
});

test('whoever wished it is told by the inbox once, when somebody goes on duty', async () => {
  proves('told-once-somebody-attends');
  const patient = await clinic.patient();
  await wish(patient);
  await wish(patient);
  const { rows } = await t.pool.query('select account_id from duty_wish');
  expect(rows).toEqual([{ account_id: patient.accountId }]);
  expect(await toldTo(patient)).toBe(0);
  await allOnDuty();
  await wishesAreTaken();
  const told = await t.pool.query(
    'select subject, description from notification where event = $1 and account_id = $2',
    [SOMEBODY_ON_DUTY_EVENT, patient.accountId],
  );
  expect(told.rows).toEqual([
    {
      subject: 'Ya hay profesionales en la guardia',
      description: expect.stringMatching(/Clínica médica|Pediatría/),
    },
  ]);
  expect(await wishOf(patient)).toBeNull();
});

test('it leaves the product by the chosen channel, also in quiet hours, and leads to the home', async () => {
  const patient = await clinic.patient();
  await t.pool.query(
    `insert into notification_preference (account_id, email, whatsapp, push, quiet_from, quiet_to)
     values ($1, '{CLINIC}', '{}', '{}', '00:00', '23:59')`,
    [patient.accountId],
  );
  await wish(patient);
  await allOnDuty();
  const mail = await until(() => t.mails.find(({ to }) => to === patient.email));
  expect(mail.text).toMatch(/\/paciente\b/);
  expect(mail.text).not.toMatch(/Clínica médica|Pediatría/);
});

test('a wish while somebody is on duty already is told at once', async () => {
  await allOnDuty();
  const patient = await clinic.patient();
  await wish(patient);
  await wishesAreTaken();
  expect(await toldTo(patient)).toBe(1);
});

test('two servers and two professionals at once tell each wish once', async () => {
  proves('told-once-somebody-attends');
  const patients = await Promise.all(Array.from({ length: 8 }, () => clinic.patient()));
  for (let race = 1; race <= 5; race += 1) {
    await takeEverybodyOffDuty(t);
    for (const patient of patients) await wish(patient);
    await Promise.all([...professionals.map(goOnDuty), tellWishes(t.queue), tellWishes(t.queue)]);
    await Promise.all(Array.from({ length: 6 }, () => tellWishes(t.queue)));
    await wishesAreTaken();
    expect(await Promise.all(patients.map(toldTo))).toEqual(patients.map(() => race));
  }
});
