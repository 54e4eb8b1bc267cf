import {
  getHistoryPatient,
  listHistoryDates,
  listRecentPrescriptions,
} from '@app/contract/clinical-history';
import {
  downloadDocument,
  getConsultation,
  getConsultationSummary,
  listConsultationVersions,
  listDocuments,
  listPatientConsultations,
} from '@app/contract/consultations';
import { getDispensing } from '@app/contract/dispensing';
import { downloadPrescription, listPrescriptions } from '@app/contract/prescriptions';
import { downloadStudy, uploadStudy } from '@app/contract/profiles';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { aPdf } from '../../testing/sample-files.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
/** Existing ids that the callers of these tests may not know of. */
const there: Record<string, string> = {};
const missing: Record<string, string> = {
  person: newId(),
  login: 'nadie@ejemplo.test',
  consultation: newId(),
  queue: newId(),
  document: newId(),
  prescription: newId(),
  external: 'AAAAAAAAAAAAAAAAAAAAAA',
  study: newId(),
};
/** One caller of each kind, unrelated to those ids. */
const callers: Record<string, string> = {};

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  const visit = await visitsOf(t, clinic).aFinishedVisit();
  const one = async (query: string, ...values: string[]) =>
    (await t.pool.query(query, values)).rows[0];
  const study = await t.call(
    uploadStudy,
    {
      params: { subject: 'own' },
      body: { filename: 'placa.pdf', base64: aPdf().toString('base64') },
    },
    visit.patient.token,
  );
  const document = await one(
    'select id from document where consultation_id = $1 limit 1',
    visit.consultationId,
  );
  const prescription = await one(
    'select id, external_id from prescription where consultation_id = $1',
    visit.consultationId,
  );
  Object.assign(there, {
    person: visit.patient.personId,
    login: visit.patient.email,
    consultation: visit.consultationId,
    queue: visit.queueId,
    document: document.id,
    prescription: prescription.id,
    external: prescription.external_id,
    study: study.json().data.id,
  });
  const professional = await clinic.professional();
  Object.assign(callers, {
    'a stranger': (await clinic.patient()).token,
    'a professional': professional.token,
    'an unverified professional': await clinic.logIn('pendiente@cercana.test'),
  });
});

type Ids = Record<string, string>;
const id = (of: Ids, name: string) => of[name] ?? '';

/** Every call whose address names a record or a part of one. */
const ways: Record<string, (of: Ids, token: string) => ReturnType<TestApp['call']>> = {
  'a history by id': (of, token) =>
    t.call(getHistoryPatient, { params: { id: id(of, 'person') } }, token),
  'a history by e-mail': (of, token) =>
    t.call(getHistoryPatient, { params: { id: id(of, 'login') } }, token),
  'the days of a history': (of, token) =>
    t.call(listHistoryDates, { params: { id: id(of, 'login') } }, token),
  'its last prescriptions': (of, token) =>
    t.call(listRecentPrescriptions, { params: { id: id(of, 'login') } }, token),
  'a page by id': (of, token) =>
    t.call(listPatientConsultations, { query: { patientId: id(of, 'person'), page: 0 } }, token),
  'a page by login': (of, token) =>
    t.call(listPatientConsultations, { query: { patientLogin: id(of, 'login'), page: 0 } }, token),
  'a page by the login of a dependant': (of, token) =>
    t.call(
      listPatientConsultations,
      { query: { patientLogin: `${id(of, 'login')}#1`, page: 0 } },
      token,
    ),
  'a consultation': (of, token) =>
    t.call(getConsultation, { params: { consultationId: id(of, 'consultation') } }, token),
  'its versions': (of, token) =>
    t.call(listConsultationVersions, { params: { consultationId: id(of, 'consultation') } }, token),
  'its documents': (of, token) =>
    t.call(listDocuments, { params: { consultationId: id(of, 'consultation') } }, token),
  'a document': (of, token) =>
    t.call(downloadDocument, { params: { documentId: id(of, 'document') } }, token),
  'a summary': (of, token) =>
    t.call(getConsultationSummary, { params: { queueId: id(of, 'queue') } }, token),
  'prescriptions by login': (of, token) =>
    t.call(listPrescriptions, { query: { patient_login: id(of, 'login') } }, token),
  'a prescription by its printed id': (of, token) =>
    t.call(listPrescriptions, { query: { externalId: id(of, 'external') } }, token),
  'the file of a prescription': (of, token) =>
    t.call(downloadPrescription, { params: { prescriptionId: id(of, 'prescription') } }, token),
  'the proof of a dispensing': (of, token) =>
    t.call(getDispensing, { params: { prescriptionId: id(of, 'prescription') } }, token),
  'a study': (of, token) => t.call(downloadStudy, { params: { studyId: id(of, 'study') } }, token),
};

const denials = async () =>
  Number(
    (await t.pool.query(`select count(*) from audit_event where outcome = 'denied'`)).rows[0].count,
  );

/** The answer without its own address, and how many attempts the audit has. */
async function answerOf(way: string, of: Ids, token: string) {
  const before = await denials();
  const answer = await ways[way]?.(of, token);
  const { path: _, ...body } = answer?.json() ?? {};
  return { status: answer?.statusCode, body, denials: (await denials()) - before };
}

describe.each(Object.keys(ways))('%s', (way) => {
  test.each(['a stranger', 'a professional', 'an unverified professional'])(
    'answers %s the same whether it exists or not',
    async (who) => {
      const token = callers[who] ?? '';
      const known = await answerOf(way, there, token);
      expect(known).toEqual(await answerOf(way, missing, token));
      expect(known.status).toBeGreaterThanOrEqual(403);
    },
  );
});
