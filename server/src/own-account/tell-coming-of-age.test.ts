import { addDays, dayOf } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { familiesOf } from '../testing/family.ts';
import { ownAccountsOf } from '../testing/own-accounts.ts';
import { setBirthDate } from '../testing/person-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { tellComingOfAge } from './tell-coming-of-age.ts';

let t: TestApp;
let clinic: Clinic;
let accounts: ReturnType<typeof ownAccountsOf>;
let families: ReturnType<typeof familiesOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  accounts = ownAccountsOf(t, clinic);
  families = familiesOf(t);
});

/** Warns as on a day that is some days from today. */
const tellIn = (days: number) => {
  const { notifications } = t.orders;
  const today = () => addDays(dayOf(t.clock.now()), days);
  return tellComingOfAge({ database: t.database, notifications, profiles: { today } });
};

const warningsOf = async ({ token }: Pick<Someone, 'token'>) => {
  const inbox = await t.call(searchNotifications, { query: {} }, token);
  return inbox
    .json()
    .data.filter(({ subject }: { subject: string }) => subject.includes('18 años')) as {
    subject: string;
    description: string;
  }[];
};

test('Nobody is warned 61 days before a member turns 18, nor on the birthday', async () => {
  const { holder, memberId } = await accounts.aDependant();
  await setBirthDate(t, memberId, families.bornToTurn(18, 100));
  for (const day of [0, 39, 100, 101]) await tellIn(day);
  expect(await warningsOf(holder)).toEqual([]);
});

test('The holder is warned once 60, once 30 and once 7 days before, with the way to an own account', async () => {
  const { holder, memberId } = await accounts.aDependant();
  await setBirthDate(t, memberId, families.bornToTurn(18, 100));
  const told: number[] = [];
  for (const day of [40, 40, 41, 69, 70, 71, 93, 93, 99]) {
    await Promise.all([tellIn(day), tellIn(day)]);
    told.push((await warningsOf(holder)).length);
  }
  expect(told).toEqual([1, 1, 1, 1, 2, 2, 3, 3, 3]);
  const [warning] = await warningsOf(holder);
  expect(warning?.description).toContain('/grupo-familiar');
  expect(warning?.description).toContain('pedí ya su cuenta propia');
});

test('A member with an account is warned too; who joins late gets only the nearest warning', async () => {
  const dependant = await accounts.aDependant();
  const own = await accounts.opened(dependant);
  await setBirthDate(t, dependant.memberId, families.bornToTurn(18, 20));
  await tellIn(0);
  await tellIn(1);
  expect((await warningsOf(own)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('cumplís 18 años'),
  ]);
  const [warning, ...more] = await warningsOf(dependant.holder);
  expect([warning?.description.includes('Tiene su cuenta'), more]).toEqual([true, []]);
});
