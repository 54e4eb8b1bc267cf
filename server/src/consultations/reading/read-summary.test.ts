import { getConsultationSummary, listPatientConsultations } from '@app/contract/consultations';
import { joinQueue } from '@app/contract/guard-queue';
import { commandEntry, rankQueue } from '@app/contract/visits';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { addCallMessage } from '../../testing/call-setup.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { familiesOf } from '../../testing/family.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

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

const summary = ({ token }: Someone, queueId: string) =>
  t.call(getConsultationSummary, { params: { queueId } }, token);

test('a stranger gets the same answer for a finished visit, one under way and none', async () => {
  const stranger = await clinic.patient();
  const [finished, underWay] = [await visits.aFinishedVisit(), await visits.aVisit()];
  const answers = [];
  for (const queueId of [finished.queueId, underWay.queueId, newId()]) {
    answers.push(await summary(stranger, queueId));
  }
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'consultations.not-found' });
  }
});

test('a professional is refused: they read records elsewhere', async () => {
  const { professional, queueId } = await visits.aFinishedVisit();
  expect((await summary(professional, queueId)).statusCode).toBe(403);
});

test('a patient who only waited, or left, has no summary', async () => {
  const patient = await clinic.patient();
  const body = { patientId: patient.personId, specialtyId: 1, reason: 'Tos' };
  const { queueId } = (await t.call(joinQueue, { body }, patient.token)).json().data;
  expect((await summary(patient, queueId)).statusCode).toBe(404);
  const command = { params: { queueId }, body: { command: 'PatientCancel' as const } };
  await t.call(commandEntry, command, patient.token);
  expect((await summary(patient, queueId)).statusCode).toBe(404);
});

test('while the record is being written its patient is told so, and then reads it', async () => {
  const visit = await visits.aVisit();
  const early = await summary(visit.patient, visit.queueId);
  expect(early.json()).toMatchObject({ status: 409, code: 'consultations.not-stored-yet' });
  const { consultationId } = await visits.finish(visit);
  const { data } = (await summary(visit.patient, visit.queueId)).json();
  expect(data).toMatchObject({
    consultationId,
    withheld: false,
    amendment: null,
    follow_up: 'IN_7_DAYS',
    patient: { id: visit.patient.personId, first_name: 'María', last_name: 'González' },
  });
  expect(data.prescriptions).not.toEqual([]);
  const { rows } = await t.pool.query(
    `select outcome, rule from audit_event where type = 'consultation.read' and entity_id = $1`,
    [consultationId],
  );
  expect(rows).toEqual([{ outcome: 'success', rule: 'own family' }]);
});

test('who was not there at the end may rate the visit later, once', async () => {
  const { patient, queueId } = await visits.aFinishedVisit();
  const mayRate = async () => (await summary(patient, queueId)).json().data.may_rate;
  expect(await mayRate()).toBe(true);
  await t.call(rankQueue, { params: { queueId }, body: { rating: 4 } }, patient.token);
  expect(await mayRate()).toBe(false);
});

test('who was not told when to come back reads nothing of it', async () => {
  const { patient, queueId } = await visits.aFinishedVisit({ follow_up: undefined });
  expect((await summary(patient, queueId)).json().data.follow_up).toBeNull();
});

test('what a patient of 16 or 17 withheld is closed to the holder, who sees that the visit took place', async () => {
  const patient = await families.aDependant(clinic, families.bornToTurn(17));
  const visit = await visits.aVisit({ patient });
  const { queueId } = await visits.finish(visit, { holder_may_read: false });
  const { data } = (await summary(patient, queueId)).json();
  expect(data).toMatchObject({ withheld: true, reason: '', diagnosis: '', detail: '' });
  expect(data.follow_up).toBeNull();
  expect([data.prescriptions, data.indications, data.certificates]).toEqual([[], [], []]);
  expect(data.patient.id).toBe(patient.personId);
});

test('messages of the call are read with the record by both sides, in order', async () => {
  const visit = await visits.aVisit();
  const { patient, professional, queueId } = visit;
  const texts = [
    ['professional', '¿Me escuchás bien?', '2025-03-07T23:06:00.000Z'],
    ['patient', 'Sí, mejor por acá', '2025-03-07T23:06:00.500Z'],
  ] as const;
  for (const [side, body, sentAt] of texts) {
    const { accountId } = side === 'patient' ? patient : professional;
    const message = { visit_id: queueId, account_id: accountId, side, body };
    await addCallMessage(t, { ...message, sent_at: new Date(sentAt) });
  }
  const { consultationId } = await visits.finish(visit);
  const written = texts.map(([side, body, sentAt]) => ({ side, body, sentAt }));
  expect((await summary(patient, queueId)).json().data.messages).toMatchObject(written);
  const query = { patientId: patient.personId, page: 0 };
  const page = await t.call(listPatientConsultations, { query }, professional.token);
  expect(page.json().data).toMatchObject({ consultationId, messages: written });
});
