import { getHistoryPatient } from '@app/contract/clinical-history';
import {
  downloadStudy,
  getOwnProfile,
  listStudies,
  registerPatient,
  removeStudy,
  STUDIES_MAX,
  STUDY_MAX_BYTES,
  type StudyFile,
  uploadStudy,
} from '@app/contract/profiles';
import { aPatientProfile } from '@app/contract/profiles/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { addAccount } from '../../testing/account-setup.ts';
import { aClinic, type Clinic, type SomePatient } from '../../testing/clinic.ts';
import { aPdf, aPdfOf, aPicture } from '../../testing/sample-files.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let maria: SomePatient;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  maria = await clinic.maria();
});

const pdf = aPdf().toString('base64');
const upload = (
  token: string,
  over: { subject?: string; filename?: string; base64?: string } = {},
) =>
  t.call(
    uploadStudy,
    {
      params: { subject: over.subject ?? 'own' },
      body: { filename: over.filename ?? 'laboratorio.pdf', base64: over.base64 ?? pdf },
    },
    token,
  );
const list = async (token: string, subject = 'own'): Promise<StudyFile[]> =>
  (await t.call(listStudies, { params: { subject } }, token)).json().data;
const download = (token: string, studyId: string) =>
  t.call(downloadStudy, { params: { studyId } }, token);
const remove = (token: string, studyId: string, subject = 'own') =>
  t.call(removeStudy, { params: { subject, studyId } }, token);

/** Fills a person's history with files of this size. */
const fill = (personId: string, count: number, size: number) =>
  t.pool.query(
    `insert into stored_file (id, account_id, person_id, subject, purpose, filename, mimetype, size, state, sha256, sealed, wrapped_key, key_id)
     select gen_random_uuid()::text, account_id, id, 'own', 'study', 'x.pdf', 'application/pdf', $3, 'AVAILABLE', '', '', '', ''
     from person, generate_series(1, $2) where id = $1`,
    [personId, count, size],
  );

describe('a study is refused', () => {
  test('without a session, from a professional, or for a member of another group', async () => {
    const professional = await clinic.professional();
    const stranger = await clinic.patient();
    const member = clinic.memberIds[0] ?? '';
    expect((await upload('')).statusCode).toBe(401);
    expect((await upload(professional.token)).statusCode).toBe(403);
    expect((await upload(stranger.token, { subject: member })).statusCode).toBe(404);
    expect((await upload(stranger.token, { subject: maria.personId })).statusCode).toBe(404);
  });

  test.each([
    ['an SVG that is called a picture', '<svg/>', 'placa.png', 422, 'profiles.file-type-refused'],
    ['a page that is called a PDF', '<html>', 'informe.pdf', 422, 'profiles.file-type-refused'],
  ])('%s', async (_, text, filename, status, code) => {
    const patient = await clinic.patient();
    const base64 = Buffer.from(text).toString('base64');
    const answer = await upload(patient.token, { filename, base64 });
    expect(answer.json()).toMatchObject({ status, code });
    expect(await list(patient.token)).toEqual([]);
  });

  test.each([
    ['no base64 at all', 'esto no es base64', 422, 'profiles.file-broken'],
    [
      'a PDF without pages',
      aPdfOf(
        '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
        '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
        'trailer<</Root 1 0 R>>',
      ).toString('base64'),
      422,
      'profiles.file-without-pages',
    ],
    ['nothing', '', 422, 'profiles.file-broken'],
    [
      'more than 5 MB',
      Buffer.concat([aPdf(), Buffer.alloc(STUDY_MAX_BYTES)]).toString('base64'),
      413,
      'profiles.file-too-large',
    ],
    ['more than the call takes', 'A'.repeat(9 * 1024 * 1024), 413, 'request.too-large'],
  ])('of %s', async (_, base64, status, code) => {
    proves('study-file-types');
    const patient = await clinic.patient();
    expect((await upload(patient.token, { base64 })).json()).toMatchObject({ status, code });
  });

  test('beyond twenty, or 50 MB in total', async () => {
    const [many, large] = [await clinic.patient(), await clinic.patient()];
    await fill(many.personId, STUDIES_MAX, 1000);
    expect((await upload(many.token)).json()).toMatchObject({
      status: 409,
      code: 'profiles.too-many-files',
    });
    await fill(large.personId, 10, STUDY_MAX_BYTES);
    expect((await upload(large.token)).json().code).toBe('profiles.too-many-files');
  });

  test('beyond twenty when six are uploaded at once: one is accepted', async () => {
    const patient = await clinic.patient();
    await fill(patient.personId, STUDIES_MAX - 1, 1000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(patient.token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await list(patient.token)).toHaveLength(STUDIES_MAX);
  });
});

describe('a study', () => {
  test('is returned as it was sent, as a download that is not executed', async () => {
    proves('study-comes-back-as-sent', 'hostile-studies-are-kept-as-names-only');
    const patient = await clinic.patient();
    const stored: StudyFile = (await upload(patient.token)).json().data;
    expect(stored).toMatchObject({ filename: 'laboratorio.pdf', mimetype: 'application/pdf' });
    // Without an antivirus studies are available at once.
    expect(stored.state).toBe('AVAILABLE');
    const answer = await download(patient.token, stored.id);
    expect(answer.rawPayload.equals(aPdf())).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''laboratorio.pdf",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const own = (await t.call(getOwnProfile, {}, patient.token)).json().data;
    expect(own.patient_dto.study).toEqual([stored]);
  });

  test.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\fotos\\placa.php', 'placa.jpg'],
    ['Análisis de sangre.JPEG', 'Análisis de sangre.JPEG'],
    ['radiografía', 'radiografía.jpg'],
  ])('named %j is stored as %j', async (filename, kept) => {
    proves('hostile-studies-are-kept-as-names-only');
    const patient = await clinic.patient();
    const base64 = (await aPicture('jpeg')).toString('base64');
    const answer = await upload(patient.token, { filename, base64 });
    expect(answer.json().data).toMatchObject({ filename: kept, mimetype: 'image/jpeg' });
  });

  test('is encrypted in the database', async () => {
    const patient = await clinic.patient();
    const { id }: StudyFile = (await upload(patient.token)).json().data;
    const { rows } = await t.pool.query('select sealed from stored_file where id = $1', [id]);
    expect(rows[0].sealed.includes(Buffer.from('%PDF'))).toBe(false);
  });

  test('is readable by its patient and by the attending professional, and each reading is audited', async () => {
    const visit = await visitsOf(t, clinic).aVisit();
    const stranger = await clinic.patient();
    const other = await clinic.professional();
    const { id }: StudyFile = (await upload(visit.patient.token)).json().data;
    expect((await download('', id)).statusCode).toBe(401);
    expect((await download(stranger.token, id)).statusCode).toBe(404);
    expect((await download(other.token, id)).statusCode).toBe(404);
    expect((await download(visit.patient.token, id)).statusCode).toBe(200);
    expect((await download(visit.professional.token, id)).statusCode).toBe(200);
    const history = await t.call(
      getHistoryPatient,
      { params: { id: visit.patient.personId } },
      visit.professional.token,
    );
    expect(history.json().data.patient_dto.study).toMatchObject([{ id }]);
    const { rows } = await t.pool.query(
      `select purpose from audit_event where type = 'study.download' and entity_id = $1 order by recorded_at`,
      [id],
    );
    expect(rows).toEqual([{ purpose: 'PATRQT' }, { purpose: 'TREAT' }]);
  });

  test('is deleted when removed if nobody opened it; otherwise it is hidden', async () => {
    const visit = await visitsOf(t, clinic).aVisit();
    const { token } = visit.patient;
    const [unseen, seen] = [
      (await upload(token)).json().data.id,
      (await upload(token)).json().data.id,
    ];
    await download(visit.professional.token, seen);
    expect((await remove((await clinic.patient()).token, seen)).statusCode).toBe(404);
    for (const id of [unseen, seen]) expect((await remove(token, id)).statusCode).toBe(200);
    expect(await list(token)).toEqual([]);
    expect((await download(token, seen)).statusCode).toBe(404);
    const { rows } = await t.pool.query('select id from stored_file where id = any($1)', [
      [unseen, seen],
    ]);
    expect(rows).toEqual([{ id: seen }]);
  });

  test('is in the audit of its patient when it is attached and when it is taken away', async () => {
    const { token, accountId, personId } = await clinic.patient();
    const { id } = (await upload(token)).json().data;
    await remove(token, id);
    const { rows } = await t.pool.query(
      `select type, action, account_id, patient_id from audit_event
       where entity_type = 'stored_file' and entity_id = $1 order by recorded_at`,
      [id],
    );
    const by = { account_id: accountId, patient_id: personId };
    expect(rows).toEqual([
      { type: 'study.upload', action: 'C', ...by },
      { type: 'study.remove', action: 'D', ...by },
    ]);
  });

  test('attached to a draft belongs to the person once the profile is finished', async () => {
    const email = 'estudios@ejemplo.test';
    const id = await addAccount(t, { email, role: 'PATIENT', idNumber: '40999888' });
    const token = await clinic.logIn(email);
    const study: StudyFile = (await upload(token)).json().data;
    await upload(token, { subject: 'new-member' });
    expect((await download((await clinic.patient()).token, study.id)).statusCode).toBe(404);
    expect(
      (await t.call(registerPatient, { body: aPatientProfile() as never }, token)).statusCode,
    ).toBe(200);
    expect(await list(token)).toEqual([study]);
    const { rows } = await t.pool.query(
      'select person_id from stored_file where account_id = $1 order by person_id',
      [id],
    );
    expect(rows.map(({ person_id }) => person_id === null)).toEqual([false, true]);
  });
});
