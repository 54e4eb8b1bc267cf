import {
  createConsultation,
  getConsultation,
  updateConsultation,
} from '@app/contract/consultations';
import { aFinishedConsultation } from '@app/contract/consultations/fixtures';
import type { Medication } from '@app/contract/prescriptions';
import { aMedication } from '@app/contract/prescriptions/fixtures';
import { beforeAll, expect, test } from 'vitest';
import { aClinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type FinishedVisit, recordOf, type Visit, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  visits = visitsOf(t, await aClinic(t));
});

const reason = 'La toleró en mayo, con supervisión';
// The server asks the catalogue what it is, not the client.
const prescribed = (allergy: Medication['allergy']) =>
  aMedication({ medication_id: 5, name: 'Paracetamol', generic_name: 'Paracetamol', allergy });
const ALLERGIC = prescribed(null);
const ANSWERED = prescribed({ acknowledged: true, reason });

async function aVisitOfAllergic(allergies: string | null): Promise<Visit> {
  const visit = await visits.aVisit();
  await t.pool.query('update patient set allergies = $1 where person_id = $2', [
    allergies,
    visit.patient.personId,
  ]);
  await visits.stepUpNow(visit);
  return visit;
}

const finish = (visit: Visit, medications: unknown) =>
  t.call(createConsultation, recordOf(visit, { medications }) as never, visit.professional.token);

test.each([
  ['without an answer', ALLERGIC],
  ['with an answer that nobody gave', { ...ALLERGIC, allergy: { acknowledged: false, reason } }],
  [
    'with an answer without a reason',
    { ...ALLERGIC, allergy: { acknowledged: true, reason: ' ' } },
  ],
])('A medicine that a recorded allergy names is not prescribed %s', async (_, line) => {
  const visit = await aVisitOfAllergic('AINEs');
  const answer = await finish(visit, [line]);
  expect([400, 409]).toContain(answer.statusCode);
  const { rows } = await t.pool.query('select from consultation where visit_id = $1', [
    visit.queueId,
  ]);
  expect(rows).toHaveLength(0);
});

test('The refusal names the medicines that a recorded allergy names', async () => {
  const visit = await aVisitOfAllergic('Actron');
  expect((await finish(visit, [ALLERGIC])).json()).toMatchObject({
    status: 409,
    code: 'consultations.allergy-unanswered',
    current: { medicines: ['Ibuprofeno'] },
  });
});

test('An answered allergy is stored with the prescription, for the readers of the record', async () => {
  const visit = await aVisitOfAllergic('ibuprofeno');
  const stored = (await finish(visit, [ANSWERED])).json().data[0];
  const read = async (token: string) => {
    const params = { consultationId: stored.consultationId };
    const { data } = (await t.call(getConsultation, { params }, token)).json();
    return data.prescriptions[0].medications[0].allergy;
  };
  expect(await read(visit.professional.token)).toEqual({ acknowledged: true, reason });
});

test('An edit asks again only where it changes the prescription', async () => {
  const visit = await aVisitOfAllergic(null);
  const finished: FinishedVisit = await visits.finish(visit, { medications: [ALLERGIC] });
  await t.pool.query(`update patient set allergies = 'ibuprofeno' where person_id = $1`, [
    visit.patient.personId,
  ]);
  const edit = (changes: object, version: string) => {
    const { status: _, queueId: __, ...body } = aFinishedConsultation({ medications: [ALLERGIC] });
    return t.call(
      updateConsultation,
      {
        params: { consultationId: finished.consultationId },
        body: { ...body, ...changes } as never,
      },
      visit.professional.token,
      { 'if-match': version },
    );
  };
  expect((await edit({ detail: 'Otro texto' }, '"1"')).statusCode).toBe(200);
  const more = { medications: [{ ...ALLERGIC, quantity: 2 }] };
  expect((await edit(more, '"2"')).json().code).toBe('consultations.allergy-unanswered');
  const answered = { medications: [{ ...ANSWERED, quantity: 2 }] };
  expect((await edit(answered, '"2"')).statusCode).toBe(200);
});
