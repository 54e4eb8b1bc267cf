import {
  getHistoryPatient,
  listHistoryDates,
  listRecentPrescriptions,
} from '@app/contract/clinical-history';
import {
  createConsultation,
  getAttendedPatient,
  listPatientConsultations,
  reportProblem,
  saveDraft,
} from '@app/contract/consultations';
import { getPlanInfo } from '@app/contract/coverage';
import { DAY_MS, HOUR_MS } from '@app/contract/kernel';
import { listPrescriptions } from '@app/contract/prescriptions';
import { commandEntry, UNRECORDED_HOURS } from '@app/contract/visits';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { recordOf, type Visit, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

async function pass(visit: Visit, ms: number): Promise<Visit> {
  t.clock.advance(ms);
  const { professional } = visit;
  return {
    ...visit,
    professional: { ...professional, token: await clinic.logIn(professional.email) },
  };
}

const attended = ({ professional, queueId }: Visit) =>
  t.call(getAttendedPatient, { params: { queueId } }, professional.token);

/** Status of every reading of the patient's record by the visit's professional. */
async function doors(visit: Visit): Promise<number[]> {
  const { patient, professional } = visit;
  const { personId: id, email } = patient;
  const answers = [
    await t.call(
      listPatientConsultations,
      { query: { patientId: id, page: 0 } },
      professional.token,
    ),
    await t.call(getHistoryPatient, { params: { id } }, professional.token),
    await t.call(listHistoryDates, { params: { id } }, professional.token),
    await t.call(listRecentPrescriptions, { params: { id } }, professional.token),
    await t.call(listPrescriptions, { query: { patient_login: email } }, professional.token),
    await attended(visit),
  ];
  return answers.map(({ statusCode }) => statusCode);
}
const OPEN = [200, 200, 200, 200, 200, 200];
const CLOSED = [404, 404, 404, 404, 404, 404];

const failSave = ({ professional, queueId }: Visit) =>
  t.call(
    commandEntry,
    { params: { queueId }, body: { command: 'FailSaveConsultation' } },
    professional.token,
  );

test('a failed call closes every door at once', async () => {
  const visit = await visits.aVisit();
  expect(await doors(visit)).toEqual(OPEN);
  const { professional, queueId } = visit;
  const report = { params: { queueId }, body: { text: 'No hubo sonido en ningún momento.' } };
  await t.call(reportProblem, report, professional.token);
  expect(await doors(visit)).toEqual(CLOSED);
});

test('a record that could not be saved leaves the doors open for a day', async () => {
  proves('fail-save-consultation');
  const visit = await visits.aVisit();
  await failSave(visit);
  const soon = await pass(visit, (UNRECORDED_HOURS - 1) * HOUR_MS);
  expect(await doors(soon)).toEqual(OPEN);
  const late = await pass(soon, 2 * HOUR_MS);
  expect(await doors(late)).toEqual([404, 404, 404, 404, 404, 200]);
  const { patient, professional } = late;
  const plan = { params: { patientId: patient.personId } };
  expect((await t.call(getPlanInfo, plan, professional.token)).statusCode).toBe(404);
});

test('a late record shows its patient’s name and no current data, and may still be stored', async () => {
  proves('fail-save-consultation');
  const visit = await visits.aVisit();
  await failSave(visit);
  const late = await pass(visit, DAY_MS + HOUR_MS);
  expect((await attended(late)).json().data).toMatchObject({
    first_name: expect.any(String),
    id_number: null,
    phone_number: null,
    email: null,
    username: null,
    address_dto: null,
    holder_name: null,
    patient_dto: null,
    consultations: null,
  });
  const draft = { version: 0, content: { detail: 'Faringitis' } };
  const { queueId, professional } = late;
  const saved = await t.call(saveDraft, { params: { queueId }, body: draft }, professional.token);
  expect(saved.statusCode).toBe(200);
  await visits.stepUpNow(late);
  expect(
    (await t.call(createConsultation, recordOf(late, { version: 1 }), professional.token))
      .statusCode,
  ).toBe(200);
});

test('the data of an attended patient is closed after the care window, even to the author of the record', async () => {
  const visit = await visits.aFinishedVisit();
  expect((await attended(visit)).json().data).toMatchObject({ consultations: 1 });
  const after = await pass(visit, 31 * DAY_MS);
  expect(await doors(after)).toEqual(CLOSED);
});
