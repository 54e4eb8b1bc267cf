import { getPerson } from '@app/contract/people';
import { consultRegistry, listRegistryChecks } from '@app/contract/registry-checks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { registryOfTests } from '../testing/registry-of-tests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const BAD = { identity: { finding: 'NOT_FOUND' } };

let t: TestApp;
let clinic: Clinic;
let staff: ReturnType<typeof staffOf>;
let director: Someone;
let registry: Awaited<ReturnType<typeof registryOfTests>>;
beforeAll(async () => {
  registry = await registryOfTests();
  t = await testApp(registry.settings);
  clinic = await aClinic(t);
  staff = staffOf(t, clinic);
  director = await staff.proven('MEDICAL_DIRECTOR');
});
beforeEach(() => {
  registry.received.length = 0;
});
afterAll(() => registry.close());

const consult = (accountId: string) =>
  t.call(consultRegistry, { params: { accountId } }, director.token);
const standingOf = async (accountId: string) =>
  (await t.call(getPerson, { params: { accountId } }, director.token)).json().data.professional
    .verification;
const checksOf = async (accountId: string) =>
  (await t.call(listRegistryChecks, { params: { accountId } }, director.token)).json().data.checks;

/** Asks a registry that answers only after `meanwhile` has finished. */
async function consultWhile(accountId: string, meanwhile: () => Promise<unknown>) {
  const held = Promise.withResolvers<void>();
  registry.say(BAD, held.promise);
  const asking = consult(accountId);
  await eventually(async () => expect(registry.received).toHaveLength(1));
  await meanwhile();
  held.resolve();
  return asking;
}

describe('an answer that comes after a decision of staff is kept and decides nothing', () => {
  test('where staff suspended and lifted while the registry was asked', async () => {
    const { accountId } = await clinic.professional();
    const answer = await consultWhile(accountId, async () => {
      await staff.acts.SUSPEND(accountId, director);
      await staff.acts.LIFT_SUSPENSION(accountId, director);
    });
    expect(answer.json().data).toMatchObject({ identity: 'NOT_FOUND', suspended: false });
    expect(await standingOf(accountId)).toBe('VERIFIED');
    expect(await checksOf(accountId)).toHaveLength(1);
  });

  test('where staff suspended: it stays a suspension by staff', async () => {
    const { accountId } = await clinic.professional();
    await consultWhile(accountId, () => staff.acts.SUSPEND(accountId, director));
    expect(await standingOf(accountId)).toBe('SUSPENDED');
  });

  test('where staff verified who was asked about before', async () => {
    const { accountId } = await staff.unverified();
    await consultWhile(accountId, () => staff.acts.VERIFY(accountId, director));
    expect(await standingOf(accountId)).toBe('VERIFIED');
  });

  test('even where the decision commits while the answer waits to be stored', async () => {
    const { accountId } = await clinic.professional();
    registry.say(BAD);
    const deciding = await t.pool.connect();
    await deciding.query('begin');
    const { rows } = await deciding.query(
      'update professional set decisions = decisions + 2 where account_id = $1 returning pg_backend_pid() as pid',
      [accountId],
    );
    const asking = consult(accountId);
    await eventually(async () => {
      const waiting = 'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
      expect((await t.pool.query(waiting, [rows[0].pid])).rowCount).toBe(1);
    });
    await deciding.query('commit');
    deciding.release();
    expect((await asking).json().data.suspended).toBe(false);
    expect(await standingOf(accountId)).toBe('VERIFIED');
  });
});

test('of who saved another profile meanwhile the registry is asked again', async () => {
  const { accountId } = await clinic.professional();
  const answer = await consultWhile(accountId, () =>
    t.pool.query('update professional set version = version + 1 where account_id = $1', [
      accountId,
    ]),
  );
  expect(answer.json().data.suspended).toBe(false);
  await eventually(async () => expect(await standingOf(accountId)).toBe('SUSPENDED_BY_REGISTRY'));
  expect(await checksOf(accountId)).toMatchObject([
    { suspended: true, askedBy: null },
    { suspended: false, askedBy: director.email },
  ]);
});

test('of two bad answers at once one suspends, and it is told once', async () => {
  const professional = await clinic.professional();
  registry.say(BAD);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => consult(professional.accountId)),
  );
  const suspended = answers.filter((answer) => answer.json().data.suspended);
  expect(suspended).toHaveLength(1);
  expect(await checksOf(professional.accountId)).toHaveLength(4);
  const { rows } = await t.pool.query('select id from notification where account_id = $1', [
    professional.accountId,
  ]);
  expect(rows).toHaveLength(1);
});
