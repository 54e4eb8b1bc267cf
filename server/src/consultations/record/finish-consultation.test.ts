import { getHistoryPatient, searchHistories } from '@app/contract/clinical-history';
import {
  createConsultation,
  downloadDocument,
  getAttendedPatient,
  getConsultation,
  getDraft,
  listDocuments,
  listPatientConsultations,
  reportProblem,
  saveDraft,
} from '@app/contract/consultations';
import { searchNotifications } from '@app/contract/notifications';
import { listPrescriptions } from '@app/contract/prescriptions';
import { commandEntry, rankQueue } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { ageRecord } from '../../testing/record-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { PRESCRIBED, recordOf, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const countOf = async (table: string, queueId: string): Promise<number> =>
  (await t.pool.query(`select count(*)::int n from ${table} where visit_id = $1`, [queueId]))
    .rows[0].n;

describe('a record is refused', () => {
  test('by a patient, another professional or without a session', async () => {
    proves('record-is-its-professionals');
    const visit = await visits.aVisit();
    const other = await clinic.professional();
    expect((await t.call(createConsultation, recordOf(visit))).statusCode).toBe(401);
    expect(
      (await t.call(createConsultation, recordOf(visit), visit.patient.token)).statusCode,
    ).toBe(403);
    expect((await t.call(createConsultation, recordOf(visit), other.token)).statusCode).toBe(404);
    expect(await countOf('consultation', visit.queueId)).toBe(0);
  });

  test('without the password a prescription is not signed', async () => {
    const visit = await visits.aVisit();
    const answer = await t.call(createConsultation, recordOf(visit), visit.professional.token);
    expect(answer.json()).toMatchObject({ status: 401, code: 'session.step-up-required' });
  });

  test('under an older claim', async () => {
    const visit = await visits.aVisit();
    const answer = await t.call(
      createConsultation,
      recordOf(visit, { claimEpoch: 1 }),
      visit.professional.token,
    );
    expect(answer.json()).toMatchObject({ status: 409, code: 'visits.stale-claim' });
  });

  test.each([
    ['no detail', { detail: ' ' }, 'detail.required'],
    ['no diagnosis', { diagnosis: '' }, 'diagnosis.required'],
    ['a control of no list', { follow_up: 'IN_5_YEARS' }, 'follow_up.unknown'],
    ['a reason of 2,001 characters', { reason: 'x'.repeat(2001) }, 'reason.too-long'],
    [
      'a study of 401 characters',
      { studies: [{ name: 'x'.repeat(401), diagnosis: 'Tos' }] },
      'name.too-long',
    ],
    [
      'a referral of 121 characters',
      { specialties: [{ name: 'Cardiología', diagnosis: 'Tos', comment: 'x'.repeat(121) }] },
      'comment.too-long',
    ],
  ])('with %s', async (_, over, code) => {
    proves('record-required-words', 'study-name-limit', 'referral-text-limit');
    const visit = await visits.aVisit();
    const answer = await t.call(
      createConsultation,
      recordOf(visit, over) as never,
      visit.professional.token,
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fieldErrors.map((error: { code: string }) => error.code)).toContain(code);
  });

  test('while data of the professional required by law is missing, and lists it', async () => {
    const visit = await visits.aVisit();
    await visits.stepUpNow(visit);
    await t.pool.query('update professional set refeps_code = null where account_id = $1', [
      visit.professional.accountId,
    ]);
    const answer = await t.call(createConsultation, recordOf(visit), visit.professional.token);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'consultations.legal-fields-missing',
      current: { missing: ['professional.refeps'] },
    });
    expect(await countOf('consultation', visit.queueId)).toBe(0);
  });

  test('with a medicine of restricted sale or one that is not in the catalogue', async () => {
    const visit = await visits.aVisit();
    await visits.stepUpNow(visit);
    const { rows } = await t.pool.query(
      `select id from medication where sale_condition = 'restricted' limit 1`,
    );
    const order = (medication_id: number) =>
      t.call(
        createConsultation,
        recordOf(visit, { medications: [{ ...PRESCRIBED[0], medication_id }] }) as never,
        visit.professional.token,
      );
    expect((await order(rows[0].id)).json().code).toBe('consultations.restricted-medication');
    expect((await order(999_999)).json().code).toBe('consultations.unknown-medication');
  });

  test('with a medicine by some other text than the name of the catalogue', async () => {
    const visit = await visits.aVisit();
    await visits.stepUpNow(visit);
    for (const name of ['Ibuprofeno', 'ibuprofeno 400 mg, comprimido (envase por 20)']) {
      const medications = [{ quantity: 1, name, posology: 'cada 8 horas' }];
      const record = recordOf(visit, { medications });
      const answer = await t.call(createConsultation, record as never, visit.professional.token);
      expect(answer.json().code).toBe('consultations.unknown-medication');
    }
  });

  test('in part: a failure in the middle stores nothing, and the draft stays', async () => {
    const visit = await visits.aVisit();
    await visits.stepUpNow(visit);
    const params = { queueId: visit.queueId };
    await t.call(
      saveDraft,
      { params, body: { version: 0, content: { detail: 'Odinofagia' } } },
      visit.professional.token,
    );
    await t.pool.query('alter table notification add constraint broken check (false) not valid');
    const record = recordOf(visit, { version: 1 });
    const failed = await t.call(createConsultation, record, visit.professional.token);
    await t.pool.query('alter table notification drop constraint broken');
    expect(failed.statusCode).toBe(500);
    expect(await countOf('consultation', visit.queueId)).toBe(0);
    const fail = {
      params,
      body: { command: 'FailSaveConsultation' as const, claimEpoch: visit.claimEpoch },
    };
    expect((await t.call(commandEntry, fail, visit.professional.token)).json().data.status).toBe(
      'FAIL_SAVE_CONSULTATION',
    );
    const draft = await t.call(getDraft, { params }, visit.professional.token);
    expect(draft.json().data).toMatchObject({ version: 1, content: { detail: 'Odinofagia' } });
    expect((await t.call(createConsultation, record, visit.professional.token)).statusCode).toBe(
      200,
    );
  });
});

test('a medicine ordered by the name that the catalogue offers it under is that one', async () => {
  const visit = await visits.aVisit();
  await visits.stepUpNow(visit);
  const { rows } = await t.pool.query(
    `select id, generic_name || ' ' || concentration || ', ' || form || ' (' || presentation || ')' as name
     from medication where sale_condition = 'prescription' and active order by id limit 1`,
  );
  const medications = [{ quantity: 1, name: rows[0].name, posology: 'cada 8 horas' }];
  const record = recordOf(visit, { medications });
  const answer = await t.call(createConsultation, record as never, visit.professional.token);
  expect(answer.statusCode).toBe(200);
  const prescribed = await t.pool.query(
    `select medication_id from prescription_line l join prescription p on p.id = l.prescription_id
     join consultation c on c.id = p.consultation_id where c.visit_id = $1`,
    [visit.queueId],
  );
  expect(prescribed.rows).toEqual([{ medication_id: rows[0].id }]);
});

describe('a finished consultation', () => {
  test('closes the entry, issues its documents and notifies the patient', async () => {
    proves('documents-reach-the-inbox', 'call-finish-consultation', 'call-prescriptions');
    const visit = await visits.aFinishedVisit();
    const { rows } = await t.pool.query('select phase from visit where id = $1', [visit.queueId]);
    expect(rows[0].phase).toBe('FINISHED');
    const inbox = (await t.call(searchNotifications, { query: {} }, visit.patient.token)).json()
      .data;
    expect(inbox).toHaveLength(visit.documents);
    expect(inbox.map(({ subject }: { subject: string }) => subject)).toContain(
      'Receta de la Dra. Benítez para María',
    );
    const list = (
      await t.call(listPrescriptions, { query: { statuses: 'new' } }, visit.patient.token)
    ).json().data;
    expect(list).toHaveLength(1);
    expect(list[0].medications).toHaveLength(2);
    expect(list[0].test_mark).toBe(true);
  });

  test('sent twice at once is stored once with the same answer', async () => {
    proves('call-finish-consultation');
    const visit = await visits.aVisit();
    await visits.stepUpNow(visit);
    const answers = await Promise.all(
      [1, 2, 3].map(() => t.call(createConsultation, recordOf(visit), visit.professional.token)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().data[0].consultationId)).size).toBe(1);
    expect(await countOf('consultation', visit.queueId)).toBe(1);
  });

  test('does not store an older text over a later saved one', async () => {
    const visit = await visits.aVisit();
    const { professional, queueId } = visit;
    const keep = (version: number, detail: string) =>
      t.call(
        saveDraft,
        { params: { queueId }, body: { version, content: { detail } } },
        professional.token,
      );
    await visits.stepUpNow(visit);
    await keep(0, 'Faringitis');
    await keep(1, 'Faringitis con exudado');
    for (const over of [{ version: 1 }, {}]) {
      const stale = await t.call(createConsultation, recordOf(visit, over), professional.token);
      expect(stale.json()).toMatchObject({
        status: 409,
        code: 'consultations.stale-draft',
        current: { version: 2, content: { detail: 'Faringitis con exudado' } },
      });
    }
    expect(await countOf('consultation', queueId)).toBe(0);
    const stored = await t.call(
      createConsultation,
      recordOf(visit, { version: 2 }),
      professional.token,
    );
    expect(stored.statusCode).toBe(200);
    expect((await keep(2, 'Otro texto')).statusCode).toBe(409);
  });

  test('of a simultaneous save and finish one is refused, and no confirmed text is lost', async () => {
    for (let race = 0; race < 10; race += 1) {
      const visit = await visits.aVisit();
      const { professional, queueId } = visit;
      await visits.stepUpNow(visit);
      const [saved, stored] = await Promise.all([
        t.call(
          saveDraft,
          { params: { queueId }, body: { version: 0, content: { detail: 'Otro' } } },
          professional.token,
        ),
        t.call(createConsultation, recordOf(visit), professional.token),
      ]);
      expect([saved.statusCode, stored.statusCode].sort()).toEqual([200, 409]);
    }
  });

  test('is stored though the patient leaves meanwhile', async () => {
    const visit = await visits.aVisit();
    await visits.stepUpNow(visit);
    const leaving = await t.pool.connect();
    await leaving.query('begin');
    await leaving.query(
      `update visit set phase = 'WRAP_UP', patient_out_at = now(), version = version + 1
       where id = $1`,
      [visit.queueId],
    );
    const storing = t.call(createConsultation, recordOf(visit), visit.professional.token);
    await until(async () => {
      const { rowCount } = await t.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    await leaving.query('commit');
    leaving.release();
    expect((await storing).statusCode).toBe(200);
    const { rows } = await t.pool.query('select phase from visit where id = $1', [visit.queueId]);
    expect(rows).toEqual([{ phase: 'FINISHED' }]);
  });

  test('is read by its patient and its professional only', async () => {
    proves('consultation-on-the-wire', 'history-readers');
    const visit = await visits.aFinishedVisit();
    const read = (token?: string) =>
      t.call(getConsultation, { params: { consultationId: visit.consultationId } }, token);
    const stranger = await clinic.patient();
    const other = await clinic.professional();
    expect((await read()).statusCode).toBe(401);
    expect((await read(stranger.token)).statusCode).toBe(404);
    expect((await read(other.token)).statusCode).toBe(404);
    expect((await read(visit.patient.token)).statusCode).toBe(200);
    const own = await read(visit.professional.token);
    expect(own.json().data).toMatchObject({
      professional_name: 'Dra. Laura Benítez',
      professional_license: 'M.N. 98421',
      consultation_type: 'VIRTUAL_GUARD',
      count_edit: 0,
    });
    const audit = await t.pool.query(
      `select outcome, rule from audit_event where entity_id = $1 and type = 'consultation.read' order by recorded_at`,
      [visit.consultationId],
    );
    expect(audit.rows).toEqual([
      { outcome: 'denied', rule: null },
      { outcome: 'denied', rule: null },
      { outcome: 'success', rule: 'own family' },
      { outcome: 'success', rule: 'author' },
    ]);
  });

  test('opens the history to its professional for thirty days', async () => {
    const visit = await visits.aFinishedVisit();
    const history = () =>
      t.call(
        getHistoryPatient,
        { params: { id: visit.patient.personId } },
        visit.professional.token,
      );
    expect((await history()).json().data).toMatchObject({
      consultations: 1,
      first_name: 'María',
      email: visit.patient.email,
      username: visit.patient.email.split('@')[0],
    });
    const found = await t.call(
      searchHistories,
      { body: { fullName: 'gonzalez' } },
      visit.professional.token,
    );
    expect(found.json().data).toHaveLength(1);
    await ageRecord(t, visit.consultationId, '31 days');
    expect((await history()).statusCode).toBe(404);
  });

  test('is paged newest first, and a page past the last one is empty', async () => {
    const visit = await visits.aFinishedVisit();
    const page = (number: number) =>
      t.call(
        listPatientConsultations,
        { query: { patientId: visit.patient.personId, page: number } },
        visit.patient.token,
      );
    expect((await page(0)).json()).toMatchObject({
      total: 1,
      data: { consultationId: visit.consultationId },
    });
    expect((await page(1)).json()).toEqual({ status: 'ok', data: null, total: 1 });
    const byLogin = await t.call(
      listPatientConsultations,
      { query: { patientLogin: visit.patient.email } },
      visit.patient.token,
    );
    expect(byLogin.json().total).toBe(1);
  });

  test('is rated once', async () => {
    const visit = await visits.aFinishedVisit();
    const rate = () =>
      t.call(
        rankQueue,
        { params: { queueId: visit.queueId }, body: { rating: 5 } },
        visit.patient.token,
      );
    expect((await rate()).statusCode).toBe(200);
    expect((await rate()).json().code).toBe('visits.already-rated');
  });
});

describe('documents', () => {
  test('download as the same signed bytes every time, and only for authorized readers', async () => {
    const visit = await visits.aFinishedVisit();
    const list = (
      await t.call(
        listDocuments,
        { params: { consultationId: visit.consultationId } },
        visit.patient.token,
      )
    ).json().data;
    expect(list).toHaveLength(visit.documents);
    const documentId = list[0].id;
    const get = (token: string) => t.call(downloadDocument, { params: { documentId } }, token);
    const stranger = await clinic.patient();
    expect((await get(stranger.token)).statusCode).toBe(404);
    const [first, second] = [await get(visit.patient.token), await get(visit.professional.token)];
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['content-disposition']).toContain('attachment');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    await expect(
      t.pool.query(`update document set title = 'x' where id = $1`, [documentId]),
    ).rejects.toThrow(/never changed/);
  });
});

describe('the draft', () => {
  test('is readable by its author only, and never replaced unread', async () => {
    proves('draft-is-kept-and-restored');
    const visit = await visits.aVisit();
    const other = await clinic.professional();
    const params = { queueId: visit.queueId };
    const save = (version: number, detail: string) =>
      t.call(
        saveDraft,
        { params, body: { version, content: { detail } } },
        visit.professional.token,
      );
    expect((await t.call(getDraft, { params }, other.token)).statusCode).toBe(404);
    expect((await save(0, 'uno')).json().data.version).toBe(1);
    expect((await save(1, 'dos')).json().data.version).toBe(2);
    const stale = await save(1, 'tres');
    expect(stale.json()).toMatchObject({
      status: 409,
      code: 'consultations.stale-draft',
      current: { version: 2, content: { detail: 'dos' } },
    });
  });

  test('is kept for the next professional who attends', async () => {
    proves('professional-sees-attended-patient', 'call-attended-patient');
    const visit = await visits.aVisit();
    const params = { queueId: visit.queueId };
    const patient = await t.call(getAttendedPatient, { params }, visit.professional.token);
    expect(patient.json().data).toMatchObject({
      first_name: 'María',
      holder_name: null,
      email: visit.patient.email,
      username: visit.patient.email.split('@')[0],
      address_dto: { street: expect.any(String), city: expect.any(String) },
    });
    expect((await t.call(getAttendedPatient, { params }, visit.patient.token)).statusCode).toBe(
      403,
    );
  });

  test('outlives a technical failure that ends the call', async () => {
    const visit = await visits.aVisit();
    const params = { queueId: visit.queueId };
    await t.call(
      saveDraft,
      { params, body: { version: 0, content: { detail: 'uno' } } },
      visit.professional.token,
    );
    const report = await t.call(
      reportProblem,
      { params, body: { text: 'Se cortó el audio' } },
      visit.professional.token,
    );
    expect(report.statusCode).toBe(200);
    const { rows } = await t.pool.query('select status from visit where id = $1', [visit.queueId]);
    expect(rows[0].status).toBe('ERROR');
    expect(await countOf('consultation_draft', visit.queueId)).toBe(1);
  });
});
