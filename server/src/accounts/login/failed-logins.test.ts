import { authenticate, type FailedLogins, listFailedLogins } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { DAY_MS } from '@app/contract/kernel';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const logIn = (username: string, password: string) =>
  t.call(authenticate, { body: { username, password } });
const list = async (): Promise<FailedLogins> => {
  const { token } = await clinic.staff('ADMIN');
  return (await t.call(listFailedLogins, {}, token)).json().data;
};

test('is refused to everybody but staff', async () => {
  for (const { token } of [await clinic.maria(), await clinic.professional()])
    expect((await t.call(listFailedLogins, {}, token)).statusCode).toBe(403);
});

test('names accounts with failed attempts, and networks without their last part', async () => {
  const { email } = await clinic.patient();
  const fine = await clinic.patient();
  for (const wrong of ['una', 'otra']) await logIn(email, `${wrong} clave equivocada`);
  expect((await logIn(fine.email, DEMO_PASSWORD)).statusCode).toBe(200);
  const { accounts, networks } = await list();
  expect(accounts.find((one) => one.email === email)).toMatchObject({
    attempts: 2,
    isSlowed: false,
  });
  expect(accounts.some((one) => one.email === fine.email)).toBe(false);
  expect(networks.length).toBeGreaterThan(0);
  for (const { network } of networks) expect(network).toMatch(/…$/);
});

test('forgets them after a day', async () => {
  t.clock.advance(DAY_MS + 1_000);
  expect((await list()).accounts).toEqual([]);
});
