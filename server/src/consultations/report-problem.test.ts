import { listFailedCallNotes, reportProblem, saveDraft } from '@app/contract/consultations';
import { commandEntry, listOwnEntries, UNRECORDED_HOURS } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { setVerification } from '../testing/professional-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type Visit, visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const report = ({ professional, queueId, claimEpoch }: Visit) =>
  t.call(
    reportProblem,
    { params: { queueId }, body: { text: 'No hubo sonido', claimEpoch } },
    professional.token,
  );
const write = ({ professional, queueId }: Visit, detail: string) =>
  t.call(
    saveDraft,
    { params: { queueId }, body: { version: 0, content: { detail } } },
    professional.token,
  );
const notesOf = async ({ token }: Someone) =>
  (await t.call(listFailedCallNotes, {}, token)).json().data;

describe('a technical failure', () => {
  test('is reported once; a second report stores nothing', async () => {
    proves('technical-failure-ends-the-visit', 'call-problem-report');
    const visit = await visits.aVisit();
    expect((await report(visit)).statusCode).toBe(200);
    expect((await report(visit)).statusCode).toBe(409);
    const { rows } = await t.pool.query('select id from problem_report where visit_id = $1', [
      visit.queueId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['after the patient left', 'PatientFinish', 'patient'],
    ['after its record could not be saved', 'FailSaveConsultation', 'professional'],
  ] as const)('ends a visit also %s: nothing of it is left open', async (_, command, who) => {
    proves('technical-failure-ends-the-visit');
    const visit = await visits.aVisit();
    const { queueId, professional } = visit;
    await t.call(commandEntry, { params: { queueId }, body: { command } }, visit[who].token);
    expect((await report(visit)).statusCode).toBe(200);
    expect((await t.call(listOwnEntries, {}, professional.token)).json().data).toEqual([]);
    const { rows } = await t.pool.query('select phase, status from visit where id = $1', [queueId]);
    expect(rows).toEqual([{ phase: 'ERROR', status: 'ERROR' }]);
  });

  test('leaves the notes to their author only, for a day', async () => {
    const visit = await visits.aVisit();
    await write(visit, 'Odinofagia de 24 horas');
    expect(await notesOf(visit.professional)).toEqual([]);
    await report(visit);
    expect(await notesOf(visit.professional)).toMatchObject([
      {
        queueId: visit.queueId,
        first_name: 'María',
        content: { detail: 'Odinofagia de 24 horas' },
      },
    ]);
    const { rows } = await t.pool.query(
      `select patient_id, rule from audit_event where type = 'failed-call-notes.read' and account_id = $1`,
      [visit.professional.accountId],
    );
    expect(rows).toEqual([{ patient_id: visit.patient.personId, rule: 'author' }]);
    expect(await notesOf(await clinic.professional())).toEqual([]);
    // Who may not attend is not refused at every load of the home.
    await setVerification(t, visit.professional.accountId, 'SUSPENDED');
    expect(await notesOf(visit.professional)).toEqual([]);
    await setVerification(t, visit.professional.accountId, 'VERIFIED');
    const { statusCode } = await t.call(listFailedCallNotes, {}, visit.patient.token);
    expect(statusCode).toBe(403);
    t.clock.advance((UNRECORDED_HOURS + 1) * 3_600_000);
    const later = { ...visit.professional, token: await clinic.logIn(visit.professional.email) };
    expect(await notesOf(later)).toEqual([]);
  });
});
