import { HOUR_MS, MINUTE_MS } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { eventIn, mailsTo } from '../../testing/appointment-mails.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { sendReminders } from './send-reminders.ts';

const REMINDER = 'Recordatorio de un turno';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});

type Given = Awaited<ReturnType<typeof agendas.anAppointment>>;

const booked = (hoursAhead: number, agenda?: OpenAgenda): Promise<Given> =>
  agendas.anAppointment(agenda, hoursAhead * 60);

/** How many reminders a person has, by mail and in the inbox. */
async function remindersOf(who: Someone): Promise<{ mails: number; notices: number }> {
  const mails = await mailsTo(t, who, REMINDER);
  const inbox = (await t.call(searchNotifications, { query: {} }, who.token)).json().data;
  const notices = inbox.filter(({ subject }: { subject: string }) => subject === REMINDER);
  return { mails: mails.length, notices: notices.length };
}

/** Sends due reminders at a time relative to an appointment's hour. */
async function remindAt(given: Given, aroundMs: number) {
  await agendas.goTo(given, aroundMs);
  await sendReminders(t.appointments);
  return remindersOf(given.patient);
}

const NONE = { mails: 0, notices: 0 };
const ONE = { mails: 1, notices: 1 };
const TWO = { mails: 2, notices: 2 };

describe('nobody is reminded', () => {
  test('of what was booked half an hour ahead', async () => {
    const given = await booked(0.5);
    expect(await remindAt(given, -MINUTE_MS)).toEqual(NONE);
  });

  test('of what was cancelled, nor once the hour has come', async () => {
    const cancelled = await booked(2);
    await agendas.cancel(cancelled.professional, cancelled.appointment);
    expect(await remindAt(cancelled, -HOUR_MS)).toEqual(NONE);
    const missed = await booked(2);
    expect(await remindAt(missed, 0)).toEqual(NONE);
  });

  test('by mail while their account is disabled; the inbox keeps it', async () => {
    const given = await booked(2);
    const { acts, proven } = staffOf(t, clinic);
    await agendas.goTo(given, -HOUR_MS);
    const admin = await proven('ADMIN');
    await acts.DEACTIVATE(given.patient.accountId, admin);
    await sendReminders(t.appointments);
    await acts.REACTIVATE(given.patient.accountId, admin);
    given.patient.token = await clinic.logIn(given.patient.email);
    expect(await remindersOf(given.patient)).toEqual({ mails: 0, notices: 1 });
  });

  test('on the side of the professional', async () => {
    const given = await booked(2);
    await remindAt(given, -HOUR_MS);
    expect(await remindersOf(given.professional)).toEqual(NONE);
  });
});

describe('a patient is reminded', () => {
  test('a day and an hour before, each once', async () => {
    const given = await booked(25);
    expect(await remindAt(given, -24 * HOUR_MS - MINUTE_MS)).toEqual(NONE);
    expect(await remindAt(given, -24 * HOUR_MS)).toEqual(ONE);
    expect(await remindAt(given, -HOUR_MS - MINUTE_MS)).toEqual(ONE);
    expect(await remindAt(given, -HOUR_MS)).toEqual(TWO);
    expect(await remindAt(given, -MINUTE_MS)).toEqual(TWO);
  });

  test('an hour before what was booked ten hours ahead', async () => {
    const given = await booked(10);
    expect(await remindAt(given, -9 * HOUR_MS)).toEqual(NONE);
    expect(await remindAt(given, -HOUR_MS)).toEqual(ONE);
  });

  test('once after an outage: late of the day, or of the hour alone', async () => {
    const late = await booked(25);
    expect(await remindAt(late, -3 * HOUR_MS)).toEqual(ONE);
    const veryLate = await booked(25);
    expect(await remindAt(veryLate, -20 * MINUTE_MS)).toEqual(ONE);
  });

  test('once by several servers at once, even of many appointments', async () => {
    const agenda = await agendas.anAgenda();
    const first = await booked(3, agenda);
    const others = await Promise.all([booked(3), booked(3)]);
    await agendas.goTo(first, -HOUR_MS);
    await Promise.all(Array.from({ length: 5 }, () => sendReminders(t.appointments)));
    await sendReminders(t.appointments);
    for (const { patient } of [first, ...others]) {
      patient.token = await clinic.logIn(patient.email);
      expect(await remindersOf(patient)).toEqual(ONE);
    }
  });

  test('again of the hour that it was moved to', async () => {
    const given = await booked(2);
    expect(await remindAt(given, -HOUR_MS)).toEqual(ONE);
    const [later] = await agendas.freeHours(given, 180);
    const moved = await agendas.move(given.professional, given.appointment, later);
    given.appointment = moved.json().data;
    expect(await remindAt(given, -HOUR_MS - MINUTE_MS)).toEqual(ONE);
    expect(await remindAt(given, -HOUR_MS)).toEqual(TWO);
  });
});

test('a reminder that could not be stored leaves nothing behind, and is sent by the next round', async () => {
  const given = await booked(2);
  await t.pool.query(
    `alter table outbound_message add constraint away check (subject <> '${REMINDER}') not valid`,
  );
  await agendas.goTo(given, -HOUR_MS);
  const links = async () =>
    (
      await t.pool.query(
        'select count(*)::int as n from appointment_link where appointment_id = $1',
        [given.appointment.id],
      )
    ).rows[0].n;
  const before = await links();
  await expect(sendReminders(t.appointments)).rejects.toThrow(/away/);
  expect(await remindersOf(given.patient)).toEqual(NONE);
  expect(await links()).toBe(before);
  await t.pool.query('alter table outbound_message drop constraint away');
  await sendReminders(t.appointments);
  expect(await remindersOf(given.patient)).toEqual(ONE);
});

test('the mail has the hour, both links and a file for the calendar, and nothing clinical', async () => {
  const given = await booked(2);
  await remindAt(given, -HOUR_MS);
  const [mail] = await mailsTo(t, given.patient, REMINDER);
  expect(mail?.text).toContain(`${given.appointment.hour} h`);
  expect(mail?.text).toMatch(/Confirmar turno:\n.*\nCancelar turno:/s);
  const event = eventIn(mail?.calendar);
  expect(event.startsAt.toISOString()).toBe(given.appointment.appointment_date);
  expect(event).toMatchObject({ status: 'TENTATIVE', sequence: given.appointment.version });
  for (const word of [given.appointment.reason, given.appointment.specialty])
    expect(`${mail?.text}${mail?.calendar}`).not.toContain(word);
});

test('it goes to the e-mail that the account has by then', async () => {
  const given = await booked(2);
  const email = `nuevo-${given.patient.email}`;
  await t.pool.query('update account set email = $2 where id = $1', [
    given.patient.accountId,
    email,
  ]);
  given.patient.email = email;
  expect(await remindAt(given, -HOUR_MS)).toEqual(ONE);
});
