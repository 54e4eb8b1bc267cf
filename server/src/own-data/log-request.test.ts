import { addDays, type Day, dayOf, instantAt } from '@app/contract/kernel';
import { askAboutData, LOGGED_DAYS_BACK, logRequest } from '@app/contract/own-data';
import { deactivateAccount } from '@app/contract/people';
import type { RequestSheet } from '@app/contract/requests';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { requestsOf } from '../testing/requests.ts';
import { REASON, staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let director: Someone;
let requests: ReturnType<typeof requestsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  requests = requestsOf(t);
  admin = await staffOf(t, clinic).proven('ADMIN');
  director = await staffOf(t, clinic).proven('MEDICAL_DIRECTOR');
});

const today = () => dayOf(t.clock.now());
const aLetter = (over: object = {}) => ({
  kind: 'ACCESS' as const,
  cameBy: 'PAPER' as const,
  cameIn: today() as string,
  text: '',
  ...over,
});
const log = ({ accountId }: Pick<Someone, 'accountId'>, over: object = {}, by: Someone = admin) =>
  t.call(logRequest, { params: { accountId }, body: aLetter(over) }, by.token);
const sheetOf = async (id: string, by: Someone): Promise<RequestSheet> =>
  (await requests.read(id, by)).json().data;
const logged = async (who: Someone, over: object, by = admin): Promise<RequestSheet> => {
  const answer = await log(who, over);
  expect(answer.statusCode).toBe(200);
  return sheetOf(answer.json().data.requestId, by);
};
const newsOf = async ({ accountId }: Someone) =>
  (
    await t.pool.query(
      `select subject, description from notification where account_id = $1 and event = 'request.logged'`,
      [accountId],
    )
  ).rows;
const written = (day: Day) => day.split('-').reverse().join('/');

describe('a logged request is refused', () => {
  test('to everybody but operations', async () => {
    const patient = await clinic.patient();
    const others = [patient, await clinic.professional(), director, await clinic.pharmacist()];
    for (const other of others) expect((await log(patient, {}, other)).statusCode).toBe(403);
    expect((await log(patient, {}, { ...admin, token: '' })).statusCode).toBe(401);
    expect(await newsOf(patient)).toEqual([]);
  });

  test('of somebody who is no patient, or is not there', async () => {
    for (const other of [await clinic.professional(), director])
      expect((await log(other)).statusCode).toBe(404);
    const unknown = '0192a000-0000-7000-8000-0000000000ff';
    expect((await log({ accountId: unknown })).statusCode).toBe(404);
  });

  test('of a day that is ahead, over a year ago, or none', async () => {
    const patient = await clinic.patient();
    for (const cameIn of [addDays(today(), 1), addDays(today(), -LOGGED_DAYS_BACK - 1)])
      expect((await log(patient, { cameIn })).json().code).toBe('own-data.day-impossible');
    expect((await log(patient, { cameIn: '2026-02-30' })).statusCode).toBe(400);
  });

  test('of another kind, with words of a letter, or a failure without words', async () => {
    const patient = await clinic.patient();
    for (const over of [
      { kind: 'PLAN_CHANGE' },
      { kind: 'CORRECTION', text: 'Dice que tengo asma' },
      { kind: 'PROBLEM', text: '  ' },
      { kind: 'PROBLEM', text: 'x'.repeat(257) },
    ])
      expect((await log(patient, over)).statusCode).toBe(400);
  });

  test('while the patient asked for the same, on the screen or on paper', async () => {
    const patient = await clinic.patient();
    const params = { patientId: patient.personId };
    await t.call(askAboutData, { params, body: { kind: 'ACCESS' } }, patient.token);
    expect((await log(patient)).json().code).toBe('own-data.already-asked');
    expect((await log(patient, { kind: 'DELETION' })).statusCode).toBe(200);
    expect((await log(patient, { kind: 'DELETION' })).json().code).toBe('own-data.already-asked');
  });
});

describe('a logged request', () => {
  test('has the clock of the day it came in', async () => {
    const cameIn = addDays(today(), -4);
    const sheet = await logged(await clinic.patient(), { cameIn });
    expect(dayOf(new Date(sheet.createdDate))).toBe(cameIn);
    expect(sheet.dueDate).toBe(
      new Date(instantAt(addDays(cameIn, 11), 0).getTime() - 1).toISOString(),
    );
    expect(sheet.details).toMatchObject({ cameBy: 'PAPER', text: null });
  });

  test('of long ago is overdue at once, first in the list', async () => {
    const sheet = await logged(await clinic.patient(), { cameIn: addDays(today(), -300) });
    expect(sheet.isAlarming).toBe(true);
    const overdue = await requests.rows(admin, { overdue: 'true' });
    expect(overdue.map(({ id }) => id)).toContain(sheet.id);
  });

  test('is told to the patient, who follows it with what they asked, and is audited', async () => {
    const patient = await clinic.patient();
    const cameIn = addDays(today(), -2);
    const { id } = await logged(patient, { cameIn, cameBy: 'TELEPHONE' });
    const [news] = await newsOf(patient);
    expect(news.subject).toBe('Registramos tu pedido de acceso a los datos');
    expect(news.description).toContain(`Nos llegó por teléfono el ${written(cameIn)}.`);
    expect(await requests.own(patient)).toMatchObject([{ id, kind: 'ACCESS', state: 'OPEN' }]);
    const { rows } = await t.pool.query(
      `select account_id, patient_id from audit_event where type = 'request.logged' and entity_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ account_id: admin.accountId, patient_id: patient.personId }]);
  });

  test('about a failure reaches the medical director with its words, and has no clock', async () => {
    const text = 'No pudo entrar a la videollamada.';
    const sheet = await logged(await clinic.patient(), { kind: 'PROBLEM', text }, director);
    expect(sheet).toMatchObject({ dueDate: null, details: { text, cameBy: 'PAPER' } });
  });

  test('that asks for a correction is answered by the medical director', async () => {
    const patient = await clinic.patient();
    const { id } = await logged(patient, { kind: 'CORRECTION' });
    expect((await sheetOf(id, admin)).mayAnswer).toBe(false);
    expect((await requests.resolve(id, director)).statusCode).toBe(200);
  });

  test('of a disabled account is told by mail', async () => {
    const patient = await clinic.patient();
    const { accountId, email } = patient;
    await t.call(
      deactivateAccount,
      { params: { accountId }, body: { reason: REASON } },
      admin.token,
    );
    await log(patient, { kind: 'DELETION' });
    await until(() =>
      t.mails.some(
        ({ to, subject }) => to === email && subject.startsWith('Registramos tu pedido'),
      ),
    );
  });
});
