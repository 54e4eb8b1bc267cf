import {
  type Appointment,
  confirmAppointment,
  type GivingProfessional,
  getAgendaForStaff,
  listBookable,
  listGivingProfessionals,
  waitInRoom,
} from '@app/contract/appointments';
import { dayOf, HOUR_MS } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendasOf, type OpenAgenda } from '../testing/agendas.ts';
import { mailsTo } from '../testing/appointment-mails.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { licencesCountUntil, setVerification } from '../testing/professional-setup.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { codeOf, waitingListsOf } from '../testing/waiting-lists.ts';
import { sendReminders } from './remind/send-reminders.ts';

const REMINDER = 'Recordatorio de un turno';
const REFUSED = [409, 'appointments.cannot-attend'];

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let lists: ReturnType<typeof waitingListsOf>;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  t = await testApp({ FEATURE_PATIENT_BOOKING: true });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  lists = waitingListsOf(t, clinic, agendas);
  staff = staffOf(t, clinic);
});

/** The ways in which a professional becomes unable to attend; the registry's writes the same row as staff's. */
const WAYS = {
  suspended: async ({ accountId }: Someone) =>
    staff.acts.SUSPEND(accountId, await staff.proven('MEDICAL_DIRECTOR')),
  deactivated: async ({ accountId }: Someone) =>
    staff.acts.DEACTIVATE(accountId, await staff.proven()),
  'without a licence in force': ({ accountId }: Someone) =>
    licencesCountUntil(t, accountId, ['2020-01-01', '2020-01-01']),
} as const;
const EVERY = Object.keys(WAYS) as (keyof typeof WAYS)[];

const bookableFor = async ({ patient }: OpenAgenda): Promise<string[]> =>
  (await t.call(listBookable, { query: { patientId: patient.personId } }, patient.token))
    .json()
    .data.map(({ professionalId }: { professionalId: string }) => professionalId);

const givingTo = async (who: Someone): Promise<GivingProfessional[]> =>
  (await t.call(listGivingProfessionals, {}, who.token)).json().data;

const confirm = ({ appointment, patient }: OpenAgenda & { appointment: Appointment }) =>
  t.call(confirmAppointment, agendas.about(appointment), patient.token);

async function remindersOf(who: Someone): Promise<number> {
  const inbox = (await t.call(searchNotifications, { query: {} }, who.token)).json().data;
  const notices = inbox.filter(({ subject }: { subject: string }) => subject === REMINDER);
  return notices.length + (await mailsTo(t, who, REMINDER)).length;
}

describe.each(EVERY)('of a professional who is %s', (way) => {
  test('no hour is offered, booked or moved into', async () => {
    const given = await agendas.anAppointment(undefined, 26 * 60);
    const [slot] = await agendas.freeHours(given);
    expect(await bookableFor(given)).toContain(given.professional.accountId);
    await WAYS[way](given.professional);
    expect(await bookableFor(given)).not.toContain(given.professional.accountId);
    expect(codeOf(await agendas.book(given.patient, given.patient, slot))).toEqual(REFUSED);
    expect(codeOf(await agendas.move(given.patient, given.appointment, slot))).toEqual(REFUSED);
  });

  test('no appointment is confirmed, waited for or reminded of, and its patient reads why', async () => {
    const given = await agendas.anAppointment(undefined, 26 * 60);
    await WAYS[way](given.professional);
    expect(codeOf(await confirm(given))).toEqual(REFUSED);
    expect(await agendas.read(given.patient, given.appointment)).toMatchObject({
      status: 'PROGRAMMED',
      professionalAttends: false,
    });
    t.clock.advance(
      Date.parse(given.appointment.appointment_date) - HOUR_MS - t.clock.now().getTime(),
    );
    await sendReminders(t.appointments);
    t.clock.advance(HOUR_MS);
    given.patient.token = await clinic.logIn(given.patient.email);
    expect(await remindersOf(given.patient)).toBe(0);
    const waits = await t.call(waitInRoom, agendas.about(given.appointment), given.patient.token);
    expect(codeOf(waits)).toEqual(REFUSED);
  });

  test('no place in the waiting list is given, and an earlier one says so', async () => {
    const { professional } = await agendas.anAgenda();
    const { accountId: professionalId } = professional;
    const { who } = await lists.waits({ professionalId });
    await WAYS[way](professional);
    const other = await clinic.patient();
    expect((await lists.join(other, { professionalId })).statusCode).toBe(400);
    expect(await lists.placesOf(who)).toMatchObject([{ professional: { attends: false } }]);
  });

  test('staff still finds the agenda, with its appointments and without free hours', async () => {
    const given = await agendas.anAppointment();
    await WAYS[way](given.professional);
    const { accountId: professionalId } = given.professional;
    const admin = await clinic.staff('ADMIN');
    const listed = (await givingTo(admin)).find((one) => one.professionalId === professionalId);
    expect(listed).toMatchObject({ attends: false });
    const day = dayOf(new Date(given.appointment.appointment_date));
    const query = { professionalId, from: day, to: day };
    expect((await t.call(getAgendaForStaff, { query }, admin.token)).json().data).toMatchObject({
      appointments: [{ id: given.appointment.id, professionalAttends: false }],
      free: [],
    });
  });
});

test('an hour offered from a waiting list is over once its professional is suspended', async () => {
  const given = await agendas.anAppointment(undefined, 26 * 60);
  const waiting = await lists.waits({ professionalId: given.professional.accountId });
  await agendas.cancel(given.patient, given.appointment);
  expect((await lists.placesOf(waiting.who))[0]?.offer).not.toBeNull();
  await WAYS.suspended(given.professional);
  expect((await lists.placesOf(waiting.who))[0]?.offer).toBeNull();
  expect(codeOf(await lists.accept(waiting))).toEqual([409, 'appointments.offer-over']);
});

test('a reminder held back by a suspension is sent once it is lifted in time', async () => {
  const given = await agendas.anAppointment(undefined, 26 * 60);
  await setVerification(t, given.professional.accountId, 'SUSPENDED');
  await agendas.goTo(given, -HOUR_MS);
  await sendReminders(t.appointments);
  expect(await remindersOf(given.patient)).toBe(0);
  await setVerification(t, given.professional.accountId, 'VERIFIED');
  await sendReminders(t.appointments);
  expect(await remindersOf(given.patient)).toBe(2);
});

test('a booking in the instant of a suspension is made before it, or refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const agenda = await agendas.anAgenda();
    const [slot] = await agendas.freeHours(agenda);
    const director = await staff.proven('MEDICAL_DIRECTOR');
    const [booked, suspended] = await Promise.all([
      agendas.book(agenda.patient, agenda.patient, slot),
      staff.acts.SUSPEND(agenda.professional.accountId, director),
    ]);
    expect(suspended.statusCode).toBe(200);
    expect(booked.statusCode === 200 || codeOf(booked)[1] === REFUSED[1]).toBe(true);
    expect(codeOf(await agendas.book(agenda.patient, agenda.patient, slot))).toEqual(REFUSED);
  }
});
