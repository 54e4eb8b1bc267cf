import { getPlanInfo } from '@app/contract/coverage';
import {
  applyGuardQueueEvent,
  deleteMessages,
  getGuardNow,
  getMessages,
  getPosition,
  joinQueue,
  listWaiting,
  waitRange,
} from '@app/contract/guard-queue';
import { commandEntry, listOwnEntries, type QueueEntry, rankQueue } from '@app/contract/visits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { emptyTheGuard, setPhase, takeEverybodyOffDuty } from '../testing/guard-setup.ts';
import { putOnPlan } from '../testing/person-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

// Each test starts with an empty queue and nobody on duty.
beforeEach(async () => {
  await emptyTheGuard(t);
  await takeEverybodyOffDuty(t);
});

const join = (
  who: SomePatient,
  over: Partial<{ patientId: string; specialtyId: number; reason: string }> = {},
) =>
  t.call(
    joinQueue,
    { body: { patientId: who.personId, specialtyId: 1, reason: 'Fiebre desde anoche', ...over } },
    who.token,
  );

async function waiting(who: SomePatient): Promise<QueueEntry> {
  const answer = await join(who);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

type Command = Parameters<typeof t.call<typeof commandEntry>>[1]['body']['command'];
const give = (
  who: Someone,
  queueId: string,
  command: Command,
  more: { reason?: string; claimEpoch?: number } = {},
) => t.call(commandEntry, { params: { queueId }, body: { command, ...more } }, who.token);

const rate = (who: Someone, queueId: string) =>
  t.call(rankQueue, { params: { queueId }, body: { rating: 5 } }, who.token);

const lineOf = async (who: Someone): Promise<QueueEntry[]> =>
  (await t.call(listWaiting, { params: { specialtyId: 1 } }, who.token)).json().data;

/** A call in progress: both sides, and the entry as the professional sees it. */
async function calling() {
  const patient = await clinic.patient();
  const professional = await clinic.professional();
  const { queueId } = await waiting(patient);
  const entry: QueueEntry = (await give(professional, queueId, 'GetPatient')).json().data;
  await give(patient, queueId, 'Accept');
  await give(patient, queueId, 'Start');
  return { patient, professional, queueId, entry };
}

describe('a join is refused', () => {
  test('without a session', async () => {
    const answer = await t.call(joinQueue, {
      body: { patientId: clinic.holderId, specialtyId: 1, reason: 'Tos' },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('to a professional', async () => {
    const professional = await clinic.professional();
    expect((await join({ ...professional, personId: clinic.holderId })).statusCode).toBe(403);
  });

  test('for somebody else’s patient, existing or not', async () => {
    const stranger = await clinic.patient();
    const known = await join(stranger, { patientId: clinic.holderId });
    const unknown = await join(stranger, { patientId: '0198c0de-0000-7000-8000-00000000ffff' });
    expect([known.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(known.body).toBe(unknown.body);
  });

  test.each([
    ['an empty reason', { reason: '  ' }, 400],
    ['a reason of 257 characters', { reason: 'x'.repeat(257) }, 400],
    ['a specialty that the guard does not serve', { specialtyId: 4 }, 409],
  ])('%s', async (_, over, status) => {
    expect((await join(await clinic.patient(), over)).statusCode).toBe(status);
  });

  test.each([
    [
      'an incomplete profile',
      `update patient set full_profile = false where person_id = $1`,
      'guard-queue.profile-incomplete',
    ],
    [
      'no coverage',
      `update patient set prepaid_health_category_id = null where person_id = $1`,
      'guard-queue.coverage-missing',
    ],
    [
      'less than a year of age',
      `update person set birth_date = current_date - 300 where id = $1`,
      'guard-queue.too-young',
    ],
    [
      'no consent',
      `update consent set withdrawn_at = now() where person_id = $1`,
      'guard-queue.consent-missing',
    ],
  ])('%s', async (_, change, code) => {
    const patient = await clinic.patient();
    await t.pool.query(change, [patient.personId]);
    expect((await join(patient)).json()).toMatchObject({ status: 409, code });
  });

  test('to a patient who already waits, even from two tabs at once', async () => {
    proves('one-place-a-person');
    const patient = await clinic.patient();
    const answers = await Promise.all([join(patient), join(patient), join(patient)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('beyond the plan’s limit, also at the same time; a cancelled one does not count', async () => {
    const patient = await clinic.patient();
    await putOnPlan(t, patient.personId, 2);
    const left = async () =>
      (await t.call(getPlanInfo, { params: { patientId: patient.personId } }, patient.token)).json()
        .data.consultationsLeft;
    expect(await left()).toBe(2);
    for (let time = 0; time < 3; time += 1) {
      const { queueId } = await waiting(patient);
      expect(await left()).toBe(1);
      await give(patient, queueId, 'PatientCancel');
      expect(await left()).toBe(2);
    }
    await t.pool.query(
      `insert into coverage_use (visit_id, holder_id, month) select id, holder_id, to_char(now() at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM')
       from visit where person_id = $1 on conflict (visit_id) do update set returned_at = null`,
      [patient.personId],
    );
    expect((await join(patient)).json()).toMatchObject({ code: 'coverage.used-up' });
  });
});

describe('the queue', () => {
  test('is read only by a professional on duty in that specialty', async () => {
    proves('line-is-for-who-is-on-duty');
    const patient = await clinic.patient();
    const paediatrician = await clinic.professional(2);
    const pending = await clinic.logIn('pendiente@cercana.test');
    const read = (token: string) => t.call(listWaiting, { params: { specialtyId: 1 } }, token);
    expect((await read(patient.token)).statusCode).toBe(403);
    expect((await read(paediatrician.token)).statusCode).toBe(403);
    expect((await read(pending)).statusCode).toBe(403);
  });

  test('is in order of arrival and masks e-mails until the claim', async () => {
    proves('patient-joins', 'call-waiting-queue');
    const [first, second] = [await clinic.patient(), await clinic.patient()];
    const professional = await clinic.professional();
    await waiting(first);
    await waiting(second);
    const line = await lineOf(professional);
    expect(line.map(({ patientId }) => patientId)).toEqual([first.personId, second.personId]);
    expect(line.map(({ orderNumber }) => orderNumber)).toEqual([1, 2]);
    expect(line[0]?.familymember).toBe('p•••@ejemplo.test');
  });

  test('tells a patient the place and the expected wait', async () => {
    proves('call-queue-position');
    const [first, second] = [await clinic.patient(), await clinic.patient()];
    await waiting(first);
    const { queueId } = await waiting(second);
    await clinic.professional();
    const answer = await t.call(getPosition, { params: { queueId } }, second.token);
    expect(answer.json().data).toEqual({
      position: 2,
      onDuty: 1,
      wait: { from: 5, to: 20 },
      graceSeconds: 30,
    });
    expect((await t.call(getPosition, { params: { queueId } }, first.token)).statusCode).toBe(404);
  });

  test('messages.json shows each caller their own entries only', async () => {
    proves('queue-entry-is-only-theirs', 'call-realtime-store');
    const patient = await clinic.patient();
    const stranger = await clinic.patient();
    const professional = await clinic.professional();
    await waiting(patient);
    const keys = async ({ token }: Someone) =>
      Object.keys((await t.call(getMessages, {}, token)).json());
    expect(await keys(patient)).toEqual([patient.personId]);
    expect(await keys(stranger)).toEqual([]);
    expect(await keys(professional)).toEqual([patient.personId]);
  });

  test('a command in the whole entry of the specification is done, and what it says besides is not', async () => {
    proves('call-realtime-store');
    const [patient, professional] = [await clinic.patient(), await clinic.professional()];
    const put = ({ token }: Someone, entry: object) =>
      t.http.inject({
        method: 'PUT',
        url: `/api/realtime/messages/${patient.personId}.json`,
        headers: { authorization: `Bearer ${token}` },
        payload: entry,
      });
    const entry = {
      command: 'SetOrder',
      createdDate: '2020-01-01T00:00:00.000Z',
      date: '2020-01-01',
      familymember: patient.email,
      orderNumber: 99,
      patientId: patient.personId,
      profImage: null,
      profSpecialty: 'Clínica médica',
      profesionalName: null,
      professionalId: '',
      queueId: null,
      reason: 'Tos',
      specialtyId: 1,
      status: 'FINISHED',
    };
    const joined = await put(patient, entry);
    expect(joined.json()).toMatchObject({ status: 'WAITING', orderNumber: 1, reason: 'Tos' });
    expect(joined.json().createdDate > entry.createdDate).toBe(true);
    const { accountId: professionalId } = professional;
    const taken = await put(professional, {
      ...joined.json(),
      command: 'GetPatient',
      professionalId,
    });
    expect(taken.json()).toMatchObject({ phase: 'OFFERED', professionalId });
  });

  test('DELETE messages.json changes only the caller’s entries', async () => {
    proves('call-realtime-store');
    const [patient, stranger] = [await clinic.patient(), await clinic.patient()];
    await waiting(patient);
    const answer = await t.call(deleteMessages, {}, stranger.token);
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
    expect(await lineOf(await clinic.professional())).toHaveLength(1);
    await t.call(deleteMessages, {}, patient.token);
    expect(await lineOf(await clinic.professional())).toHaveLength(0);
  });
});

describe('a claim', () => {
  test('is refused to professionals off duty, unverified or of another specialty', async () => {
    proves('claim-needs-verification');
    const { queueId } = await waiting(await clinic.patient());
    const paediatrician = await clinic.professional(2);
    const pending = {
      accountId: '',
      email: '',
      token: await clinic.logIn('pendiente@cercana.test'),
    };
    const offDuty = { accountId: '', email: '', token: await clinic.logIn('clinica@cercana.test') };
    expect((await give(paediatrician, queueId, 'GetPatient')).statusCode).toBe(404);
    expect((await give(pending, queueId, 'GetPatient')).statusCode).toBe(403);
    expect((await give(offDuty, queueId, 'GetPatient')).statusCode).toBe(403);
  });

  test.each(['GetPatient', 'SetProfessional'] as const)(
    'refuses who says %s after somebody else called, and says why',
    async (command) => {
      const [first, second] = [await clinic.professional(), await clinic.professional()];
      const { queueId } = await waiting(await clinic.patient());
      await give(first, queueId, command);
      const late = await give(second, queueId, command);
      expect(late.statusCode).toBe(409);
      expect(late.json().code).toBe('guard-queue.already-taken');
    },
  );

  test('goes to the first caller, in every one of many races', async () => {
    proves('one-professional-a-patient');
    const professionals = await Promise.all([
      clinic.professional(),
      clinic.professional(),
      clinic.professional(),
      clinic.professional(),
    ]);
    const patient = await clinic.patient();
    for (let race = 0; race < 25; race += 1) {
      const { queueId } = await waiting(patient);
      const answers = await Promise.all(
        professionals.map((one) => give(one, queueId, 'SetProfessional')),
      );
      const winners = answers.filter(({ statusCode }) => statusCode === 200);
      expect(winners).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
      const { rows } = await t.pool.query(
        `select count(*)::int n from visit_event where visit_id = $1 and command = 'SetProfessional'`,
        [queueId],
      );
      expect(rows[0].n).toBe(1);
      await give(patient, queueId, 'PatientCancel');
    }
  });

  test('is one at a time for a professional', async () => {
    proves('one-call-a-professional');
    const professional = await clinic.professional();
    const entries = [await waiting(await clinic.patient()), await waiting(await clinic.patient())];
    const answers = await Promise.all(
      entries.map(({ queueId }) => give(professional, queueId, 'GetPatient')),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe(
      'visits.already-attending',
    );
  });

  test('after a simultaneous cancel by the patient each side gets its answer', async () => {
    proves('patient-cancels-the-wait');
    const professional = await clinic.professional();
    const patient = await clinic.patient();
    for (let race = 0; race < 20; race += 1) {
      const { queueId } = await waiting(patient);
      const [cancel, claim] = await Promise.all([
        give(patient, queueId, 'PatientCancel'),
        give(professional, queueId, 'GetPatient'),
      ]);
      const { rows } = await t.pool.query(
        'select phase, professional_id from visit where id = $1',
        [queueId],
      );
      if (cancel.statusCode === 200 && claim.statusCode === 200) expect(rows[0].phase).toBe('QUIT');
      expect([200, 409]).toContain(cancel.statusCode);
      if (rows[0].phase === 'OFFERED') await give(patient, queueId, 'PatientCancel');
    }
  });

  test('under an older epoch allows no writes', async () => {
    const professional = await clinic.professional();
    const { queueId } = await waiting(await clinic.patient());
    const first: QueueEntry = (await give(professional, queueId, 'GetPatient')).json().data;
    await t.call(deleteMessages, {}, professional.token);
    await t.pool.query('update professional_presence set available = true where account_id = $1', [
      professional.accountId,
    ]);
    const second: QueueEntry = (await give(professional, queueId, 'GetPatient')).json().data;
    expect(second.claimEpoch).toBeGreaterThan(first.claimEpoch ?? 0);
    const stale = await give(professional, queueId, 'NoPatient', {
      claimEpoch: first.claimEpoch ?? 0,
    });
    expect(stale.json()).toMatchObject({ status: 409, code: 'visits.stale-claim' });
  });
});

describe('a call', () => {
  test('starts after the patient accepts, and repeated commands do no harm', async () => {
    proves('patient-accepts-then-starts');
    const { patient, professional, queueId } = await calling();
    const again = await give(patient, queueId, 'Start');
    expect(again.json().data).toMatchObject({ phase: 'IN_CALL', status: 'STARTED' });
    const own = (await t.call(listOwnEntries, {}, professional.token)).json().data;
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ queueId, phase: 'IN_CALL', familymember: patient.email });
  });

  test('can be finished by the patient, no longer cancelled', async () => {
    proves('patient-cancels-the-wait');
    const { patient, queueId } = await calling();
    expect((await give(patient, queueId, 'PatientCancel')).statusCode).toBe(409);
    expect((await give(patient, queueId, 'PatientFinish')).json().data.phase).toBe('WRAP_UP');
  });

  test('is not finished without a record, nor broken off without a reason', async () => {
    proves('finish-needs-a-record');
    const { professional, queueId } = await calling();
    expect((await give(professional, queueId, 'ProfessionalFinish')).json().code).toBe(
      'visits.record-missing',
    );
    expect((await give(professional, queueId, 'ProfessionalCancel')).json().code).toBe(
      'visits.reason-required',
    );
    expect(
      (await give(professional, queueId, 'ProfessionalCancel', { reason: 'No es el paciente' }))
        .statusCode,
    ).toBe(200);
  });

  test('is not rated while it goes on, when broken off, or by a stranger', async () => {
    proves('rating-after-the-visit');
    const { patient, professional, queueId } = await calling();
    const stranger = await clinic.patient();
    expect((await rate(stranger, queueId)).statusCode).toBe(404);
    expect((await rate(patient, queueId)).statusCode).toBe(409);
    await give(professional, queueId, 'ProfessionalCancel', { reason: 'No es el paciente' });
    expect((await rate(patient, queueId)).statusCode).toBe(409);
  });

  test('is not rated while only the network has broken it off', async () => {
    const { patient, queueId } = await calling();
    await setPhase(t, queueId, 'WRAP_UP');
    expect((await rate(patient, queueId)).statusCode).toBe(409);
  });

  test('is rated once, as soon as the patient has finished', async () => {
    proves('rating-after-the-visit', 'call-rate');
    const { patient, queueId } = await calling();
    await give(patient, queueId, 'PatientFinish');
    expect((await rate(patient, queueId)).json()).toEqual({ status: 'ok' });
    expect((await rate(patient, queueId)).json().code).toBe('visits.already-rated');
  });

  test('is rated although its record could not be saved', async () => {
    const { patient, professional, queueId } = await calling();
    await give(professional, queueId, 'FailSaveConsultation');
    expect((await rate(patient, queueId)).json()).toEqual({ status: 'ok' });
  });

  test('is no longer listed for a patient who finished it, but stays with the professional', async () => {
    const { patient, professional, queueId } = await calling();
    await give(patient, queueId, 'PatientFinish');
    expect((await t.call(listOwnEntries, {}, patient.token)).json().data).toEqual([]);
    const held = (await t.call(listOwnEntries, {}, professional.token)).json().data;
    expect(held).toMatchObject([{ queueId, phase: 'WRAP_UP' }]);
  });
});

describe('a screen that applies the pushes', () => {
  test('shows what a fresh fetch would', async () => {
    const professional = await clinic.professional();
    const [first, second] = [await clinic.patient(), await clinic.patient()];
    const a = await waiting(first);
    const before = await lineOf(professional);
    const b = await waiting(second);
    const joined = applyGuardQueueEvent(before, {
      command: 'PATIENT_QUEUE',
      entry: { ...b, familymember: 'p•••@ejemplo.test', leaseUntil: null },
    });
    expect(joined).toEqual(await lineOf(professional));
    const taken: QueueEntry = (await give(professional, a.queueId, 'GetPatient')).json().data;
    expect(applyGuardQueueEvent(joined, { command: 'SetProfessional', entry: taken })).toEqual(
      await lineOf(professional),
    );
  });
});

describe('a visitor', () => {
  const now = async () => (await t.call(getGuardNow, {})).json().data;

  test('reads of nobody while nobody is on duty', async () => {
    expect(await now()).toEqual([]);
  });

  test('reads which specialty is attended and the wait, and no name nor number of people', async () => {
    await clinic.professional();
    expect(await now()).toEqual([{ name: 'Clínica médica', wait: waitRange(1, 1) }]);
    for (let people = 0; people < 4; people += 1) await waiting(await clinic.patient());
    const [{ wait }] = await now();
    expect(wait.from).toBeGreaterThan(0);
  });
});
