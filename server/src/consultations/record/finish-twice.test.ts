import {
  type ConsultationDetail,
  createConsultation,
  getConsultation,
  saveDraft,
  updateConsultation,
} from '@app/contract/consultations';
import { aStudy } from '@app/contract/consultations/fixtures';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { PRESCRIBED, recordOf, type Visit, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  visits = visitsOf(t, await aClinic(t));
});

const store = (visit: Visit, over = {}) =>
  t.call(createConsultation, recordOf(visit, over), visit.professional.token);

const edit = (visit: Visit, consultationId: string, detail: string) => {
  const { queueId: _, version: __, status: ___, ...body } = recordOf(visit).body;
  return t.call(
    updateConsultation,
    { params: { consultationId }, body: { ...body, detail } },
    visit.professional.token,
    { 'if-match': '"1"' },
  );
};

async function readBack(visit: Visit, consultationId: string): Promise<ConsultationDetail> {
  const answer = await t.call(
    getConsultation,
    { params: { consultationId } },
    visit.professional.token,
  );
  return answer.json().data;
}

test('of two texts sent at once one is stored, and the other is told so', async () => {
  proves('call-finish-consultation');
  for (let race = 0; race < 10; race += 1) {
    const visit = await visits.aVisit();
    await visits.stepUpNow(visit);
    const texts = ['Fauces congestivas', 'Fauces con exudado'];
    const answers = await Promise.all(texts.map((detail) => store(visit, { detail })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const first = answers.findIndex(({ statusCode }) => statusCode === 200);
    const stored = answers[first]?.json().data[0];
    expect(answers[1 - first]?.json()).toMatchObject({
      code: 'consultations.already-stored',
      current: stored,
    });
    expect((await readBack(visit, stored.consultationId)).detail).toBe(texts[first]);
  }
});

test.each([
  ['another record', { detail: 'Fauces con exudado' }],
  ['another diagnosis', { diagnosis: { cie_10: 'J03.9', name: 'Amigdalitis aguda' } }],
  ['another reason', { reason: 'Tos' }],
  ['another day to come back', { follow_up: 'IN_48_HOURS' }],
  ['one medicine less', { medications: PRESCRIBED.slice(1) }],
  ['another dose', { medications: [{ ...PRESCRIBED[0], posology: '1 cada 4 horas' }] }],
  ['another study', { studies: [aStudy({ name: 'Orina completa' })] }],
  ['no certificate', { certificates: [] }],
  ['no referral', { specialties: [] }],
  ['other indications', { other_indications: [{ id: 1, text: 'Reposo' }] }],
])('a second record with %s is refused, and the first one stays', async (_, over) => {
  const visit = await visits.aFinishedVisit();
  const before = await readBack(visit, visit.consultationId);
  const second = await store(visit, over);
  expect(second.json()).toMatchObject({ status: 409, code: 'consultations.already-stored' });
  expect(await readBack(visit, visit.consultationId)).toEqual(before);
});

test('a record that is sent again is answered as the first time, whatever its version, claim and keys', async () => {
  const visit = await visits.aFinishedVisit();
  const { consultationId, queueId, documents } = visit;
  for (const over of [
    {},
    { version: 7, claimEpoch: null },
    {
      other_indications: recordOf(visit).body.other_indications.map((one) => ({ ...one, id: 'b' })),
    },
    { patient_dto: { affiliate_number: '1' }, indicationsTemplateDTOList: [{ id: 3 }] },
  ]) {
    const again = await store(visit, over);
    expect(again.json().data).toEqual([{ consultationId, queueId, documents }]);
  }
});

test('a first record that is sent again after an edit is still the one that was stored', async () => {
  const visit = await visits.aFinishedVisit();
  expect((await edit(visit, visit.consultationId, 'Sin exudado')).statusCode).toBe(200);
  expect((await store(visit)).statusCode).toBe(200);
  expect((await store(visit, { detail: 'Sin exudado' })).statusCode).toBe(409);
});

test('a draft is told that its record was stored, not that two texts are to be chosen from', async () => {
  const visit = await visits.aFinishedVisit();
  const answer = await t.call(
    saveDraft,
    { params: { queueId: visit.queueId }, body: { version: 0, content: { detail: 'Otro' } } },
    visit.professional.token,
  );
  expect(answer.json()).toMatchObject({ status: 409, code: 'consultations.already-stored' });
});
