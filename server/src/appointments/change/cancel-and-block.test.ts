import { type Appointment, type Slot, updateAppointment } from '@app/contract/appointments';
import { getAvailability } from '@app/contract/availability';
import { beforeAll, expect, test } from 'vitest';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { codeOf, waitingListsOf } from '../../testing/waiting-lists.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let lists: ReturnType<typeof waitingListsOf>;
beforeAll(async () => {
  t = await testApp({ FEATURE_PATIENT_BOOKING: true });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  lists = waitingListsOf(t, clinic, agendas);
});

type Given = OpenAgenda & { appointment: Appointment };

const cancelAndBlock = ({ appointment }: Given, { token }: Pick<Someone, 'token'>) => {
  const body = { status: 'cancelled', reason: 'Congreso', block: true } as const;
  return t.call(updateAppointment, { ...agendas.about(appointment), body }, token);
};

const blockedIn = async ({ professional }: OpenAgenda) =>
  (await t.call(getAvailability, { query: {} }, professional.token)).json().data.exceptions;

const slotOf = ({ appointment }: Given): Slot =>
  ({
    time_availability_id: appointment.time_availability_id,
    appointment_date: appointment.appointment_date,
  }) as Slot;

test('neither a patient nor operations blocks the hour that they cancel', async () => {
  const given: Given = await agendas.anAppointment(undefined, 26 * 60);
  for (const who of [given.patient, await clinic.staff('ADMIN')])
    expect(codeOf(await cancelAndBlock(given, who))).toEqual([400, 'request.invalid']);
  expect(await blockedIn(given)).toEqual([]);
  expect((await agendas.read(given.patient, given.appointment)).status).toBe('PROGRAMMED');
});

test('a professional whose agenda the director manages blocks nothing, and cancels nothing by it', async () => {
  const given = await agendas.anAppointment(undefined, 26 * 60);
  await t.pool.query(
    `insert into agenda (professional_id, kind) values ($1, 'STAFF_GUARD')
     on conflict (professional_id) do update set kind = 'STAFF_GUARD'`,
    [given.professional.accountId],
  );
  expect(codeOf(await cancelAndBlock(given, given.professional))).toEqual([
    403,
    'availability.staff-guard',
  ]);
  expect((await agendas.read(given.patient, given.appointment)).status).toBe('PROGRAMMED');
});

test('a professional cancels and blocks in one act: the hour is offered to nobody, and the patient reads why', async () => {
  const given = await agendas.anAppointment(undefined, 26 * 60);
  const waiting = await lists.waits({ professionalId: given.professional.accountId });
  expect((await cancelAndBlock(given, given.professional)).statusCode).toBe(200);
  expect(await agendas.read(given.patient, given.appointment)).toMatchObject({
    status: 'CANCELLED',
    closedReason: 'PROFESSIONAL',
    closedText: 'Congreso',
  });
  const { date, endHour, hour } = given.appointment;
  expect(await blockedIn(given)).toMatchObject([
    {
      kind: 'BLOCKED',
      day: date,
      check_in: hour,
      check_out: endHour === '00:00' ? '24:00' : endHour,
    },
  ]);
  expect((await lists.placesOf(waiting.who))[0]?.offer).toBeNull();
  expect(codeOf(await agendas.book(waiting.who, waiting.who, slotOf(given)))).toEqual([
    409,
    'appointments.slot-taken',
  ]);
});

test('who wants the hour in the instant in which it is cancelled and blocked does not get it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const given = await agendas.anAppointment(undefined, 26 * 60);
    const rival = await clinic.patient();
    const [cancelled, booked] = await Promise.all([
      cancelAndBlock(given, given.professional),
      agendas.book(rival, rival, slotOf(given)),
    ]);
    expect(cancelled.statusCode).toBe(200);
    expect(codeOf(booked)).toEqual([409, 'appointments.slot-taken']);
  }
});
