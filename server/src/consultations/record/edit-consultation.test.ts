import {
  addAddendum,
  type ConsultationDetail,
  type ConsultationVersion,
  downloadDocument,
  type EditedConsultationInput,
  getConsultation,
  listConsultationVersions,
  listDocuments,
  updateConsultation,
} from '@app/contract/consultations';
import { aFinishedConsultation } from '@app/contract/consultations/fixtures';
import { searchNotifications } from '@app/contract/notifications';
import { downloadPrescription, listPrescriptions } from '@app/contract/prescriptions';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { forgetStepUp } from '../../testing/account-setup.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { ageRecord } from '../../testing/record-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type FinishedVisit, PRESCRIBED, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const AFTER_72_HOURS = '72 hours 1 second';

/** The finished record with some parts changed. */
const edited = (over: EditedConsultationInput | object = {}): EditedConsultationInput => {
  const { status: _, queueId: __, ...body } = aFinishedConsultation({ medications: PRESCRIBED });
  return { ...body, ...over };
};

const put = (
  { consultationId }: FinishedVisit,
  who: Someone | undefined,
  over: object = {},
  version: string | null = '"1"',
) =>
  t.call(
    updateConsultation,
    { params: { consultationId }, body: edited(over) },
    who?.token,
    version === null ? {} : { 'if-match': version },
  );

const append = ({ consultationId }: FinishedVisit, who: Someone, text: string) =>
  t.call(addAddendum, { params: { consultationId }, body: { text } }, who.token);

const read = async ({ consultationId }: FinishedVisit, who: Someone): Promise<ConsultationDetail> =>
  (await t.call(getConsultation, { params: { consultationId } }, who.token)).json().data;

const versionsOf = async (
  { consultationId }: FinishedVisit,
  who: Someone,
): Promise<ConsultationVersion[]> =>
  (await t.call(listConsultationVersions, { params: { consultationId } }, who.token)).json().data;

const documentsOf = async ({ consultationId, patient }: FinishedVisit) =>
  (await t.call(listDocuments, { params: { consultationId } }, patient.token)).json().data as {
    id: string;
    kind: string;
  }[];

const recipesOf = async ({ patient }: FinishedVisit) =>
  (await t.call(listPrescriptions, { query: {} }, patient.token)).json().data as { id: string }[];

const seal = ({ consultationId }: FinishedVisit) => ageRecord(t, consultationId, AFTER_72_HOURS);

const rowsOf = async (sql: string, { consultationId }: FinishedVisit) =>
  (await t.pool.query(sql, [consultationId])).rows;

describe('an edit of a stored record is refused', () => {
  test('by its patient, another professional or without a session', async () => {
    const visit = await visits.aFinishedVisit();
    const other = await clinic.professional();
    expect((await put(visit, undefined)).statusCode).toBe(401);
    expect((await put(visit, visit.patient, { detail: 'x' })).statusCode).toBe(403);
    expect((await put(visit, other, { detail: 'x' })).statusCode).toBe(404);
    expect((await read(visit, visit.professional)).count_edit).toBe(0);
    const denied = await rowsOf(
      `select account_id from audit_event where type = 'consultation.edit' and outcome = 'denied' and entity_id = $1`,
      visit,
    );
    expect(denied).toEqual([{ account_id: other.accountId }]);
  });

  test.each([
    ['without the version that was read', null],
    ['with a version that is none', 'W/"uno"'],
  ])('%s', async (_, version) => {
    const visit = await visits.aFinishedVisit();
    const answer = await put(visit, visit.professional, { detail: 'x' }, version);
    expect(answer.json()).toMatchObject({ status: 428, code: 'request.version-required' });
  });

  test('over a version that is no longer the current one', async () => {
    const visit = await visits.aFinishedVisit();
    expect((await put(visit, visit.professional, { detail: 'Uno' })).statusCode).toBe(200);
    const answer = await put(visit, visit.professional, { detail: 'Dos' });
    expect(answer.json()).toMatchObject({ status: 412, code: 'consultations.stale-version' });
    expect((await read(visit, visit.professional)).detail).toBe('Uno');
  });

  test.each([
    ['no detail', { detail: ' ' }, 'detail.required'],
    ['no diagnosis', { diagnosis: '' }, 'diagnosis.required'],
    [
      'a rest of 31 days',
      {
        certificates: [{ ...aFinishedConsultation().certificates[0], unit: 'Dias', duration: 31 }],
      },
      'duration.not-allowed',
    ],
  ])('with %s', async (_, over, code) => {
    const visit = await visits.aFinishedVisit();
    const answer = await put(visit, visit.professional, over);
    expect(answer.json()).toMatchObject({ status: 400, fieldErrors: [{ code }] });
  });

  test('after 72 hours', async () => {
    const visit = await visits.aFinishedVisit();
    await seal(visit);
    const answer = await put(visit, visit.professional, { detail: 'Tarde' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'consultations.sealed' });
    expect((await read(visit, visit.professional)).amendment).toBe('ADDENDUM');
  });

  test('without the password, if it would issue a prescription', async () => {
    const visit = await visits.aFinishedVisit();
    await forgetStepUp(t, visit.professional.accountId);
    const medications = PRESCRIBED.slice(0, 1);
    const answer = await put(visit, visit.professional, { medications });
    expect(answer.json()).toMatchObject({ status: 401, code: 'session.step-up-required' });
    expect((await put(visit, visit.professional, { detail: 'Solo texto' })).statusCode).toBe(200);
  });

  test.each(['SENT', 'DISPENSED'])(
    'of its medicines, once the prescription is %s: nothing of the edit is stored',
    async (status) => {
      const visit = await visits.aFinishedVisit();
      await t.pool.query(
        `update prescription set status = $2::text, dispensed_at = case $2 when 'DISPENSED' then now() end
         where consultation_id = $1`,
        [visit.consultationId, status],
      );
      const over = { detail: 'Otro texto', medications: [] };
      const answer = await put(visit, visit.professional, over);
      expect(answer.json()).toMatchObject({
        status: 409,
        code: 'consultations.prescription-in-use',
      });
      const [standing] = await versionsOf(visit, visit.professional);
      expect(standing).toMatchObject({ version: 1, changes: [] });
      expect((await put(visit, visit.professional, { detail: 'Otro texto' })).statusCode).toBe(200);
    },
  );

  test('to delete it or its earlier text', async () => {
    const visit = await visits.aFinishedVisit();
    await put(visit, visit.professional, { detail: 'Uno' });
    for (const act of [
      'delete from consultation where id = $1',
      'delete from consultation_version where consultation_id = $1',
      `update consultation_version set detail = 'x' where consultation_id = $1`,
    ])
      await expect(t.pool.query(act, [visit.consultationId])).rejects.toThrow(/never changed/);
  });
});

describe('an edit', () => {
  test('appends a version with author, time, hash and changes; the earlier text is kept', async () => {
    proves('record-edit', 'call-edit-consultation');
    const visit = await visits.aFinishedVisit();
    const before = await read(visit, visit.patient);
    const answer = await put(visit, visit.professional, { detail: 'Sin exudado. Afebril.' });
    expect(answer.json().data).toMatchObject({ version: 2, count_edit: 1, amendment: 'EDIT' });
    expect(await read(visit, visit.patient)).toMatchObject({
      count_edit: 1,
      edited_date: expect.any(String),
      amendment: null,
    });
    const [now, first] = await versionsOf(visit, visit.patient);
    expect(now).toMatchObject({ version: 2, detail: 'Sin exudado. Afebril.', changes: ['detail'] });
    expect(first).toMatchObject({ version: 1, detail: before.detail, changes: [] });
    expect(first?.creation_date).toBe(before.creation_date);
    expect(now?.content_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(now?.content_hash).not.toBe(first?.content_hash);
  });

  test.each([
    ['says another day to come back', { follow_up: 'IN_48_HOURS' }, 'IN_48_HOURS'],
    ['no longer says when to come back', { follow_up: undefined }, null],
  ])('that %s is a version of its own', async (_, over, followUp) => {
    const visit = await visits.aFinishedVisit();
    await put(visit, visit.professional, over);
    const [now, first] = await versionsOf(visit, visit.patient);
    expect(now).toMatchObject({ follow_up: followUp, changes: ['follow_up'] });
    expect(first).toMatchObject({ follow_up: 'IN_7_DAYS', changes: [] });
    expect(now?.content_hash).not.toBe(first?.content_hash);
    expect(await read(visit, visit.patient)).toMatchObject({ follow_up: followUp });
  });

  test('of the text alone changes no document', async () => {
    const visit = await visits.aFinishedVisit();
    const before = await documentsOf(visit);
    const text = { detail: 'Afebril.', reason: 'Fiebre', follow_up: 'IN_30_DAYS' };
    await put(visit, visit.professional, text);
    expect(await documentsOf(visit)).toEqual(before);
  });

  test('of the medicines annuls the prescription and issues another', async () => {
    const visit = await visits.aFinishedVisit();
    const [old] = await recipesOf(visit);
    const before = await documentsOf(visit);
    await put(visit, visit.professional, { medications: PRESCRIBED.slice(0, 1) });
    const { prescriptions } = await read(visit, visit.professional);
    expect(prescriptions.map(({ status, medications }) => [status, medications.length])).toEqual([
      ['ANNULLED', 2],
      ['ISSUED', 1],
    ]);
    const recipes = await recipesOf(visit);
    expect(recipes).toHaveLength(1);
    expect(recipes[0]?.id).not.toBe(old?.id);
    const params = { prescriptionId: old?.id ?? '' };
    expect(
      (await t.call(downloadPrescription, { params }, visit.patient.token)).json(),
    ).toMatchObject({
      status: 410,
      code: 'prescriptions.annulled',
    });
    const documents = await documentsOf(visit);
    expect(documents.map(({ kind }) => kind).sort()).toEqual(before.map(({ kind }) => kind).sort());
    const replaced = before.find(({ kind }) => kind === 'prescription');
    const download = (documentId: string) =>
      t.call(downloadDocument, { params: { documentId } }, visit.patient.token);
    expect((await download(replaced?.id ?? '')).json().code).toBe(
      'consultations.document-replaced',
    );
    const fresh = documents.find(({ kind }) => kind === 'prescription');
    expect((await download(fresh?.id ?? '')).statusCode).toBe(200);
  });

  test('of the diagnosis issues the prescription again, since it names the diagnosis', async () => {
    const visit = await visits.aFinishedVisit();
    const diagnosis = { cie_10: 'J03.9', name: 'Amigdalitis aguda, no especificada' };
    await put(visit, visit.professional, { diagnosis });
    const [standing] = await versionsOf(visit, visit.professional);
    expect(standing?.changes).toEqual(['diagnosis', 'prescription']);
    const [, issued] = (await read(visit, visit.professional)).prescriptions;
    expect(issued?.diagnosis).toBe('(J03.9) - Amigdalitis aguda, no especificada');
  });

  test('of a diagnosis that certificate and orders state replaces each of their documents', async () => {
    proves('orders-follow-the-diagnosis');
    const visit = await visits.aFinishedVisit();
    const before = await documentsOf(visit);
    const stated = { diagnosis: '(J03.9) - Amigdalitis aguda, no especificada' };
    const { certificates, studies, specialties } = aFinishedConsultation();
    await put(visit, visit.professional, {
      diagnosis: { cie_10: 'J03.9', name: 'Amigdalitis aguda, no especificada' },
      certificates: certificates.map((one) => ({ ...one, ...stated })),
      studies: studies.map((one) => ({ ...one, ...stated })),
      specialties: specialties.map((one) => ({ ...one, ...stated })),
    });
    const after = new Set((await documentsOf(visit)).map(({ id }) => id));
    const replaced = before.filter(({ id }) => !after.has(id)).map(({ kind }) => kind);
    expect(replaced.sort()).toEqual(['certificate', 'prescription', 'referral', 'study']);
    expect(await read(visit, visit.patient)).toMatchObject({
      certificates: [stated],
      studies: [stated],
      specialties: [stated],
    });
  });

  test('that removes an order annuls its document and updates the proof of the visit', async () => {
    const visit = await visits.aFinishedVisit();
    const before = await documentsOf(visit);
    await put(visit, visit.professional, { studies: [], certificates: [] });
    const after = await documentsOf(visit);
    const kinds = after.map(({ kind }) => kind);
    expect(kinds).not.toContain('study');
    expect(kinds).not.toContain('certificate');
    const proofOf = (list: typeof before) => list.find(({ kind }) => kind === 'teleassistance')?.id;
    expect(proofOf(after)).not.toBe(proofOf(before));
    expect((await read(visit, visit.professional)).studies).toEqual([]);
    expect(
      await rowsOf(
        'select until_version from consultation_study where consultation_id = $1',
        visit,
      ),
    ).toEqual([{ until_version: 1 }]);
  });

  test('notifies the patient, once for the record and once per new document', async () => {
    const visit = await visits.aFinishedVisit();
    const inbox = async () =>
      (await t.call(searchNotifications, { query: {} }, visit.patient.token)).json().data as {
        subject: string;
      }[];
    const before = await inbox();
    await put(visit, visit.professional, { medications: PRESCRIBED.slice(0, 1) });
    const subjects = (await inbox()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(before.length + 2);
    expect(subjects).toContain('La Dra. Benítez corrigió la consulta de María');
  });

  test('repeated after a lost answer is stored once', async () => {
    const visit = await visits.aFinishedVisit();
    await put(visit, visit.professional, { detail: 'Uno' });
    const again = await put(visit, visit.professional, { detail: 'Uno' });
    expect(again.json().data).toMatchObject({ version: 2, detail: 'Uno' });
    expect(await versionsOf(visit, visit.professional)).toHaveLength(2);
  });

  test('of ten simultaneous ones over the same version, one is stored', async () => {
    const visit = await visits.aFinishedVisit();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        put(visit, visit.professional, {
          detail: `Versión ${place}`,
          medications: PRESCRIBED.slice(0, 1),
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
    expect(await versionsOf(visit, visit.professional)).toHaveLength(2);
    expect(await recipesOf(visit)).toHaveLength(1);
  });
});

describe('a sealed record', () => {
  test('takes no addendum before it is sealed, nor from others', async () => {
    const visit = await visits.aFinishedVisit();
    const other = await clinic.professional();
    expect((await append(visit, visit.professional, 'Algo más')).json().code).toBe(
      'consultations.not-sealed',
    );
    await seal(visit);
    expect((await append(visit, other, 'Algo más')).statusCode).toBe(404);
    expect((await append(visit, visit.patient, 'Algo más')).statusCode).toBe(403);
    const empty = await append(visit, visit.professional, ' ');
    expect(empty.json().fieldErrors[0].code).toBe('text.required');
    const long = await append(visit, visit.professional, 'x'.repeat(5001));
    expect(long.json().fieldErrors[0].code).toBe('text.too-long');
  });

  test('stores its author’s addendum once, and its text stays', async () => {
    const visit = await visits.aFinishedVisit();
    await seal(visit);
    const before = await read(visit, visit.patient);
    const answers = await Promise.all(
      [1, 2, 3].map(() => append(visit, visit.professional, 'El cultivo dio negativo.')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const after = await read(visit, visit.patient);
    expect(after.addenda.map(({ text }) => text)).toEqual(['El cultivo dio negativo.']);
    expect({ ...after, addenda: [] }).toEqual(before);
    await expect(
      t.pool.query('delete from consultation_addendum where consultation_id = $1', [
        visit.consultationId,
      ]),
    ).rejects.toThrow(/never changed/);
  });
});
