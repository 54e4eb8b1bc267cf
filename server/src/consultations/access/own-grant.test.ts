import { getHistoryPatient, listHistoryDates } from '@app/contract/clinical-history';
import {
  addAddendum,
  createConsultation,
  downloadDocument,
  getAttendedPatient,
  getConsultation,
  listDocuments,
  listPatientConsultations,
  updateConsultation,
} from '@app/contract/consultations';
import { getPlanInfo } from '@app/contract/coverage';
import { type EndpointSpec, fillPath } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { listOwnEntries } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { addCallMessage } from '../../testing/call-setup.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { familiesOf } from '../../testing/family.ts';
import { setBirthDate } from '../../testing/person-setup.ts';
import { ageRecord } from '../../testing/record-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import {
  type FinishedVisit,
  PRESCRIBED,
  recordOf,
  type Visit,
  visitsOf,
} from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
let families: ReturnType<typeof familiesOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
  families = familiesOf(t);
});

const visitOf = async (birthDate: string) =>
  visits.aVisit({ patient: await families.aDependant(clinic, birthDate) });

const visitAt = (age: number, inDays = 0) => visitOf(families.bornToTurn(age, inDays));

const isAsked = async ({ queueId, professional }: Visit): Promise<boolean> =>
  (await t.call(getAttendedPatient, { params: { queueId } }, professional.token)).json().data
    .needs_own_grant;

async function finishWith(visit: Visit, over: object) {
  await visits.stepUpNow(visit);
  return t.call(createConsultation, recordOf(visit, over), visit.professional.token);
}

const storedOf = async ({ queueId }: Visit): Promise<number> =>
  (await t.pool.query('select id from consultation where visit_id = $1', [queueId])).rows.length;

describe('a record is refused', () => {
  test('without the answer of a patient of 16 or 17 with a holder', async () => {
    const visit = await visitAt(17);
    expect(await isAsked(visit)).toBe(true);
    for (const holder_may_read of [undefined, null, 'no']) {
      const answer = await finishWith(visit, { holder_may_read });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fieldErrors).toMatchObject([
        { field: 'holder_may_read', code: 'holder_may_read.required' },
      ]);
    }
    expect(await storedOf(visit)).toBe(0);
  });

  test('with an answer from a patient who is not asked', async () => {
    for (const visit of [await visitAt(12), await visits.aVisit()]) {
      expect(await isAsked(visit)).toBe(false);
      const answer = await finishWith(visit, { holder_may_read: false });
      expect(answer.json().fieldErrors).toMatchObject([
        { field: 'holder_may_read', code: 'holder_may_read.not-asked' },
      ]);
      expect(await storedOf(visit)).toBe(0);
    }
  });
});

test.each([
  ['the day before the 16th birthday', 16, 1, false],
  ['the 16th birthday', 16, 0, true],
  ['the day before the 18th birthday', 18, 1, true],
])('on %s the patient is asked: %s in %s days, %s', async (_, age, inDays, expected) => {
  expect(await isAsked(await visitAt(age, inDays))).toBe(expected);
});

test('a call belongs to the day it began, though it is finished after midnight', async () => {
  const visit = await visitAt(16);
  await t.pool.query(`update visit set started_at = started_at - interval '1 day' where id = $1`, [
    visit.queueId,
  ]);
  expect(await isAsked(visit)).toBe(false);
  expect((await finishWith(visit, {})).statusCode).toBe(200);
});

test('a call under way over an 18th birthday ends normally, and then the holder has to be accepted', async () => {
  const visit = await visitAt(18, 1);
  const { patient, professional, queueId } = visit;
  await setBirthDate(t, patient.personId, families.bornToTurn(18));
  expect((await families.memberOf(patient)).status).toBe('PENDING');
  const entries = await t.call(listOwnEntries, {}, patient.token);
  expect(entries.json().data).toMatchObject([{ queueId, phase: 'IN_CALL' }]);
  const plan = { params: { patientId: patient.personId } };
  expect((await t.call(getPlanInfo, plan, professional.token)).statusCode).toBe(200);
  const { consultationId } = await visits.finish(visit, { holder_may_read: true });
  const read = { params: { consultationId } };
  expect((await t.call(getConsultation, read, patient.token)).statusCode).toBe(404);
});

/** Words that occur only in the record and its orders. */
const SECRETS = {
  diagnosis: 'Diagnóstico reservado',
  reason: 'Motivo reservado',
  detail: 'Registro reservado',
  medications: PRESCRIBED.map((line) => ({ ...line, posology: 'Posología reservada' })),
  studies: [{ name: 'Estudio reservado', diagnosis: 'Diagnóstico reservado' }],
  specialties: [
    { name: 'Especialidad reservada', diagnosis: 'x', comment: 'Comentario reservado' },
  ],
  certificates: [
    {
      diagnosis: 'x',
      indications: 'Reposo reservado',
      unit: 'Horas',
      duration: 24,
      institution: 'Escuela reservada',
    },
  ],
  other_indications: [{ id: 1, text: 'Indicaciones reservadas' }],
};

/** Writes a message in the call of a visit. */
const write = ({ queueId, professional }: Visit, body: string) =>
  addCallMessage(t, {
    visit_id: queueId,
    account_id: professional.accountId,
    side: 'professional',
    body,
    sent_at: t.clock.now(),
  });

async function aKept(holder_may_read: boolean): Promise<FinishedVisit> {
  const visit = await visitAt(17);
  await write(visit, 'Mensaje reservado');
  return visits.finish(visit, { ...SECRETS, holder_may_read });
}

/** Ids of one consultation for use in paths and queries. */
async function namesOf({ consultationId, queueId, patient }: FinishedVisit) {
  const ids = async (table: string) =>
    (
      await t.pool.query<{ id: string }>(`select id from ${table} where consultation_id = $1`, [
        consultationId,
      ])
    ).rows.map(({ id }) => id);
  const { rows: prescriptions } = await t.pool.query<{ external_id: string }>(
    'select external_id from prescription where consultation_id = $1',
    [consultationId],
  );
  const { rows: members } = await t.pool.query<{ id_number: string }>(
    'select id_number from person where id = $1',
    [patient.personId],
  );
  const login = `${patient.email}#${members[0]?.id_number}`;
  const { data } = (await t.call(searchNotifications, { query: {} }, patient.token)).json();
  const notifications: string[] = data.map(({ id }: { id: string }) => id);
  return {
    paths: {
      consultationId: [consultationId],
      documentId: await ids('document'),
      prescriptionId: await ids('prescription'),
      queueId: [queueId],
      channel: [queueId],
      patientId: [patient.personId],
      memberId: [patient.personId],
      notificationId: notifications,
      id: [patient.personId, login, consultationId, ...notifications],
    } as Record<string, string[]>,
    queries: [
      {},
      { patientId: patient.personId },
      { patientLogin: login },
      { patient_login: login },
      ...prescriptions.map(({ external_id }) => ({ externalId: external_id })),
    ] as Record<string, string>[],
  };
}

type Names = Awaited<ReturnType<typeof namesOf>>;

/** Every address of an endpoint with those ids. */
function addressesOf({ path }: EndpointSpec, { paths }: Names): string[] {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return parameters
    .reduce<Record<string, string>[]>(
      (made, name) =>
        made.flatMap((one) => (paths[name] ?? ['1']).map((value) => ({ ...one, [name]: value }))),
      [{}],
    )
    .map((values) => fillPath(path, values));
}

/** Every call that a patient's session can make with those ids; reads first, since some others end the session. */
function callsWith(names: Names) {
  const calls = t.endpoints
    .filter(({ access }) => access === 'session')
    .flatMap((endpoint) => addressesOf(endpoint, names).map((url) => ({ endpoint, url })))
    .flatMap((call) =>
      (call.endpoint.query ? names.queries : [{}]).map((query) => ({ ...call, query })),
    );
  const isReading = ({ endpoint }: (typeof calls)[number]) => endpoint.method === 'GET';
  return [...calls.filter(isReading), ...calls.filter((call) => !isReading(call))];
}

const CLINICAL =
  /reservad|Paracetamol|Ibuprofeno|(Receta|Certificado médico|Pedido de estudios|Derivación|Indicaciones|Constancia de teleasistencia) de la Dra/i;

/** The patient calls whose answers reveal clinical content to the holder's account. */
async function tellingCalls(visit: FinishedVisit): Promise<string[]> {
  const telling = new Set<string>();
  const { email, token } = visit.patient;
  let answered = 0;
  for (const { endpoint, url, query } of callsWith(await namesOf(visit))) {
    const { method, path } = endpoint;
    const live = method === 'GET' ? token : await clinic.logIn(email);
    const answer = await t.http.inject({
      method,
      url,
      query,
      headers: { authorization: `Bearer ${live}` },
      ...(endpoint.body && { payload: {} }),
    });
    answered += Number(answer.statusCode === 200);
    const isPdf = String(answer.headers['content-type']).startsWith('application/pdf');
    if (isPdf || CLINICAL.test(answer.body)) telling.add(`${method} ${path}`);
  }
  expect(answered).toBeGreaterThan(15);
  return [...telling].sort();
}

describe('a consultation that a patient of 17 withheld', () => {
  test('reveals nothing clinical to the holder by any call', async () => {
    proves('own-grant-of-16-and-17');
    expect(await tellingCalls(await aKept(false))).toEqual([]);
  });

  test('is shown as a visit that took place: when, with whom and of what specialty', async () => {
    const { consultationId, documents, patient } = await aKept(false);
    expect(documents).toBe(6);
    const params = { consultationId };
    const read = (await t.call(getConsultation, { params }, patient.token)).json().data;
    expect(read).toMatchObject({
      withheld: true,
      consultationId,
      professional_specialties: 'Clínica médica',
      diagnosis: '',
      reason: '',
      detail: '',
      prescriptions: [],
      indications: [],
      certificates: [],
      studies: [],
      specialties: [],
      addenda: [],
      messages: [],
    });
    expect(read.professional_name).toMatch(/Benítez/);
    const page = { query: { patientId: patient.personId } };
    expect((await t.call(listPatientConsultations, page, patient.token)).json()).toMatchObject({
      total: 1,
      data: { withheld: true, detail: '' },
    });
    const dates = await t.call(
      listHistoryDates,
      { params: { id: patient.personId } },
      patient.token,
    );
    expect(dates.json().data).toMatchObject([{ consultationId }]);
    const inbox = await t.call(searchNotifications, { query: {} }, patient.token);
    expect(inbox.json().data).toMatchObject([
      {
        event: 'consultation.held',
        subject: 'Consulta de Ana con la Dra. Benítez, Clínica médica',
        description: '<p>La consulta se realizó.</p>',
        entity: { type: 'consultation', id: consultationId },
      },
    ]);
  });

  test('refuses its documents, and audits the attempt', async () => {
    const { consultationId, patient } = await aKept(false);
    const params = { consultationId };
    expect((await t.call(listDocuments, { params }, patient.token)).statusCode).toBe(404);
    const { rows } = await t.pool.query(
      `select outcome from audit_event where type = 'documents.list' and entity_id = $1`,
      [consultationId],
    );
    expect(rows).toEqual([{ outcome: 'denied' }]);
  });

  test('is complete for its professional, and its edits notify nobody', async () => {
    const visit = await aKept(false);
    const { consultationId, patient, professional } = visit;
    const params = { consultationId };
    const { data } = (await t.call(getConsultation, { params }, professional.token)).json();
    expect(data).toMatchObject({ withheld: false, detail: 'Registro reservado' });
    expect((await t.call(listDocuments, { params }, professional.token)).json().data).toHaveLength(
      6,
    );
    const body = { ...SECRETS, detail: 'Registro reservado y corregido' };
    const edit = { params, body: { ...body, certificates: [] } as never };
    const edited = await t.call(updateConsultation, edit, professional.token, {
      'if-match': '"1"',
    });
    expect(edited.statusCode).toBe(200);
    const inbox = await t.call(searchNotifications, { query: {} }, patient.token);
    expect(inbox.json().data.map(({ event }: { event: string }) => event)).toEqual([
      'consultation.held',
    ]);
    await ageRecord(t, consultationId, '4 days');
    const text = { params, body: { text: 'Aclaración reservada' } };
    expect((await t.call(addAddendum, text, professional.token)).statusCode).toBe(200);
    expect(await tellingCalls(visit)).toEqual([]);
  });
});

describe('a consultation that the holder may read', () => {
  test('is read like any other', async () => {
    const visit = await aKept(true);
    expect(await tellingCalls(visit)).toEqual([
      'GET /api/consultations/:consultationId/documents',
      'GET /api/consultations/:queueId/summary',
      'GET /api/consultations/own',
      'GET /api/documents/:documentId',
      'GET /api/notifications',
      'GET /api/prescriptions/:prescriptionId/pdf',
      'GET /services/consultation/api/business/consultations',
      'GET /services/consultation/api/business/consultations/:consultationId',
      'GET /services/consultation/api/business/consultations/:consultationId/versions',
      'GET /services/prescription/api/business/prescriptions',
    ]);
  });

  test('so is one from before the question existed: it has no answer', async () => {
    const visit = await visitAt(15);
    const { consultationId, patient } = await visits.finish(visit, SECRETS);
    await setBirthDate(t, patient.personId, families.bornToTurn(17));
    const read = await t.call(getConsultation, { params: { consultationId } }, patient.token);
    expect(read.json().data).toMatchObject({ withheld: false, detail: 'Registro reservado' });
  });
});

test('the answer is stored with the record, with who asked and the question, and never changes', async () => {
  const { consultationId, patient, professional } = await aKept(false);
  const { rows } = await t.pool.query(
    `select consent.person_id, granted, accepted_by, kind, version, body_hash <> '' as hashed
     from consent join consent_text on consent_text.id = consent_text_id where consultation_id = $1`,
    [consultationId],
  );
  expect(rows).toEqual([
    {
      person_id: patient.personId,
      granted: false,
      accepted_by: professional.accountId,
      kind: 'holder-reading',
      version: 1,
      hashed: true,
    },
  ]);
  for (const change of ['update consent set granted = true', 'delete from consent']) {
    await expect(
      t.pool.query(`${change} where consultation_id = $1`, [consultationId]),
    ).rejects.toThrow('never changed');
  }
});

test('two first answers at once store one text', async () => {
  const both = [await visitAt(16), await visitAt(17)];
  const stored = await Promise.all(
    both.map((visit) => finishWith(visit, { holder_may_read: true })),
  );
  expect(stored.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { rows } = await t.pool.query(
    `select version from consent_text where kind = 'holder-reading'`,
  );
  expect(rows).toEqual([{ version: 1 }]);
});

test('the holder still reads what they wrote about the patient', async () => {
  const { patient } = await aKept(false);
  const read = await t.call(getHistoryPatient, { params: { id: patient.personId } }, patient.token);
  expect(read.json().data).toMatchObject({ first_name: 'Ana', consultations: 1 });
  expect(
    (await t.call(downloadDocument, { params: { documentId: patient.personId } }, patient.token))
      .statusCode,
  ).toBe(404);
});
