import {
  dismissLostPlace,
  getLostPlace,
  joinQueue,
  LOST_PLACE_TOLD_MINUTES,
  listWaiting,
  takePlaceBack,
} from '@app/contract/guard-queue';
import { MINUTE_MS } from '@app/contract/kernel';
import { commandEntry, LOST_PLACE_KEPT_MINUTES, type QueueEntry } from '@app/contract/visits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { takeEverybodyOffDuty } from '../../testing/guard-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

beforeEach(async () => {
  await takeEverybodyOffDuty(t);
});

async function join(who: Someone, patientId: string, reason = 'Fiebre desde anoche') {
  const body = { patientId, specialtyId: 1, reason };
  const entry: QueueEntry = (await t.call(joinQueue, { body }, who.token)).json().data;
  return entry;
}

/** Joins, sends nothing for longer than the grace period, and loses the place. */
async function loses(who: SomePatient, patientId = who.personId): Promise<QueueEntry> {
  const entry = await join(who, patientId);
  t.clock.advance(MINUTE_MS);
  await until(
    async () =>
      (
        await t.pool.query('select from visit where id = $1 and phase = $2', [
          entry.queueId,
          'QUIT',
        ])
      ).rowCount === 1,
  );
  return entry;
}

async function lostBy({ token }: Someone) {
  const answer = await t.call(getLostPlace, {}, token);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const dismiss = (who: Someone, queueId: string) =>
  t.call(dismissLostPlace, { params: { queueId } }, who.token);

test('a stranger sees no lost place, and a professional may not ask', async () => {
  const [patient, stranger] = [await clinic.patient(), await clinic.patient()];
  const { queueId } = await loses(patient);
  expect(await lostBy(stranger)).toBeNull();
  const [foreign, absent] = [
    await dismiss(stranger, queueId),
    await dismiss(stranger, '0198c0de-0000-7000-8000-00000000ffff'),
  ];
  expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404]);
  expect(foreign.json().code).toBe(absent.json().code);
  const professional = await clinic.professional();
  expect((await t.call(getLostPlace, {}, professional.token)).statusCode).toBe(403);
  expect((await dismiss(professional, queueId)).statusCode).toBe(403);
  expect(await lostBy(patient)).toMatchObject({ queueId });
});

test('a place cancelled by its patient, or by the professional, is not a lost one', async () => {
  const patient = await clinic.patient();
  const { queueId } = await join(patient, patient.personId);
  const give = (who: Someone, id: string, command: 'PatientCancel' | 'GetPatient') =>
    t.call(commandEntry, { params: { queueId: id }, body: { command } }, who.token);
  await give(patient, queueId, 'PatientCancel');
  expect(await lostBy(patient)).toBeNull();
  expect((await dismiss(patient, queueId)).statusCode).toBe(404);

  const professional = await clinic.professional();
  const called = await join(patient, patient.personId);
  const { claimEpoch } = (await give(professional, called.queueId, 'GetPatient')).json().data;
  const cut = await t.call(
    commandEntry,
    {
      params: { queueId: called.queueId },
      body: { command: 'NoPatient', reason: 'inactivity', claimEpoch },
    },
    professional.token,
  );
  expect(cut.statusCode).toBe(200);
  expect(await lostBy(patient)).toBeNull();
});

test('a place still waiting is not a lost one', async () => {
  const patient = await clinic.patient();
  await join(patient, patient.personId);
  expect(await lostBy(patient)).toBeNull();
});

test('a patient who returns after the grace finds the earlier answers, for a dependant too', async () => {
  const maria = await clinic.maria();
  const [child] = clinic.memberIds;
  const lost = await loses(maria, child);
  expect(await lostBy(maria)).toMatchObject({
    queueId: lost.queueId,
    phase: 'QUIT',
    patientId: child,
    specialtyId: 1,
    reason: 'Fiebre desde anoche',
    isHolder: false,
    claimEpoch: null,
  });
});

test('a dependant for whom the holder no longer acts is not named', async () => {
  const maria = await clinic.maria();
  const [child = ''] = clinic.memberIds;
  const { queueId } = await loses(maria, child);
  await t.pool.query(`update family_link set status = 'ENDED' where member_id = $1`, [child]);
  expect(await lostBy(maria)).toBeNull();
  expect((await dismiss(maria, queueId)).statusCode).toBe(404);
  await t.pool.query(`update family_link set status = 'ACTIVE' where member_id = $1`, [child]);
});

test('an old loss is not shown', async () => {
  const patient = await clinic.patient();
  const { queueId } = await loses(patient);
  const comesBackAfter = async (minutes: number) => {
    t.clock.advance(minutes * MINUTE_MS);
    return lostBy({ ...patient, token: await clinic.logIn(patient.email) });
  };
  expect(await comesBackAfter(LOST_PLACE_TOLD_MINUTES - 2)).toMatchObject({ queueId });
  expect(await comesBackAfter(2)).toBeNull();
});

test('a dismissed loss is not shown again, and may be dismissed repeatedly', async () => {
  const patient = await clinic.patient();
  const { queueId } = await loses(patient);
  const answers = await Promise.all([dismiss(patient, queueId), dismiss(patient, queueId)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const seenAt = async () =>
    (await t.pool.query('select loss_seen_at from visit where id = $1', [queueId])).rows[0]
      .loss_seen_at;
  const first = await seenAt();
  t.clock.advance(MINUTE_MS);
  await dismiss(patient, queueId);
  expect(await seenAt()).toEqual(first);
  expect(await lostBy(patient)).toBeNull();
});

test('after joining again only the newest place is shown', async () => {
  const patient = await clinic.patient();
  await loses(patient);
  await join(patient, patient.personId, 'Fiebre y tos');
  expect(await lostBy(patient)).toBeNull();
});

const takeBack = (who: Someone, queueId: string, key?: string) =>
  t.call(takePlaceBack, { params: { queueId } }, who.token, key ? { 'idempotency-key': key } : {});

describe('a place lost to inactivity', () => {
  test('is given back to nobody else, nor after ten minutes, nor once it was dismissed', async () => {
    const [patient, stranger] = [await clinic.patient(), await clinic.patient()];
    const late = await loses(patient);
    expect((await takeBack(stranger, late.queueId)).statusCode).toBe(404);
    await t.pool.query(
      'update visit set closed_at = closed_at - make_interval(mins => $2) where id = $1',
      [late.queueId, LOST_PLACE_KEPT_MINUTES],
    );
    const answer = await takeBack(patient, late.queueId);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'visits.place-gone']);
    const dismissed = await loses(patient);
    await dismiss(patient, dismissed.queueId);
    expect((await takeBack(patient, dismissed.queueId)).json().code).toBe('visits.place-gone');
    const removed = await loses(stranger);
    await t.pool.query(`update visit set closed_reason = 'Repetía la consulta' where id = $1`, [
      removed.queueId,
    ]);
    expect((await takeBack(stranger, removed.queueId)).json().code).toBe('visits.place-gone');
  });

  test('is given back once, before those who arrived later, and the plan counts it once', async () => {
    const patient = await clinic.patient();
    const lost = await loses(patient);
    const later = await clinic.patient();
    const second = await join(later, later.personId);
    const answers = await Promise.all([1, 2, 3].map(() => takeBack(patient, lost.queueId)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const back: QueueEntry = answers.find(({ statusCode }) => statusCode === 200)?.json().data;
    expect(back).toMatchObject({ createdDate: lost.createdDate, reason: lost.reason });
    expect(back.queueId).not.toBe(lost.queueId);
    const professional = await clinic.professional();
    const line: QueueEntry[] = (
      await t.call(listWaiting, { params: { specialtyId: 1 } }, professional.token)
    ).json().data;
    const places = line.map(({ queueId }) => queueId);
    expect(places.indexOf(back.queueId)).toBeLessThan(places.indexOf(second.queueId));
    const { rows } = await t.pool.query(
      'select returned_at is null as counts from coverage_use where visit_id = any($1) order by 1',
      [[lost.queueId, back.queueId]],
    );
    expect(rows).toEqual([{ counts: false }, { counts: true }]);
    expect(await lostBy(patient)).toBeNull();
  });

  test('is answered again under the same key', async () => {
    const patient = await clinic.patient();
    const { queueId } = await loses(patient);
    const key = '0f'.repeat(16);
    const first = (await takeBack(patient, queueId, key)).json().data;
    expect((await takeBack(patient, queueId, key)).json().data).toEqual(first);
  });
});
