import { setWhatsAppConsent } from '@app/contract/consents';
import { HOUR_MS } from '@app/contract/kernel';
import { listStaffDeliveries } from '@app/contract/messages';
import {
  DEFAULT_PREFERENCES,
  getPreferences,
  searchNotifications,
  setPreferences,
  WHATSAPP_FAILURES,
} from '@app/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { sendReminders } from '../appointments/remind/send-reminders.ts';
import { agendasOf } from '../testing/agendas.ts';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { takeOver } from './take-over.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});

let numbers = 0;
/** An appointment whose patient chose to hear of appointments by WhatsApp only. */
async function byWhatsApp() {
  const given = await agendas.anAppointment(undefined, 3 * 60);
  const { patient } = given;
  await t.call(setWhatsAppConsent, { body: { granted: true } }, patient.token);
  numbers += 1;
  const number = String(3_515_000_000 + numbers);
  await t.pool.query('update person set phone_number = $2 where account_id = $1', [
    patient.accountId,
    number,
  ]);
  await t.pool.query('insert into confirmed_telephone values ($1, $2, now())', [
    patient.accountId,
    number,
  ]);
  const body = { ...DEFAULT_PREFERENCES, email: [], whatsapp: ['APPOINTMENTS' as const] };
  await t.call(setPreferences, { body }, patient.token);
  await agendas.goTo(given, -HOUR_MS);
  return { ...given, telephone: `+549${number}` };
}
type ByWhatsApp = Awaited<ReturnType<typeof byWhatsApp>>;

const sentTo = ({ telephone }: ByWhatsApp) => t.whatsapps.filter(({ to }) => to === telephone);
const newsTo = ({ email }: SomePatient) =>
  t.mails.filter(
    ({ to, text }) => to === email && text.includes('Tenés una novedad en tus turnos.'),
  );
const reachOf = async ({ token }: SomePatient) =>
  (await t.call(getPreferences, {}, token)).json().data.whatsAppReach;

const acceptedTo = async ({ telephone }: ByWhatsApp) =>
  (
    await t.pool.query(
      `select from outbound_message where recipient = $1 and status = 'ACCEPTED'`,
      [telephone],
    )
  ).rowCount;

/** The provider gives up what was sent to a telephone. */
const givenUp = ({ telephone }: ByWhatsApp, error: string) =>
  t.pool.query(
    `update outbound_message set status = 'ERROR', dead_at = now(), last_error = $2 where recipient = $1`,
    [telephone, error],
  );

/** As many more news of the same kind as fail. */
const moreNews = ({ patient, telephone }: ByWhatsApp, count: number) =>
  t.pool.query(
    `with sent as (
       insert into outbound_message (id, channel, recipient, body_text)
       select gen_random_uuid(), 'whatsapp', $1, '' from generate_series(1, $3) returning id)
     insert into notification_whatsapp (message_id, account_id, kind, leads_to)
     select id, $2, 'APPOINTMENTS', '/notificaciones' from sent`,
    [telephone, patient.accountId, count],
  );

test('a reminder by WhatsApp has day, hour and a link that confirms, and names nobody', async () => {
  const given = await byWhatsApp();
  await sendReminders(t.appointments);
  const [sent] = await until(() => sentTo(given).length === 1 && sentTo(given));
  expect(sent?.template.name).toBe('recordatorio_turno');
  expect(sent?.text).toMatch(
    /\d{2}:\d{2} h\. Confirmá que venís acá: \S+\/turno\?clave=\S+ Gracias/,
  );
  expect(sent?.template.variables).toHaveLength(3);
});

describe('news that WhatsApp gives up', () => {
  test.each(['WhatsApp 131049: limit', 'WhatsApp 131026: undeliverable'])(
    'are mailed once to who chose no mail, and staff sees whose they were (%s)',
    async (error) => {
      proves('whatsapp-gives-way');
      const given = await byWhatsApp();
      await sendReminders(t.appointments);
      await until(async () => (await acceptedTo(given)) === 1);
      await givenUp(given, error);
      await Promise.all([1, 2, 3].map(() => takeOver(t.notifications)));
      await until(() => newsTo(given.patient).length > 0);
      expect(newsTo(given.patient)).toHaveLength(1);
      const admin = await clinic.staff('ADMIN');
      const { data } = (
        await t.call(listStaffDeliveries, { query: { state: 'DEAD' } }, admin.token)
      ).json();
      expect(data[0]).toMatchObject({ type: 'whatsapp', initials: expect.stringMatching(/\./) });
      expect(await reachOf(given.patient)).toBe('OPEN');
    },
  );

  test('three times in a row because of the telephone ask to confirm it again', async () => {
    proves('whatsapp-gives-way');
    const given = await byWhatsApp();
    await moreNews(given, WHATSAPP_FAILURES - 1);
    await givenUp(given, 'WhatsApp 131026: undeliverable');
    await takeOver(t.notifications);
    expect(await reachOf(given.patient)).toBe('OPEN');
    await moreNews(given, 1);
    await givenUp(given, 'WhatsApp 131026: undeliverable');
    await takeOver(t.notifications);
    expect(await reachOf(given.patient)).toBe('UNCONFIRMED');
    const { data } = (await t.call(searchNotifications, { query: {} }, given.patient.token)).json();
    expect(data.map(({ subject }: { subject: string }) => subject)).toContain(
      'Confirmá tu teléfono',
    );
  });

  test('because of the provider’s own limit never ask for it', async () => {
    const given = await byWhatsApp();
    await moreNews(given, WHATSAPP_FAILURES);
    await givenUp(given, 'WhatsApp 131049: limit');
    await takeOver(t.notifications);
    expect(await reachOf(given.patient)).toBe('OPEN');
  });
});
