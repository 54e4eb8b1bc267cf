import { listPatientConsultations } from '@app/contract/consultations';
import { dayOf } from '@app/contract/kernel';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic, type SomePatient } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let patient: SomePatient;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  patient = await clinic.patient();
  for (const day of ['2025-03-05', '2025-03-06', '2025-03-07']) await aVisitOn(day);
});

/** Stores a finished visit of the patient; returns its professional. */
async function aVisitOn(day: string) {
  const professional = await clinic.professional();
  await t.pool.query(
    `with entry as (
       insert into visit (origin, id, person_id, holder_id, account_id, specialty_id, reason, first_name, last_name,
         sex_str, birth_date, financer, holder_email, phase, status, professional_id, patient_lease_until)
       values ('GUARD', $1, $2, $2, $3, 1, 'Tos', 'María', 'González', 'FEMALE', '1988-05-14', 'x', 'x', 'FINISHED', 'FINISHED', $4, now())
       returning id)
     insert into consultation (id, visit_id, claim_epoch, person_id, holder_id, author_id, consultation_type, diagnosis, reason,
       detail, attention_type, professional_name, professional_specialties, professional_license, started_at, created_at, content_hash)
     select id, id, 1, $2, $2, $4, 'VIRTUAL_GUARD', $5, 'Tos', 'Detalle', 'Particular', 'x', 'x', 'x', $6, $6, 'x' from entry`,
    [
      newId(),
      patient.personId,
      patient.accountId,
      professional.accountId,
      `Diagnóstico ${day}`,
      `${day}T12:00Z`,
    ],
  );
  return professional;
}

const page = (number: number, token = patient.token) =>
  t.call(listPatientConsultations, { query: { patientId: patient.personId, page: number } }, token);

const audits = async () =>
  (
    await t.pool.query(
      `select outcome, rule, account_id from audit_event
       where type = 'history.page' and patient_id = $1 order by id`,
      [patient.personId],
    )
  ).rows;

test('a stranger gets not-found, and the attempt is audited', async () => {
  proves('history-readers');
  const stranger = await clinic.patient();
  expect((await page(0, stranger.token)).statusCode).toBe(404);
  expect(await audits()).toEqual([
    { outcome: 'denied', rule: null, account_id: stranger.accountId },
  ]);
});

test('a page is not read if its audit row cannot be written', async () => {
  await t.pool.query(
    `alter table audit_event add constraint full_disk check (type <> 'history.page') not valid`,
  );
  const answer = await page(0);
  await t.pool.query('alter table audit_event drop constraint full_disk');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('Diagnóstico');
});

test('each visit is on one page, newest first, and each reading is audited once', async () => {
  proves('history-paging', 'call-patient-consultations', 'history-page-of-one');
  const before = (await audits()).length;
  const read = [];
  for (const number of [0, 1, 2, 3]) read.push((await page(number)).json());
  expect(read.map(({ data }) => data?.diagnosis)).toEqual([
    'Diagnóstico 2025-03-07',
    'Diagnóstico 2025-03-06',
    'Diagnóstico 2025-03-05',
    undefined,
  ]);
  expect(read.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  expect((await audits()).slice(before)).toEqual(
    Array(4).fill({ outcome: 'success', rule: 'own family', account_id: patient.accountId }),
  );
});

test('a professional of the last thirty days reads the history, an earlier one does not', async () => {
  proves('history-readers');
  const ofLongAgo = await aVisitOn('2024-01-01');
  expect((await page(0, ofLongAgo.token)).statusCode).toBe(404);
  const recent = await aVisitOn(dayOf(t.clock.now()));
  expect((await page(4, recent.token)).json()).toMatchObject({
    total: 5,
    data: { diagnosis: 'Diagnóstico 2024-01-01' },
  });
  expect((await audits()).slice(-2)).toEqual([
    { outcome: 'denied', rule: null, account_id: ofLongAgo.accountId },
    { outcome: 'success', rule: 'attended lately', account_id: recent.accountId },
  ]);
});
