import { dayOf, hourOf, monthOf } from '@app/contract/kernel';
import {
  type Board,
  type ChartPoint,
  getBoard,
  getChart,
  getWaitingBusiness,
} from '@app/contract/operations';
import { rankQueue } from '@app/contract/visits';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  admin = await clinic.staff('ADMIN');
});

const board = async (who = admin): Promise<Board> => {
  const answer = await t.call(getBoard, {}, who.token);
  expect(answer.body).not.toMatch(/Fiebre|González/);
  return answer.json().data;
};
const chart = async (period: 'day' | 'month'): Promise<ChartPoint[]> =>
  (await t.call(getChart, { query: { period } }, admin.token)).json().data;

test('is refused to everybody but staff', async () => {
  for (const { token } of [
    await clinic.maria(),
    await clinic.professional(),
    await clinic.staff('PHARMACY'),
  ]) {
    expect((await t.call(getBoard, {}, token)).statusCode).toBe(403);
    expect((await t.call(getChart, { query: { period: 'day' } }, token)).statusCode).toBe(403);
  }
});

test('the board counts what somebody has to look at, and says nothing of what it does not know', async () => {
  const before = await board();
  await visitsOf(t, clinic).aVisit();
  await t.pool.query(
    `insert into outbound_message (id, channel, recipient, body_text, status)
     values (gen_random_uuid(), 'email', 'nadie@ejemplo.test', 'Fiebre', 'ERROR')`,
  );
  expect(await board()).toMatchObject({
    waiting: 0,
    longestWaitMinutes: null,
    inCall: before.inCall + 1,
    onGuard: before.onGuard + 1,
    failedDeliveries: before.failedDeliveries + 1,
    openRequests: before.openRequests,
    lateRequests: before.lateRequests,
    lastBackup: null,
  });
});

test('each role reads how many requests it is shown, and how many are past their day', async () => {
  const director = await clinic.staff('MEDICAL_DIRECTOR');
  const [operations, direction] = [await board(), await board(director)];
  const { accountId } = await clinic.patient();
  await t.pool.query(
    `insert into staff_request (id, kind, account_id, details, created_at, due_at, alarm_at)
     select gen_random_uuid(), kind, $1, '{}', now() - interval '20 days', due, due
     from (values ('PLAN_CHANGE', null), ('PROBLEM', null),
       ('CORRECTION', now() + interval '1 day'), ('ACCESS', now() - interval '1 day')) asked (kind, due)`,
    [accountId],
  );
  expect(await board()).toMatchObject({
    openRequests: operations.openRequests + 3,
    lateRequests: operations.lateRequests + 1,
  });
  expect(await board(director)).toMatchObject({
    openRequests: direction.openRequests + 2,
    lateRequests: direction.lateRequests,
  });
});

test('orders without a quote and refunds that failed are listed, without of whom', async () => {
  const answer = await t.call(getWaitingBusiness, {}, admin.token);
  expect(answer.json().data).toEqual({ orders: [], refunds: [] });
  const { accountId } = await clinic.patient();
  const { branchId } = await clinic.pharmacist();
  await t.pool.query(
    `insert into purchase_order (id, account_id, branch_id, created_at, moved_at, expires_at, delivery_kind)
     select gen_random_uuid(), $1, $2, now(), now(), now() + interval '1 day', 'PICKUP'`,
    [accountId, branchId],
  );
  const { orders } = (await t.call(getWaitingBusiness, {}, admin.token)).json().data;
  expect(orders).toMatchObject([{ number: expect.any(Number), branch: expect.any(String) }]);
  expect(Object.keys(orders[0]).sort()).toEqual([
    'branch',
    'branchPhone',
    'expiresDate',
    'number',
    'sentDate',
  ]);
  for (const who of [await clinic.professional(), await clinic.staff('PHARMACY')])
    expect((await t.call(getWaitingBusiness, {}, who.token)).statusCode).toBe(403);
});

test('the charts tell visits, waits and ratings by Argentine hour and day, also around midnight', async () => {
  const visit = await visitsOf(t, clinic).aFinishedVisit();
  await t.call(
    rankQueue,
    { params: { queueId: visit.queueId }, body: { rating: 4 } },
    visit.patient.token,
  );
  const now = t.clock.now();
  await t.pool.query(
    `update visit set created_at = $2::timestamptz - interval '10 years' where id <> $1`,
    [visit.queueId, now],
  );
  await t.pool.query(
    `update visit set created_at = $2, offered_at = $2::timestamptz + interval '6 minutes' where id = $1`,
    [visit.queueId, now],
  );
  const point = { visits: 1, waitMinutes: 6, rating: 4 };
  const day = await chart('day');
  expect(day).toHaveLength(24);
  expect(day.find(({ at }) => at === hourOf(now).slice(0, 2))).toMatchObject(point);
  expect(day.filter(({ visits }) => visits > 0)).toHaveLength(1);
  const month = await chart('month');
  expect(month.find(({ at }) => at === dayOf(now))).toMatchObject(point);
  expect(month.every(({ at }) => at.startsWith(monthOf(now)))).toBe(true);
});
