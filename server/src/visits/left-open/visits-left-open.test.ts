import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { createConsultation } from '@app/contract/consultations';
import { getPlanInfo } from '@app/contract/coverage';
import { joinQueue } from '@app/contract/guard-queue';
import { searchNotifications } from '@app/contract/notifications';
import { getCallChannel } from '@app/contract/video-call';
import {
  AWAY_MINUTES,
  closeLateRecord,
  commandEntry,
  type LateRecord,
  listLateRecords,
  listOwnEntries,
  listUnrecorded,
  type QueueEntry,
  rankQueue,
  reportActivity,
  UNRECORDED_HOURS,
} from '@app/contract/visits';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { closeVisit } from '../../cli/close-visit.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { putOnPlan } from '../../testing/person-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { recordOf, type Visit, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp({ MEDICAL_DIRECTOR_EMAIL: 'direccion@cercana.test' });
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const rowOf = async ({ queueId }: Pick<Visit, 'queueId'>) =>
  (await t.pool.query('select * from visit where id = $1', [queueId])).rows[0];

/** Advances time while only some people send heartbeats. */
async function pass(ms: number, ...present: Someone[]) {
  for (let left = ms; left > 0; left -= 50 * SECOND) {
    t.clock.advance(Math.min(left, 50 * SECOND));
    for (const { token } of present) await t.call(reportActivity, { body: {} }, token);
  }
}

const hangUp = ({ patient, queueId }: Visit) =>
  t.call(commandEntry, { params: { queueId }, body: { command: 'PatientFinish' } }, patient.token);

const ask = ({ personId, token }: SomePatient) =>
  t.call(
    joinQueue,
    { body: { patientId: personId, specialtyId: 1, reason: 'Sigo con fiebre' } },
    token,
  );

const entriesOf = async ({ token }: Someone): Promise<QueueEntry[]> =>
  (await t.call(listOwnEntries, {}, token)).json().data;
const unrecordedOf = async ({ token }: Someone): Promise<QueueEntry[]> =>
  (await t.call(listUnrecorded, {}, token)).json().data;
const usesOf = async ({ personId, token }: SomePatient): Promise<number> =>
  (await t.call(getPlanInfo, { params: { patientId: personId } }, token)).json().data
    .consultationsLeft;

/** A visit whose professional closed the browser and does not return. */
async function abandoned(): Promise<Visit> {
  const visit = await visits.aVisit();
  await putOnPlan(t, visit.patient.personId, 2);
  await pass(80 * SECOND, visit.patient);
  await until(async () => (await rowOf(visit)).phase === 'WRAP_UP');
  return visit;
}

/** The same, longer than a call may stay open. */
async function leftOpen(): Promise<Visit> {
  const visit = await abandoned();
  await pass(AWAY_MINUTES * MINUTE, visit.patient);
  await until(async () => (await rowOf(visit)).left_open_at !== null);
  return visit;
}

describe('a call whose professional disappeared', () => {
  test('keeps its patient from joining again while it may go on', async () => {
    const { patient } = await abandoned();
    expect((await ask(patient)).json().code).toBe('guard-queue.already-waiting');
    expect(await unrecordedOf(patient)).toEqual([]);
  });

  test('is finished by its patient, who may join again at once, but only once from two tabs', async () => {
    const visit = await abandoned();
    expect((await hangUp(visit)).statusCode).toBe(200);
    expect((await hangUp(visit)).statusCode).toBe(200);
    expect(await entriesOf(visit.patient)).toEqual([]);
    expect(await unrecordedOf(visit.patient)).toMatchObject([
      { queueId: visit.queueId, profesionalName: expect.stringContaining('Dra.') },
    ]);
    const answers = await Promise.all([ask(visit.patient), ask(visit.patient)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('ends after some minutes, does not count, and is shown to its own patient only', async () => {
    const visit = await leftOpen();
    const stranger = await clinic.patient();
    expect(await usesOf(visit.patient)).toBe(2);
    expect(await entriesOf(visit.patient)).toEqual([]);
    expect(await unrecordedOf(visit.patient)).toMatchObject([{ queueId: visit.queueId }]);
    expect(await unrecordedOf(stranger)).toEqual([]);
    const channel = await t.call(
      getCallChannel,
      { params: { channel: visit.queueId } },
      visit.professional.token,
    );
    expect(channel.json().data.isLive).toBe(false);
    expect((await ask(visit.patient)).statusCode).toBe(200);
  });

  test('stays with its author, who may attend others and store it later, when it counts', async () => {
    const visit = await leftOpen();
    expect(await entriesOf(visit.professional)).toMatchObject([
      { queueId: visit.queueId, phase: 'WRAP_UP' },
    ]);
    await t.pool.query(
      `update professional_presence set available = true, lease_until = $2 where account_id = $1`,
      [visit.professional.accountId, new Date(t.clock.now().getTime() + MINUTE)],
    );
    const second = await visits.aVisit({ professional: visit.professional });
    expect((await rowOf(second)).phase).toBe('IN_CALL');
    await visits.stepUpNow(visit);
    const stored = await t.call(createConsultation, recordOf(visit), visit.professional.token);
    expect(stored.statusCode).toBe(200);
    expect(await usesOf(visit.patient)).toBe(1);
    expect(await unrecordedOf(visit.patient)).toEqual([]);
  });

  test('may be rated by its patient', async () => {
    const { patient, queueId } = await leftOpen();
    const rate = { params: { queueId }, body: { rating: 1 } };
    expect((await t.call(rankQueue, rate, patient.token)).json()).toEqual({ status: 'ok' });
  });
});

test('a patient who leaves may join again, but the consultation stays counted', async () => {
  const visit = await visits.aVisit();
  await putOnPlan(t, visit.patient.personId, 2);
  await pass(80 * SECOND, visit.professional);
  await until(async () => (await rowOf(visit)).phase === 'WRAP_UP');
  await pass(AWAY_MINUTES * MINUTE, visit.professional);
  await until(async () => (await rowOf(visit)).left_open_at !== null);
  expect(await usesOf(visit.patient)).toBe(1);
  expect(await unrecordedOf(visit.patient)).toMatchObject([{ queueId: visit.queueId }]);
});

describe('a record that is a day late', () => {
  const close = (visit: Pick<Visit, 'queueId'>, reason = 'La profesional dejó la clínica') => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const args = ['--visit', visit.queueId, '--reason', reason];
    return closeVisit({ pool: t.pool }, args).then(
      () => undefined,
      (error: Error) => error.message,
    );
  };

  let visit: Visit;
  beforeAll(async () => {
    visit = await late();
  });

  async function late(): Promise<Visit> {
    const visit = await leftOpen();
    t.clock.advance(UNRECORDED_HOURS * 60 * MINUTE);
    await until(async () => (await rowOf(visit)).director_told_at !== null);
    // All sessions expire within a day.
    const again = async <S extends Someone>(who: S) => ({
      ...who,
      token: await clinic.logIn(who.email),
    });
    return {
      ...visit,
      patient: await again(visit.patient),
      professional: await again(visit.professional),
    };
  }

  test('is reported to the medical director once, without the patient’s name', async () => {
    const aboutIt = () => t.mails.filter(({ text }) => text.includes(visit.queueId));
    await until(async () => aboutIt().length > 0);
    const [mail] = aboutIt();
    expect(mail?.to).toBe('direccion@cercana.test');
    const { first_name, last_name } = await rowOf(visit);
    expect(mail?.text).not.toContain(last_name);
    expect(mail?.text).not.toContain(first_name);
    const { rows } = await t.pool.query(
      `select patient_id from audit_event where type = 'visits.record-late' and entity_id = $1`,
      [visit.queueId],
    );
    expect(rows).toEqual([{ patient_id: visit.patient.personId }]);
  });

  test('is closed by the director with a reason, only once it is that late', async () => {
    const early = await leftOpen();
    expect(await close(early)).toMatch(/nothing was closed/);
    expect(await close(visit, 'porque sí')).toMatch(/reason/);
    expect((await rowOf(visit)).phase).toBe('WRAP_UP');
  });

  test('is closed without being opened: its notes stay, its patient is notified, and it can no longer be stored', async () => {
    expect(await close(visit)).toBeUndefined();
    expect(await rowOf(visit)).toMatchObject({
      phase: 'ERROR',
      status: 'ERROR',
      closed_reason: 'La profesional dejó la clínica',
    });
    expect(await unrecordedOf(visit.patient)).toEqual([]);
    expect(await entriesOf(visit.professional)).toEqual([]);
    const inbox = await t.call(searchNotifications, { query: {} }, visit.patient.token);
    expect(inbox.json().data[0].event).toBe('visit.closed');
    const stored = await t.call(createConsultation, recordOf(visit), visit.professional.token);
    expect(stored.json().code).toBe('consultations.wrong-state');
  });

  describe('on the screen of the staff', () => {
    const REASON = 'La profesional dejó la clínica';
    const listed = async ({ token }: Someone): Promise<LateRecord[]> => {
      const answer = await t.call(listLateRecords, { query: {} }, token);
      expect(answer.body).not.toContain('Fiebre');
      return answer.json().data;
    };
    const closeBy = ({ token }: Someone, { queueId }: Pick<Visit, 'queueId'>, reason = REASON) =>
      t.call(closeLateRecord, { params: { queueId }, body: { reason } }, token);

    test('is closed only by the director, with a proof of identity and a reason, and once late', async () => {
      const visit = await late();
      const [director, admin] = [
        await clinic.staff('MEDICAL_DIRECTOR'),
        await clinic.staff('ADMIN'),
      ];
      for (const who of [admin, visit.professional, visit.patient])
        expect((await closeBy(who, visit)).statusCode).toBe(403);
      expect((await closeBy(director, visit)).json().code).toBe('session.step-up-required');
      await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, director.token);
      expect((await closeBy(director, visit, 'porque sí')).statusCode).toBe(400);
      const early = await leftOpen();
      await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, director.token);
      expect((await closeBy(director, early)).json().code).toBe('visits.record-not-late');
      expect((await rowOf(visit)).phase).toBe('WRAP_UP');
    });

    test('names professional and patient, never what is written, and is closed for good', async () => {
      const visit = await late();
      const director = await clinic.staff('MEDICAL_DIRECTOR');
      await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, director.token);
      const mine = (await listed(director)).find(({ queueId }) => queueId === visit.queueId);
      expect(mine).toMatchObject({ professional: 'Dra. Laura Benítez', patient: 'María González' });
      expect((await closeBy(director, visit)).statusCode).toBe(200);
      expect((await closeBy(director, visit)).json().code).toBe('visits.command-refused');
      expect(await rowOf(visit)).toMatchObject({ phase: 'ERROR', closed_reason: REASON });
      expect((await listed(director)).map(({ queueId }) => queueId)).not.toContain(visit.queueId);
      const inbox = await t.call(searchNotifications, { query: {} }, visit.patient.token);
      expect(inbox.json().data[0].event).toBe('visit.closed');
      expect(await unrecordedOf(visit.patient)).toEqual([]);
    });

    test('is asked page by page, and an address that no answer gave is refused', async () => {
      const { token } = await clinic.staff('ADMIN');
      const after = Buffer.from('["mañana","x"]').toString('base64url');
      expect((await t.call(listLateRecords, { query: { after } }, token)).statusCode).toBe(400);
    });
  });
});
