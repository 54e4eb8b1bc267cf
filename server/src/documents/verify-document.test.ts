import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { updateConsultation } from '@app/contract/consultations';
import { aFinishedConsultation } from '@app/contract/consultations/fixtures';
import { type DocumentCheck, verifyDocument } from '@app/contract/documents';
import { DAY_MS } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type FinishedVisit, PRESCRIBED, visitsOf } from '../testing/visits.ts';

const NOTHING: DocumentCheck = { valid: false, kind: null, testMark: false, sha256: null };
const KINDS = [
  'certificate',
  'instructions',
  'prescription',
  'referral',
  'study',
  'teleassistance',
];

const diagnosis = '(J02.9) - Faringitis aguda, no especificada';
const EVERYTHING = {
  medications: PRESCRIBED,
  studies: [{ name: 'Hisopado de fauces', diagnosis }],
  specialties: [{ name: 'Otorrinolaringología', diagnosis, comment: 'Control' }],
  other_indications: [{ id: 1, text: 'Reposo' }],
  certificates: [
    { diagnosis, indications: 'Reposo', unit: 'Horas', duration: 48, institution: 'Escuela 12' },
  ],
};

let t: TestApp;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  visits = visitsOf(t, await aClinic(t));
});

/** Kind and one code of each document of a visit. */
async function printedBy({ consultationId }: FinishedVisit): Promise<[string, string][]> {
  const { rows } = await t.pool.query<{ kind: string; code: string }>(
    `select kind, coalesce(content -> 'lines' -> 0 ->> 'cuir', content ->> 'checkCode') as code
     from document where consultation_id = $1 order by kind`,
    [consultationId],
  );
  return rows.map(({ kind, code }) => [kind, code]);
}

const dniOf = async ({ patient }: FinishedVisit): Promise<string> =>
  (await t.pool.query('select id_number from person where id = $1', [patient.personId])).rows[0]
    .id_number;

const check = async (code: string, dni: string): Promise<DocumentCheck> =>
  (await t.call(verifyDocument, { body: { code, dni } })).json().data;

describe('a printed code is invalid', () => {
  test('with another DNI, and reveals nothing of the document', async () => {
    const visit = await visits.aFinishedVisit(EVERYTHING);
    const stranger = await visits.aFinishedVisit();
    for (const [, code] of await printedBy(visit)) {
      expect(await check(code, await dniOf(stranger))).toEqual(NOTHING);
      expect(await check(code, '11111111')).toEqual(NOTHING);
    }
  });

  test.each(['', 'ABC', 'a1b2c3d4e5f60718', '4'.repeat(40)])('with "%s"', async (code) => {
    const answer = await t.call(verifyDocument, { body: { code, dni: '30123456' } });
    expect(answer.statusCode).toBe(400);
  });

  test('of a document replaced by a later version of the record', async () => {
    const visit = await visits.aFinishedVisit(EVERYTHING);
    const dni = await dniOf(visit);
    const before = await printedBy(visit);
    await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, visit.professional.token);
    const {
      status: _,
      queueId: __,
      ...record
    } = aFinishedConsultation({
      ...EVERYTHING,
      studies: [{ name: 'Hemograma', diagnosis }],
    } as never);
    const answer = await t.call(
      updateConsultation,
      { params: { consultationId: visit.consultationId }, body: record },
      visit.professional.token,
      { 'if-match': '"1"' },
    );
    expect(answer.statusCode).toBe(200);
    const codeOf = (kind: string) => before.find(([one]) => one === kind)?.[1] ?? '';
    expect(await check(codeOf('study'), dni)).toEqual(NOTHING);
    expect(await check(codeOf('certificate'), dni)).toMatchObject({ valid: true });
  });

  test('of an expired order, while a certificate stays valid', async () => {
    const visit = await visits.aFinishedVisit(EVERYTHING);
    const dni = await dniOf(visit);
    const goodAfter = async (days: number) => {
      t.clock.advance(days * DAY_MS);
      const answers = await Promise.all(
        (await printedBy(visit)).map(
          async ([kind, code]) => [kind, await check(code, dni)] as const,
        ),
      );
      t.clock.advance(-days * DAY_MS);
      return answers.filter(([, { valid }]) => valid).map(([kind]) => kind);
    };
    expect(await goodAfter(30)).toEqual(KINDS);
    expect(await goodAfter(31)).toEqual(KINDS.filter((kind) => kind !== 'prescription'));
    expect(await goodAfter(60)).toEqual(KINDS.filter((kind) => kind !== 'prescription'));
    expect(await goodAfter(61)).toEqual(['certificate', 'instructions', 'teleassistance']);
  });
});

test('every kind of document is found by its printed code', async () => {
  const visit = await visits.aFinishedVisit(EVERYTHING);
  const dni = await dniOf(visit);
  const printed = await printedBy(visit);
  expect(printed.map(([kind]) => kind)).toEqual(KINDS);
  for (const [kind, code] of printed) {
    expect(await check(code, dni)).toMatchObject({ valid: true, kind, testMark: true });
  }
});
