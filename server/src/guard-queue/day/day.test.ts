import { COLLEAGUES_MAX, type GuardDay, getGuardDay, joinQueue } from '@app/contract/guard-queue';
import { addDays, dayOf, instantAt } from '@app/contract/kernel';
import { updateGuardAvailability } from '@app/contract/presence';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { emptyTheGuard, takeEverybodyOffDuty } from '../../testing/guard-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  // Noon, so that no day ends during the tests.
  const now = t.clock.now();
  t.clock.advance(instantAt(addDays(dayOf(now), 1), 12 * 60).getTime() - now.getTime());
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});
beforeEach(async () => {
  await emptyTheGuard(t);
  await takeEverybodyOffDuty(t);
});

const ask = ({ token }: Someone) => t.call(getGuardDay, {}, token);
const dayFor = async (who: Someone): Promise<GuardDay> => (await ask(who)).json().data;

test('the day is refused off duty, and to everybody but professionals', async () => {
  const resting = await clinic.professional();
  await t.call(
    updateGuardAvailability,
    { params: { id: resting.accountId }, body: { virtualGuardAvailability: false } },
    resting.token,
  );
  const others = [resting, await clinic.patient(), await clinic.staff('MEDICAL_DIRECTOR')];
  for (const other of others) expect((await ask(other)).statusCode).toBe(403);
});

test('a day begins with nothing', async () => {
  expect(await dayFor(await clinic.professional(2))).toEqual({
    attended: 0,
    averageWaitMinutes: null,
    colleagues: [],
    moreColleagues: 0,
  });
});

test('it counts whom the professional attended since midnight in Argentina', async () => {
  proves('day-of-the-guard');
  const professional = await clinic.professional();
  const today = await visits.finish(await visits.aVisit({ professional }));
  const yesterday = await visits.finish(await visits.aVisit({ professional }));
  const midnight = instantAt(dayOf(t.clock.now()), 0);
  const begins = (queueId: string, at: Date) =>
    t.pool.query('update visit set started_at = $2 where id = $1', [queueId, at]);
  await begins(today.queueId, midnight);
  await begins(yesterday.queueId, new Date(midnight.getTime() - 1));
  expect((await dayFor(professional)).attended).toBe(1);
  const colleague = await clinic.professional();
  expect((await dayFor(colleague)).attended).toBe(0);
});

test('it says how long patients of the specialty waited for the call today', async () => {
  await t.pool.query(`update visit set created_at = created_at - interval '2 days'`);
  const midnight = instantAt(dayOf(t.clock.now()), 0);
  for (const minutes of [4, 12]) {
    const { queueId } = await visits.aVisit();
    await t.pool.query(
      `update visit set created_at = $2, offered_at = $2::timestamptz + $3 * interval '1 minute' where id = $1`,
      [queueId, midnight, minutes],
    );
  }
  const uncalled = await clinic.patient();
  const body = { patientId: uncalled.personId, specialtyId: 1, reason: 'Tos' };
  await t.call(joinQueue, { body }, uncalled.token);
  expect((await dayFor(await clinic.professional())).averageWaitMinutes).toBe(8);
  expect((await dayFor(await clinic.professional(2))).averageWaitMinutes).toBeNull();
});

test('it names who else is on duty, the own specialty first, and whether they attend somebody', async () => {
  const pediatrician = await clinic.professional(2);
  await visits.aVisit();
  await clinic.professional();
  const { colleagues } = await dayFor(pediatrician);
  expect(colleagues.map(({ specialty, isBusy }) => [specialty, isBusy]).sort()).toEqual([
    ['Clínica médica', false],
    ['Clínica médica', true],
  ]);
  expect(colleagues[0]?.name).toMatch(/^Dra?\. /);
  await clinic.professional(2);
  expect((await dayFor(pediatrician)).colleagues[0]?.specialty).toBe('Pediatría');
});

test('of many colleagues some are named and the rest are counted', async () => {
  const professional = await clinic.professional();
  for (let count = 0; count < COLLEAGUES_MAX + 2; count += 1) await clinic.professional();
  const { colleagues, moreColleagues } = await dayFor(professional);
  expect([colleagues.length, moreColleagues]).toEqual([COLLEAGUES_MAX, 2]);
});
