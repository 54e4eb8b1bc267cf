import { logOut } from '@app/contract/accounts';
import { joinQueue } from '@app/contract/guard-queue';
import { hourOf } from '@app/contract/kernel';
import {
  addPushSubscription,
  DEFAULT_PREFERENCES,
  getPreferences,
  listPushDevices,
  type Preferences,
  PUSH_DEVICES_MAX,
  type PushDevice,
  pushNoticeSchema,
  removePushSubscription,
  setPreferences,
} from '@app/contract/notifications';
import { commandEntry } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { pushReader } from '../testing/push-reader.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';
import { forgetDevices } from './push/forget-devices.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const aSubscription = (endpoint = `https://fcm.googleapis.com/fcm/send/${newId()}`) => ({
  endpoint,
  keys: pushReader().keys,
});
const add = (who: Someone, subscription = aSubscription()) =>
  t.call(addPushSubscription, { body: subscription }, who.token);
const devicesOf = async (who: Someone): Promise<PushDevice[]> =>
  (await t.call(listPushDevices, {}, who.token)).json().data.devices;
const choose = (who: Someone, over: Partial<Preferences>) =>
  t.call(setPreferences, { body: { ...DEFAULT_PREFERENCES, ...over } }, who.token);

/** A patient in the line, and a professional on duty who may call them. */
async function waiting(patient: SomePatient) {
  const professional = await clinic.professional();
  const body = { patientId: patient.personId, specialtyId: 1, reason: 'Dolor de rodilla' };
  const { queueId } = (await t.call(joinQueue, { body }, patient.token)).json().data;
  const call = () =>
    t.call(
      commandEntry,
      { params: { queueId }, body: { command: 'GetPatient' } },
      professional.token,
    );
  return { call };
}

const messagesTo = async (recipients: string[]) =>
  (
    await t.pool.query('select * from outbound_message where recipient = any($1) order by id', [
      recipients,
    ])
  ).rows;
const pushesTo = async (who: Someone) => messagesTo((await devicesOf(who)).map(({ id }) => id));

describe('a device', () => {
  test.each([
    'https://otra.test/send/1',
    'https://127.0.0.1/send/1',
    'http://fcm.googleapis.com/send/1',
    'http://169.254.169.254/latest',
    'https://fcm.googleapis.com@otra.test/send/1',
  ])('is not called by %s', async (endpoint) => {
    const refused = await add(await clinic.patient(), aSubscription(endpoint));
    expect(refused.json().code).toBe('notifications.push-service-unknown');
    expect(refused.statusCode).toBe(400);
  });

  test('of somebody else is neither seen nor removed', async () => {
    const [ana, juan] = [await clinic.patient(), await clinic.patient()];
    await add(ana);
    const [device] = await devicesOf(ana);
    expect(await devicesOf(juan)).toEqual([]);
    const params = { id: device?.id ?? '' };
    expect((await t.call(removePushSubscription, { params }, juan.token)).statusCode).toBe(404);
    expect((await t.call(removePushSubscription, { params }, ana.token)).statusCode).toBe(200);
    expect(await devicesOf(ana)).toEqual([]);
  });

  test('is one for each session, and an account has five at most: the oldest go', async () => {
    const ana = await clinic.patient();
    await add(ana);
    await add(ana);
    expect(await devicesOf(ana)).toMatchObject([{ isCurrent: true }]);
    const [row] = (
      await t.pool.query('select * from push_subscription order by created_at desc limit 1')
    ).rows;
    for (let index = 0; index < PUSH_DEVICES_MAX; index += 1) {
      const { rows } = await t.pool.query(
        `insert into session (id, account_id, token_hash, auth_method, idle_expires_at, absolute_expires_at)
         values (gen_random_uuid(), $1, sha256($2::text::bytea), 'password', now() + interval '1 day', now() + interval '1 day')
         returning id`,
        [row.account_id, newId()],
      );
      await t.pool.query(
        `insert into push_subscription (id, account_id, session_id, endpoint, p256dh, auth, created_at)
         values (gen_random_uuid(), $1, $2, gen_random_uuid()::text, 'p', 'a', now() - make_interval(mins => $3))`,
        [row.account_id, rows[0].id, index + 1],
      );
    }
    await add(ana);
    const devices = await devicesOf(ana);
    expect(devices).toHaveLength(PUSH_DEVICES_MAX);
    expect(devices[0]).toMatchObject({ isCurrent: true });
  });

  test('is forgotten with its session, however that ends, and no other is', async () => {
    const [ended, expired, other] = await Promise.all([1, 2, 3].map(() => clinic.patient()));
    const everybody = [ended, expired, other] as SomePatient[];
    for (const who of everybody) await add(who);
    await t.pool.query('update session set ended_at = now() where account_id = $1', [
      ended?.accountId,
    ]);
    await t.pool.query('update session set idle_expires_at = $2 where account_id = $1', [
      expired?.accountId,
      t.clock.now(),
    ]);
    await forgetDevices(t.queue);
    const { rows } = await t.pool.query(
      'select account_id from push_subscription where account_id = any($1)',
      [everybody.map(({ accountId }) => accountId)],
    );
    expect(rows).toEqual([{ account_id: other?.accountId }]);
  });

  test('goes to whoever logs in on it next, and is forgotten when they log out', async () => {
    const [ana, juan] = [await clinic.patient(), await clinic.patient()];
    const shared = aSubscription();
    await add(ana, shared);
    await add(juan, shared);
    expect(await devicesOf(ana)).toEqual([]);
    expect(await devicesOf(juan)).toHaveLength(1);
    await t.call(logOut, {}, juan.token);
    const { rows } = await t.pool.query('select from push_subscription where endpoint = $1', [
      shared.endpoint,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('who is called in the guard', () => {
  test('is called on their device for a minute, without a name or the reason', async () => {
    const ana = await clinic.patient();
    const subscription = aSubscription();
    await add(ana, subscription);
    await choose(ana, { push: [], quiet: { from: '00:00', to: '23:59' } });
    const { call } = await waiting(ana);
    expect((await call()).statusCode).toBe(200);
    const sent = await eventually(() => {
      const found = t.pushes.find(({ endpoint }) => endpoint === subscription.endpoint);
      if (!found) throw new Error('not called yet');
      return found;
    });
    expect(sent).toMatchObject(subscription.keys);
    expect(pushNoticeSchema.parse(JSON.parse(sent.text))).toEqual({
      title: 'Te están llamando desde la guardia',
      body: 'Tocá para entrar.',
      path: '/paciente',
      tag: expect.stringMatching(/^call-/),
      isCall: true,
    });
    const left = (sent.until?.getTime() ?? 0) - t.clock.now().getTime();
    expect(left).toBeLessThanOrEqual(60_000);
    expect(left).toBeGreaterThan(0);
  });

  test('is called all the same where no device can be', async () => {
    const { call } = await waiting(await clinic.patient());
    expect((await call()).statusCode).toBe(200);
  });
});

describe('news', () => {
  test('by default go to devices, and neither by mail nor by WhatsApp', async () => {
    const patient = await clinic.patient();
    await add(patient);
    await visits.finish(await visits.aVisit({ patient }));
    const pushed = await pushesTo(patient);
    const texts = pushed.map(({ body_text }) => JSON.parse(body_text)).filter((one) => !one.isCall);
    expect(texts.length).toBeGreaterThan(0);
    for (const { title, body } of texts) {
      expect(title).toBe('Cercana');
      expect(body).toMatch(/^Tenés /);
    }
    expect(await messagesTo([patient.email])).toEqual([]);
  });

  test('go by the chosen channels, without a word about what they are', async () => {
    const patient = await clinic.patient();
    await add(patient);
    await choose(patient, { email: ['RECORDS'], push: [] });
    await visits.finish(await visits.aVisit({ patient }));
    const [mail] = await messagesTo([patient.email]);
    expect(mail.subject).toBe('Tenés una novedad en Cercana');
    expect(mail.body_text).not.toMatch(/Paracetamol|Ibuprofeno|Fiebre|diagn/i);
    const news = (await pushesTo(patient)).filter(({ body_text }) => !JSON.parse(body_text).isCall);
    expect(news).toEqual([]);
  });

  test('wait until the quiet hours are over', async () => {
    const patient = await clinic.patient();
    const hourFromNow = (hours: number) =>
      hourOf(new Date(t.clock.now().getTime() + hours * 3_600_000));
    const quiet = { from: hourFromNow(-1), to: hourFromNow(2) };
    await choose(patient, { email: ['RECORDS'], quiet });
    await visits.finish(await visits.aVisit({ patient }));
    const [mail] = await messagesTo([patient.email]);
    const { rows } = await t.pool.query(
      `select start_after > now() + interval '1 minute' as waits from pgboss.job where data->>'id' = $1`,
      [mail.id],
    );
    expect(rows).toEqual([{ waits: true }]);
  });
});

describe('the choice of channels', () => {
  test('is of the account that asks, and has defaults', async () => {
    const ana = await clinic.patient();
    expect((await t.call(getPreferences, {}, ana.token)).json().data).toMatchObject(
      DEFAULT_PREFERENCES,
    );
    const quiet = { from: '22:00', to: '07:30' };
    await choose(ana, { whatsapp: ['CLINIC'], quiet });
    expect((await t.call(getPreferences, {}, ana.token)).json().data).toMatchObject({
      email: ['APPOINTMENTS'],
      whatsapp: ['CLINIC'],
      quiet,
    });
  });

  test.each([
    ['an hour that there is not', { quiet: { from: '24:00', to: '08:00' } }],
    ['quiet hours all day', { quiet: { from: '08:00', to: '08:00' } }],
    ['a kind twice', { push: ['CLINIC', 'CLINIC'] }],
  ])('refuses %s', async (_, over) => {
    const refused = await choose(await clinic.patient(), over as Partial<Preferences>);
    expect(refused.statusCode).toBe(400);
  });
});
