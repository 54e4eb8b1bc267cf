import { addDays, DAY_MS, dayOf, instantAt } from '@app/contract/kernel';
import { consultRegistry, RECHECK_DAYS } from '@app/contract/registry-checks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { registryOfTests } from '../testing/registry-of-tests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { nextCheck } from './next-check.ts';
import { recheckLater } from './recheck-later.ts';
import { queueDue } from './rechecks.ts';

let t: TestApp;
let clinic: Clinic;
let staff: ReturnType<typeof staffOf>;
let registry: Awaited<ReturnType<typeof registryOfTests>>;
beforeAll(async () => {
  registry = await registryOfTests();
  t = await testApp(registry.settings);
  clinic = await aClinic(t);
  staff = staffOf(t, clinic);
  // The demonstration's professionals would disturb the test.
  await t.pool.query(`update professional set verification = 'PENDING_VERIFICATION'`);
});
beforeEach(() => {
  registry.behave();
  registry.say({});
  registry.received.length = 0;
});
afterAll(() => registry.close());

const look = () => queueDue(t);
const checksOf = async (accountId: string) =>
  (
    await t.pool.query('select asked_by, suspended from registry_check where account_id = $1', [
      accountId,
    ])
  ).rows;
const dueAt = async (accountId: string): Promise<Date> =>
  (await t.pool.query('select due_at from registry_recheck where account_id = $1', [accountId]))
    .rows[0]?.due_at;
const verificationOf = async (accountId: string) =>
  (await t.pool.query('select verification from professional where account_id = $1', [accountId]))
    .rows[0].verification;
const queued = async (accountId: string): Promise<number> =>
  (
    await t.pool.query(
      `select count(*)::int from pgboss.job where name = 'registry-recheck' and data ->> 'accountId' = $1`,
      [accountId],
    )
  ).rows[0].count;

const stateOfJob = async (accountId: string): Promise<string> =>
  (
    await t.pool.query(
      `select state from pgboss.job where name = 'registry-recheck' and data ->> 'accountId' = $1`,
      [accountId],
    )
  ).rows[0]?.state;

/** A verified professional whose check is due. */
async function dueOne() {
  const { accountId } = await clinic.professional();
  await t.pool.query('update professional set verified_at = null where account_id = $1', [
    accountId,
  ]);
  return { accountId };
}

test('nobody is asked about who is not verified, or whose account is disabled', async () => {
  const pending = await staff.unverified();
  const disabled = await dueOne();
  await t.pool.query(`update account set status = 'DISABLED' where id = $1`, [disabled.accountId]);
  await look();
  expect(await queued(pending.accountId)).toBe(0);
  expect(await queued(disabled.accountId)).toBe(0);
});

test('each is asked about by one job of two nodes, and again before ninety days are over', async () => {
  const { accountId } = await dueOne();
  await Promise.all([look(), look()]);
  expect(await queued(accountId)).toBe(1);
  await eventually(async () =>
    expect(await checksOf(accountId)).toEqual([{ asked_by: null, suspended: false }]),
  );
  const days = ((await dueAt(accountId)).getTime() - t.clock.now().getTime()) / DAY_MS;
  expect(days).toBeGreaterThan(RECHECK_DAYS - 11);
  expect(days).toBeLessThanOrEqual(RECHECK_DAYS);
  await look();
  expect(await queued(accountId)).toBe(1);
});

test('who staff verified a short while ago is not due yet', async () => {
  const { accountId } = await clinic.professional();
  const verifiedAt = (days: number) =>
    t.pool.query('update professional set verified_at = $2 where account_id = $1', [
      accountId,
      new Date(t.clock.now().getTime() - days * DAY_MS),
    ]);
  await verifiedAt(79);
  await look();
  expect(await queued(accountId)).toBe(0);
  await verifiedAt(81);
  await look();
  expect(await queued(accountId)).toBe(1);
});

test('a bad answer suspends without anybody having asked', async () => {
  const { accountId } = await dueOne();
  registry.say({ licences: { '98421': { finding: 'EXPIRED' } } });
  await look();
  await eventually(async () =>
    expect(await checksOf(accountId)).toEqual([{ asked_by: null, suspended: true }]),
  );
  expect(await verificationOf(accountId)).toBe('SUSPENDED');
});

test('a check by staff counts as one', async () => {
  const admin = await clinic.staff('ADMIN');
  const { accountId } = await dueOne();
  await t.call(consultRegistry, { params: { accountId } }, admin.token);
  await look();
  expect(await queued(accountId)).toBe(0);
});

test('who lost the verification before the job ran is not asked about', async () => {
  const { accountId } = await staff.unverified();
  await t.database
    .transaction()
    .execute((transaction) => recheckLater(t.jobs, transaction, accountId));
  await eventually(async () => expect(await stateOfJob(accountId)).toBe('completed'));
  expect(registry.received).toEqual([]);
  expect(await checksOf(accountId)).toEqual([]);
});

test('a registry that is down changes nothing, and is asked again once it works', async () => {
  const { accountId } = await dueOne();
  registry.behave('fails');
  await look();
  await eventually(async () => expect(await stateOfJob(accountId)).toBe('retry'));
  expect(await checksOf(accountId)).toEqual([]);
  expect(await verificationOf(accountId)).toBe('VERIFIED');
  registry.behave();
  await eventually(async () => expect(await checksOf(accountId)).toHaveLength(1));
}, 30_000);

test('while the registry is left alone who is due waits without a try, and is asked about afterwards', async () => {
  const admin = await clinic.staff('ADMIN');
  const another = await clinic.professional();
  registry.behave('fails');
  for (let failures = 0; failures < 4; failures += 1)
    await t.call(consultRegistry, { params: { accountId: another.accountId } }, admin.token);
  registry.behave();
  const { accountId } = await dueOne();
  await look();
  await eventually(async () => expect(await stateOfJob(accountId)).toBe('completed'));
  expect(registry.received).toEqual([]);
  expect(await checksOf(accountId)).toEqual([]);
  expect((await dueAt(accountId)).getTime()).toBeLessThanOrEqual(t.clock.now().getTime() + 60_000);

  t.clock.advance(60_000);
  await look();
  await eventually(async () => expect(await checksOf(accountId)).toHaveLength(1));
});

test('should its job fail for good, a professional is due again the next day', async () => {
  const { accountId } = await dueOne();
  const held = Promise.withResolvers<void>();
  registry.say({}, held.promise);
  await look();
  expect((await dueAt(accountId)).getTime() - t.clock.now().getTime()).toBeLessThanOrEqual(DAY_MS);
  held.resolve();
  await eventually(async () => expect(await checksOf(accountId)).toHaveLength(1));
});

test('a licence that ends earlier by the registry is asked about the day after', () => {
  const now = t.clock.now();
  const today = dayOf(now);
  const next = (...days: (string | null)[]) =>
    nextCheck(
      { licences: days.map((validUntil) => ({ finding: 'FOUND' as const, validUntil })) },
      now,
    );
  expect(next(addDays(today, 20), addDays(today, 3), null)).toEqual(
    instantAt(addDays(today, 4), 0),
  );
  expect(next(today)).toEqual(instantAt(addDays(today, 1), 0));
  for (const days of [[null], [addDays(today, 400)], [addDays(today, -1)]])
    expect(next(...days).getTime()).toBeGreaterThan(now.getTime() + 79 * DAY_MS);
});
