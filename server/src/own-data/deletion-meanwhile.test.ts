import { requestPlanContact } from '@app/contract/coverage';
import { askAboutData } from '@app/contract/own-data';
import { beforeAll, expect, test } from 'vitest';
import { agendasOf } from '../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { duringChange } from '../testing/during-change.ts';
import { deletionOf, requestsOf } from '../testing/requests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  admin = await staffOf(t, clinic).proven('ADMIN');
});

const statusesOf = async (personId: string): Promise<string[]> =>
  (
    await t.pool.query('select status from appointment where person_id = $1 order by starts_at', [
      personId,
    ])
  ).rows.map(({ status }) => status);

/** Books another hour for the same patient in a transaction that is not committed yet. */
const BOOKED_MEANWHILE = `insert into appointment (id, schedule_id, professional_id, specialty_id, person_id, holder_id,
    account_id, starts_at, ends_at, attention_type_id, financer, reason, booked_by, booked_by_account_id)
  select gen_random_uuid(), schedule_id, professional_id, specialty_id, person_id, holder_id, account_id,
    starts_at + interval '1 day', ends_at + interval '1 day', attention_type_id, financer, reason, booked_by,
    booked_by_account_id from appointment where account_id = $1`;

test('an appointment that is being booked while its patient is deleted is found and cancelled', async () => {
  const { patient } = await agendas.anAppointment();
  const erase = await deletionOf(t, patient);
  await duringChange(t, { change: BOOKED_MEANWHILE, id: patient.accountId }, () => erase(admin));
  expect(await statusesOf(patient.personId)).toEqual(['CANCELLED', 'CANCELLED']);
});

test('nothing is booked for a patient whose deletion comes first', async () => {
  const agenda = await agendas.anAgenda();
  const [slot] = await agendas.freeHours(agenda);
  const change = `update account set status = 'PSEUDONYMISED' where id = $1`;
  const answer = await duringChange(t, { change, id: agenda.patient.accountId }, () =>
    agendas.book(agenda.professional, agenda.patient, slot),
  );
  expect(answer.json().code).toBe('appointments.patient-unknown');
  expect(await statusesOf(agenda.patient.personId)).toEqual([]);
});

test('what a deleted person still asked of staff is closed in the same transaction', async () => {
  const patient = await clinic.patient();
  const requests = requestsOf(t);
  const params = { patientId: patient.personId };
  await t.call(requestPlanContact, { params }, patient.token);
  await t.call(askAboutData, { params, body: { kind: 'ACCESS' } }, patient.token);
  const erase = await deletionOf(t, patient);
  const open = () =>
    t.pool.query(
      'select kind from staff_request where account_id = $1 and closed_at is null order by kind',
      [patient.accountId],
    );
  expect((await open()).rows.map(({ kind }) => kind)).toEqual([
    'ACCESS',
    'DELETION',
    'PLAN_CONTACT',
  ]);
  await erase(admin);
  expect((await open()).rows).toEqual([]);
  const closed = await requests.rows(admin, { kind: 'ACCESS', state: 'REJECTED' });
  expect(closed).toHaveLength(1);
  const { rows } = await t.pool.query(
    `select step, body from staff_request_event where request_id = $1 order by at`,
    [closed[0]?.id],
  );
  expect(rows.at(-1)).toEqual({
    step: 'REJECTED',
    body: 'Se cerró porque se borraron los datos de quien lo pidió.',
  });
});
