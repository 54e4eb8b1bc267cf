import { getHistoryPatient } from '@app/contract/clinical-history';
import {
  downloadStudy,
  getOwnProfile,
  listStudies,
  removeStudy,
  STUDIES_MAX,
  type StudyFile,
  uploadStudy,
} from '@app/contract/profiles';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aClamd, type Clamd, EICAR, EICAR_NAME } from '../../testing/clamd.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { startOddScanner } from '../../testing/odd-scanner.ts';
import { aDocx, aPdf } from '../../testing/sample-files.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';
import { askAgain } from './review-studies.ts';

/** A failed job is retried after five seconds, then ten. */
const AFTER_RETRIES = { timeout: 60_000, interval: 100 };
vi.setConfig({ testTimeout: 90_000 });
const A_QUARTER_AND_MORE_MS = 16 * 60_000;

let clamd: Clamd;
let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  clamd = await aClamd();
  // The antivirus is not running yet; the product starts without it.
  t = await testApp({ ANTIVIRUS_URL: clamd.url });
  clinic = await aClinic(t);
});
afterEach(() => clamd.stop());
afterAll(() => clamd.remove());

const upload = async (token: string, filename = 'placa.pdf', bytes = aPdf()) =>
  t.call(
    uploadStudy,
    { params: { subject: 'own' }, body: { filename, base64: bytes.toString('base64') } },
    token,
  );
const uploaded = async (...given: Parameters<typeof upload>): Promise<StudyFile> =>
  (await upload(...given)).json().data;
const list = async (token: string): Promise<StudyFile[]> =>
  (await t.call(listStudies, { params: { subject: 'own' } }, token)).json().data;
const download = (token: string, studyId: string) =>
  t.call(downloadStudy, { params: { studyId } }, token);
const remove = (token: string, studyId: string) =>
  t.call(removeStudy, { params: { subject: 'own', studyId } }, token);
const becomes = (token: string, state: StudyFile['state']) =>
  vi.waitFor(
    async () => expect((await list(token)).map((study) => study.state)).toEqual([state]),
    AFTER_RETRIES,
  );
const rowsOf = async (id: string) =>
  (await t.pool.query('select * from stored_file where id = $1', [id])).rows;
const refusalsOf = async (id: string) =>
  (
    await t.pool.query(
      `select rule, outcome, action, patient_id, account_id from audit_event where type = 'study.refuse' and entity_id = $1`,
      [id],
    )
  ).rows;
/** Jobs of a study, by state. */
const jobsOf = async (id: string): Promise<string[]> =>
  (
    await t.pool.query(
      `select state::text from pgboss.job where name = 'study-review' and data->>'id' = $1`,
      [id],
    )
  ).rows.map(({ state }) => state);
const jobIs = (id: string, state: string) =>
  vi.waitFor(async () => expect(await jobsOf(id)).toContain(state), AFTER_RETRIES);
/** Makes the next attempt of a study's job the last one. */
const isLastTry = (id: string) =>
  t.pool.query(
    `update pgboss.job set retry_limit = retry_count where name = 'study-review' and data->>'id' = $1`,
    [id],
  );

const IN_REVIEW = { status: 409, code: 'profiles.file-in-review' };

describe('a study that the antivirus has not cleared', () => {
  test('cannot be opened while the antivirus is unreachable, and can be afterwards', async () => {
    const { patient, professional } = await visitsOf(t, clinic).aVisit();
    const { id, state } = await uploaded(patient.token);
    expect(state).toBe('IN_REVIEW');
    await jobIs(id, 'retry');
    expect((await t.http.inject('/readyz')).statusCode).toBe(200);
    for (const { token } of [patient, professional]) {
      expect((await download(token, id)).json()).toMatchObject(IN_REVIEW);
    }
    expect((await download((await clinic.patient()).token, id)).statusCode).toBe(404);
    const history = { params: { id: patient.personId } };
    const seen = (await t.call(getHistoryPatient, history, professional.token)).json().data;
    expect(seen.patient_dto.study).toMatchObject([{ id, state: 'IN_REVIEW' }]);

    await clamd.start();
    await becomes(patient.token, 'AVAILABLE');
    for (const { token } of [patient, professional]) {
      expect((await download(token, id)).rawPayload.equals(aPdf())).toBe(true);
    }
  });

  test.each([
    ['answers something else', 'stream: OKAY\0'],
    ['answers an error', 'INSTREAM: Can not write to temporary file. ERROR\0'],
    ['hangs up', undefined],
  ])('waits when the antivirus %s, until it answers clean', async (_, answer) => {
    const patient = await clinic.patient();
    const odd = await startOddScanner(clamd.url);
    const { id } = await uploaded(patient.token);
    await odd.asked();
    // No verdict, no change.
    expect((await download(patient.token, id)).json()).toMatchObject(IN_REVIEW);
    if (answer) odd.say(answer);
    else await odd.stop();
    await jobIs(id, 'retry');
    expect((await download(patient.token, id)).json()).toMatchObject(IN_REVIEW);
    if (answer) await odd.stop();
    await clamd.start();
    await becomes(patient.token, 'AVAILABLE');
  });

  test('stays so when its job is given up, and is checked again by one node after a quarter of an hour', async () => {
    const patient = await clinic.patient();
    const odd = await startOddScanner(clamd.url);
    const { id } = await uploaded(patient.token);
    await odd.asked();
    await isLastTry(id);
    odd.say('stream: OKAY\0');
    await jobIs(id, 'failed');
    await odd.stop();
    expect((await download(patient.token, id)).json()).toMatchObject(IN_REVIEW);

    await askAgain(t);
    expect(await jobsOf(id)).toEqual(['failed']);
    const later = { ...t, clock: { now: () => new Date(Date.now() + A_QUARTER_AND_MORE_MS) } };
    await clamd.start();
    await Promise.all([askAgain(later), askAgain(later)]);
    expect(await jobsOf(id)).toHaveLength(2);
    await becomes(patient.token, 'AVAILABLE');
  });

  test('counts towards the limit; a refused one does not', async () => {
    const [waiting, refused] = [await clinic.patient(), await clinic.patient()];
    const fill = (personId: string, state: string, bytes: string | null) =>
      t.pool.query(
        `insert into stored_file (id, account_id, person_id, subject, purpose, filename, mimetype, size, state, review_asked_at, sha256, sealed, wrapped_key, key_id)
         select gen_random_uuid()::text, account_id, id, 'own', 'study', 'x.pdf', 'application/pdf', 1000, $3, now(), '', $4::bytea, $4::bytea, $4::bytea::text
         from person, generate_series(1, $2) where id = $1`,
        [personId, STUDIES_MAX, state, bytes],
      );
    await fill(waiting.personId, 'IN_REVIEW', '');
    await fill(refused.personId, 'REFUSED', null);
    expect((await upload(waiting.token)).json().code).toBe('profiles.too-many-files');
    expect((await upload(refused.token)).statusCode).toBe(200);
  });
});

describe('a study with malware', () => {
  test.each([
    ['placa.pdf', Buffer.concat([aPdf(), Buffer.from(EICAR)])],
    ['informe.docx', aDocx([{ name: 'word/media/nota.png', data: EICAR }])],
  ])('is deleted, %s: its name stays for its owner until removed', async (name, bytes) => {
    const { patient, professional } = await visitsOf(t, clinic).aVisit();
    await clamd.start();
    const { id } = await uploaded(patient.token, name, bytes);
    await becomes(patient.token, 'REFUSED');
    expect(await rowsOf(id)).toMatchObject([
      { filename: name, sealed: null, wrapped_key: null, key_id: null },
    ]);
    expect(await refusalsOf(id)).toEqual([
      {
        rule: EICAR_NAME,
        outcome: 'success',
        action: 'D',
        patient_id: patient.personId,
        account_id: null,
      },
    ]);
    for (const { token } of [patient, professional]) {
      expect((await download(token, id)).json()).toMatchObject({
        status: 410,
        code: 'profiles.file-infected',
      });
    }
    const own = (await t.call(getOwnProfile, {}, patient.token)).json().data;
    expect(own.patient_dto.study).toEqual([]);
    expect((await remove((await clinic.patient()).token, id)).statusCode).toBe(404);
    expect((await remove(patient.token, id)).statusCode).toBe(200);
    expect(await list(patient.token)).toEqual([]);
    expect(await rowsOf(id)).toEqual([]);
  });
});

test.each(['stream: OK\0', 'stream: Prueba FOUND\0'])(
  'leaves nothing if it is removed during the check, whatever the verdict: %j',
  async (answer) => {
    const patient = await clinic.patient();
    const odd = await startOddScanner(clamd.url);
    const { id } = await uploaded(patient.token);
    await odd.asked();
    expect((await remove(patient.token, id)).statusCode).toBe(200);
    odd.say(answer);
    await jobIs(id, 'completed');
    await odd.stop();
    expect(await rowsOf(id)).toEqual([]);
    expect(await refusalsOf(id)).toEqual([]);
  },
);
