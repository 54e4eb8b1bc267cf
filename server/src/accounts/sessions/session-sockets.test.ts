import type { AddressInfo } from 'node:net';
import { changePassword, endOtherSessions, getAccount } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { MINUTE_MS } from '@app/contract/kernel';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { connectStock } from '../../platform/stomp/testing/stock-client.ts';
import { disableAccount, endSessions } from '../../testing/account-setup.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let url: string;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  url = `ws://127.0.0.1:${(t.http.server.address() as AddressInfo).port}/ws`;
});

const connect = async ({ token }: Someone) => (await connectStock(url, token)).client;

const again = async (someone: Someone): Promise<Someone> => ({
  ...someone,
  token: await clinic.logIn(someone.email),
});

test('the sockets of a session ended by its owner close within five seconds', async () => {
  proves('session-ended-at-once');
  const patient = await clinic.patient();
  const other = await again(patient);
  const [here, there] = [await connect(patient), await connect(other)];
  await t.call(endOtherSessions, {}, patient.token);
  await until(() => !there.connected);
  expect(here.connected).toBe(true);
  await here.deactivate();
});

test('a change of password closes the sockets of the others', async () => {
  const patient = await clinic.patient();
  const there = await connect(await again(patient));
  const body = { currentPassword: DEMO_PASSWORD, newPassword: 'otra clave larga' };
  await t.call(changePassword, { body }, patient.token);
  await until(() => !there.connected);
});

test('so do those of a session ended on another node, or of a disabled account', async () => {
  const [patient, disabled] = [await clinic.patient(), await clinic.patient()];
  const [one, two] = [await connect(patient), await connect(disabled)];
  await endSessions(t, patient.accountId);
  await disableAccount(t, disabled.email);
  await until(() => !one.connected && !two.connected);
  expect((await t.call(getAccount, {}, disabled.token)).statusCode).toBe(401);
});

test('duty keeps a session without requests alive; an idle one expires with its socket', async () => {
  proves('duty-keeps-the-session');
  const [professional, patient] = [await clinic.professional(), await clinic.patient()];
  const [onDuty, idle] = [await connect(professional), await connect(patient)];
  const usedAt = async () =>
    (
      await t.pool.query('select used_at from session where account_id = $1', [
        professional.accountId,
      ])
    ).rows[0].used_at as Date;
  for (let passed = 0; passed < 36; passed += 9) {
    const before = await usedAt();
    t.clock.advance(9 * MINUTE_MS);
    onDuty.publish({
      destination: '/app/pong',
      body: JSON.stringify({ professionalId: professional.accountId, command: 'Pong' }),
      headers: { 'content-type': 'application/json' },
    });
    await until(async () => (await usedAt()) > before);
  }
  await until(() => !idle.connected);
  expect(onDuty.connected).toBe(true);
  await onDuty.deactivate();
});
