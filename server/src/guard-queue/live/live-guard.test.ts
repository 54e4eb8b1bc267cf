import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { getPlanInfo } from '@app/contract/coverage';
import {
  getLiveGuard,
  getLostPlace,
  getPosition,
  joinQueue,
  type LiveSpecialty,
  listStuck,
  moveWaiting,
  purgeStuck,
  removeWaiting,
  sendWaitingNotice,
  takeOffDuty,
} from '@app/contract/guard-queue';
import { searchNotifications } from '@app/contract/notifications';
import { getGuardAvailability } from '@app/contract/presence';
import { commandEntry, type QueueEntry } from '@app/contract/visits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import { emptyTheGuard, takeEverybodyOffDuty } from '../../testing/guard-setup.ts';
import { putOnPlan } from '../../testing/person-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let director: Someone;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  director = await clinic.staff('MEDICAL_DIRECTOR');
  admin = await clinic.staff('ADMIN');
});

beforeEach(async () => {
  await emptyTheGuard(t);
  await takeEverybodyOffDuty(t);
  await prove(director);
});

const CANARY = 'Canario en el motivo';
const REASON = 'Necesita atención presencial hoy';
const MEDICINE = 1;
const CHILDREN = 2;
const NOT_ON_GUARD = 3;

const prove = ({ token }: Someone) => t.call(stepUp, { body: { password: DEMO_PASSWORD } }, token);

async function join(specialtyId = MEDICINE, who?: SomePatient) {
  const patient = who ?? (await clinic.patient());
  const body = { patientId: patient.personId, specialtyId, reason: CANARY };
  const entry: QueueEntry = (await t.call(joinQueue, { body }, patient.token)).json().data;
  return { patient, queueId: entry.queueId };
}

const about = (queueId: string) => ({ params: { queueId } });
const remove = ({ token }: Someone, queueId: string, reason = REASON) =>
  t.call(removeWaiting, { ...about(queueId), body: { reason } }, token);
const move = ({ token }: Someone, queueId: string, specialtyId: number) =>
  t.call(moveWaiting, { ...about(queueId), body: { specialtyId, reason: REASON } }, token);
const give = ({ token }: Someone, queueId: string, command: 'GetPatient' | 'Accept' | 'Start') =>
  t.call(commandEntry, { ...about(queueId), body: { command } }, token);
const sendOff = ({ token }: Someone, accountId: string) =>
  t.call(takeOffDuty, { params: { accountId }, body: { reason: REASON } }, token);

async function guard(specialtyId = MEDICINE): Promise<LiveSpecialty> {
  const answer = await t.call(getLiveGuard, {}, admin.token);
  expect(answer.body).not.toContain('Canario');
  const found = answer.json().data.find((one: LiveSpecialty) => one.specialtyId === specialtyId);
  if (!found) throw new Error(answer.body);
  return found;
}

const rowOf = async (queueId: string) =>
  (await t.pool.query('select * from visit where id = $1', [queueId])).rows[0];

async function noticesOf({ token }: Someone): Promise<{ subject: string; description: string }[]> {
  return (await t.call(searchNotifications, { query: {} }, token)).json().data;
}

const auditsOf = async (type: string, id: string) =>
  (
    await t.pool.query('select role from audit_event where type = $1 and entity_id = $2', [
      type,
      id,
    ])
  ).rows;

describe('acting on the line', () => {
  test('is refused to everybody but the medical director', async () => {
    const { queueId, patient } = await join();
    const professional = await clinic.professional();
    for (const who of [admin, patient, professional]) {
      expect((await remove(who, queueId)).statusCode).toBe(403);
      expect((await move(who, queueId, CHILDREN)).statusCode).toBe(403);
      expect((await sendOff(who, professional.accountId)).statusCode).toBe(403);
      expect((await t.call(listStuck, {}, who.token)).statusCode).toBe(403);
    }
    expect((await rowOf(queueId)).phase).toBe('WAITING');
  });

  test('needs a recent proof of identity, and a written reason', async () => {
    const { queueId } = await join();
    const another = await clinic.staff('MEDICAL_DIRECTOR');
    t.clock.advance(6 * 60_000);
    expect((await remove(another, queueId)).json().code).toBe('session.step-up-required');
    expect((await move(another, queueId, CHILDREN)).json().code).toBe('session.step-up-required');
    await prove(director);
    expect((await remove(director, queueId, 'muy corto')).statusCode).toBe(400);
  });

  test('is refused once the patient was called, and of what is not in the guard', async () => {
    const { queueId } = await join();
    await give(await clinic.professional(), queueId, 'GetPatient');
    expect((await remove(director, queueId)).json().code).toBe('guard-queue.not-waiting');
    expect((await move(director, queueId, CHILDREN)).json().code).toBe('guard-queue.not-waiting');
    const nobody = '0198c0de-0000-7000-8000-000000000001';
    expect((await remove(director, nobody)).statusCode).toBe(404);
  });

  test('moves nobody to their own specialty, nor to one that the guard does not serve', async () => {
    const { queueId } = await join();
    expect((await move(director, queueId, MEDICINE)).json().code).toBe(
      'guard-queue.same-specialty',
    );
    expect((await move(director, queueId, NOT_ON_GUARD)).json().code).toBe(
      'guard-queue.specialty-not-on-guard',
    );
  });
});

test('who is removed reads why, loses no consultation, and may join again', async () => {
  const { queueId, patient } = await join();
  await putOnPlan(t, patient.personId, 2);
  expect((await remove(director, queueId)).statusCode).toBe(200);
  expect(await rowOf(queueId)).toMatchObject({ phase: 'QUIT', closed_reason: REASON });
  const plan = await t.call(
    getPlanInfo,
    { params: { patientId: patient.personId } },
    patient.token,
  );
  expect(plan.json().data.consultationsLeft).toBe(2);
  expect(await noticesOf(patient)).toMatchObject([
    {
      subject: 'Te sacaron de la fila de la guardia',
      description: expect.stringContaining(REASON),
    },
  ]);
  const lost = (await t.call(getLostPlace, {}, patient.token)).json().data;
  expect(lost).toMatchObject({ queueId, closedReason: REASON });
  expect(await auditsOf('guard-queue.remove', queueId)).toEqual([{ role: 'MEDICAL_DIRECTOR' }]);
  expect((await join(MEDICINE, patient)).queueId).not.toBe(queueId);
});

test('who is moved keeps the time at which they came', async () => {
  const first = await join();
  const second = await join(CHILDREN);
  const before = await rowOf(first.queueId);
  expect((await move(director, first.queueId, CHILDREN)).statusCode).toBe(200);
  expect(await rowOf(first.queueId)).toMatchObject({
    specialty_id: CHILDREN,
    phase: 'WAITING',
    created_at: before.created_at,
  });
  const position = async ({ queueId, patient }: typeof first) =>
    (await t.call(getPosition, about(queueId), patient.token)).json().data.position;
  expect([await position(first), await position(second)]).toEqual([1, 2]);
  expect((await guard(MEDICINE)).waiting).toEqual([]);
  expect((await guard(CHILDREN)).waiting.map(({ queueId }) => queueId)).toEqual([
    first.queueId,
    second.queueId,
  ]);
  expect(await noticesOf(first.patient)).toMatchObject([{ subject: 'Ahora esperás en Pediatría' }]);
});

test.each(['remove', 'move'] as const)(
  'of a %s and a claim at the same time exactly one wins',
  async (act) => {
    for (let round = 0; round < 10; round += 1) {
      const { queueId } = await join();
      const professional = await clinic.professional();
      const byDirector = () =>
        act === 'remove' ? remove(director, queueId) : move(director, queueId, CHILDREN);
      const answers = await Promise.all([give(professional, queueId, 'GetPatient'), byDirector()]);
      const done = answers.map(({ statusCode }) => statusCode === 200);
      expect(done.filter(Boolean), answers.map(({ body }) => body).join()).toHaveLength(1);
      const expected = act === 'remove' ? 'QUIT' : 'WAITING';
      expect((await rowOf(queueId)).phase).toBe(done[0] ? 'OFFERED' : expected);
      await emptyTheGuard(t);
    }
  },
);

test('a notice of the list reaches who waits, and is audited', async () => {
  const { queueId, patient } = await join();
  const send = (notice: 'DELAY') =>
    t.call(sendWaitingNotice, { ...about(queueId), body: { notice } }, admin.token);
  expect((await send('DELAY')).statusCode).toBe(200);
  expect(await noticesOf(patient)).toMatchObject([
    { subject: 'Aviso de la guardia', description: expect.stringContaining('demorada') },
  ]);
  expect(await auditsOf('guard-queue.notice', queueId)).toEqual([{ role: 'ADMIN' }]);
  expect((await send('libre' as 'DELAY')).statusCode).toBe(400);
});

describe('a professional who is taken off duty', () => {
  const isOn = async ({ accountId, token }: Someone) =>
    (await t.call(getGuardAvailability, { params: { id: accountId } }, token)).json().data
      .virtualGuardAvailability;

  test('reads why, and whom they called goes back to the own place', async () => {
    const professional = await clinic.professional();
    const first = await join();
    const second = await join();
    await give(professional, first.queueId, 'GetPatient');
    expect((await sendOff(director, professional.accountId)).statusCode).toBe(200);
    expect(await isOn(professional)).toBe(false);
    expect((await guard()).waiting.map(({ queueId }) => queueId)).toEqual([
      first.queueId,
      second.queueId,
    ]);
    expect(await noticesOf(professional)).toMatchObject([
      { description: expect.stringContaining(REASON) },
    ]);
    expect(await auditsOf('guard-queue.off-duty', professional.accountId)).toHaveLength(1);
    expect((await sendOff(director, professional.accountId)).json().code).toBe(
      'guard-queue.off-duty-already',
    );
  });

  test('goes on with a call under way', async () => {
    const professional = await clinic.professional();
    const { queueId, patient } = await join();
    await give(professional, queueId, 'GetPatient');
    await give(patient, queueId, 'Accept');
    await give(patient, queueId, 'Start');
    expect((await sendOff(director, professional.accountId)).statusCode).toBe(200);
    expect((await rowOf(queueId)).phase).toBe('IN_CALL');
  });
});

describe('watching', () => {
  test('is refused to everybody but staff', async () => {
    for (const { token } of [await clinic.patient(), await clinic.professional()])
      expect((await t.call(getLiveGuard, {}, token)).statusCode).toBe(403);
  });

  test('shows who waits, who attends whom and who is away, with alerts, and no clinical text', async () => {
    const waiting = await join();
    expect((await guard()).alerts).toEqual(['NOBODY_ON_DUTY']);
    const professional = await clinic.professional();
    const attended = await join();
    await give(professional, attended.queueId, 'GetPatient');
    expect(await guard()).toMatchObject({
      waiting: [{ queueId: waiting.queueId, patient: 'María González', position: 1 }],
      attended: [{ queueId: attended.queueId, phase: 'OFFERED' }],
      onDuty: [{ accountId: professional.accountId, isAway: false }],
      alerts: [],
    });
    await t.pool.query(
      `update visit set created_at = created_at - interval '16 minutes', patient_lease_until = now() + interval '1 day'`,
    );
    await t.pool.query(
      `update professional_presence set lease_until = lease_until - interval '1 hour'`,
    );
    expect((await guard()).alerts).toEqual(['LONG_WAIT', 'NOBODY_ON_DUTY', 'PROFESSIONAL_AWAY']);
  });
});

describe('stuck visits', () => {
  /** As if the timeouts failed: no sign of either side for an hour. */
  const silence = (queueId: string) =>
    t.pool.query(`update visit set patient_lease_until = $2 where id = $1`, [
      queueId,
      new Date(t.clock.now().getTime() - 61 * 60_000),
    ]);
  const purge = (queueIds: string[]) =>
    t.call(purgeStuck, { body: { queueIds, reason: REASON } }, director.token);

  test('one that somebody was heard of is left alone', async () => {
    const alive = await join();
    expect((await purge([alive.queueId])).json().data.closed).toEqual([]);
    expect((await rowOf(alive.queueId)).phase).toBe('WAITING');
  });

  test('are listed, and closed in error once confirmed; their patient is told', async () => {
    // The timeouts still run here: if one is faster, try with another visit.
    const { patient, queueId } = await eventually(async () => {
      const stuck = await join();
      await silence(stuck.queueId);
      const seen = await t.call(listStuck, {}, director.token);
      const { closed } = (await purge([stuck.queueId])).json().data;
      expect(closed).toEqual([stuck.queueId]);
      expect(seen.body).toContain(stuck.queueId);
      expect(seen.body).not.toContain('Canario');
      return stuck;
    });
    expect(await rowOf(queueId)).toMatchObject({ phase: 'ERROR', closed_reason: REASON });
    expect((await noticesOf(patient)).map(({ description }) => description).join()).toContain(
      REASON,
    );
  });
});
