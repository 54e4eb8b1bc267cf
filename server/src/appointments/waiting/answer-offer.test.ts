import type { Appointment } from '@app/contract/appointments';
import { MINUTE_MS } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agendasOf } from '../../testing/agendas.ts';
import { mailsTo } from '../../testing/appointment-mails.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { codeOf, OFFERED, waitingListsOf } from '../../testing/waiting-lists.ts';
import { endOffers } from './end-offers.ts';

const own = ({ patient_dto }: Appointment): string => patient_dto.id;

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let lists: ReturnType<typeof waitingListsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  lists = waitingListsOf(t, clinic, agendas);
});
beforeEach(() => lists.empty());

test('a place of somebody else is not found', async () => {
  const { first, second } = await lists.offered();
  for (const asked of [lists.accept, lists.decline, lists.leave])
    expect(codeOf(await asked(first, second.who))).toEqual([404, 'appointments.not-found']);
  expect(await lists.offerTo(first)).toBeDefined();
});

describe('accepting', () => {
  test('is refused without an offer', async () => {
    const { second } = await lists.offered();
    expect(codeOf(await lists.accept(second))).toEqual([409, 'appointments.offer-over']);
    expect(codeOf(await lists.decline(second))).toEqual([409, 'appointments.offer-over']);
  });

  test('is refused once it ran out, to the second', async () => {
    const { first } = await lists.offered();
    t.clock.advance(30 * MINUTE_MS);
    first.who.token = await clinic.logIn(first.who.email);
    expect(codeOf(await lists.accept(first))).toEqual([409, 'appointments.offer-over']);
    expect(await lists.offerTo(first)).toBeUndefined();
  });

  test('is refused once the hours were closed, and the place stays', async () => {
    const { appointment, first, professional } = await lists.offered();
    await lists.close(appointment, professional);
    expect(codeOf(await lists.accept(first))).toEqual([409, 'appointments.offer-over']);
    expect(await lists.placesOf(first.who)).toHaveLength(1);
  });

  test('twenty times at once books it once, also where patients do not book by themselves', async () => {
    const { appointment, first, patient, professional } = await lists.offered();
    const slot = { ...appointment, time_availability_id: appointment.idSchedule } as never;
    const [answers, bookings] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => lists.accept(first))),
      Promise.all(Array.from({ length: 5 }, () => agendas.book(professional, patient, slot))),
    ]);
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    expect(accepted).toHaveLength(1);
    expect(accepted[0]?.json().data).toMatchObject({
      appointment_date: appointment.appointment_date,
      bookedBy: 'PATIENT',
      confirm: true,
      reason: 'Control anual',
    });
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect([404, 409]).toContain(answer.statusCode);
    for (const booking of bookings)
      expect(codeOf(booking)).toEqual([409, 'appointments.slot-taken']);
    expect(await lists.placesOf(first.who)).toEqual([]);
  });

  test('tells the professional', async () => {
    const { first, professional } = await lists.offered();
    await lists.accept(first);
    const [notice] = (await t.call(searchNotifications, { query: {} }, professional.token)).json()
      .data;
    expect(notice.subject).toBe('Nuevo turno en tu agenda');
  });
});

test('who books the kept hour in another way has taken it', async () => {
  const { appointment, first, professional } = await lists.offered();
  await t.pool.query(
    `update appointment_waiting set person_id = $2, account_id = $3 where id = $1`,
    [first.place.id, own(appointment), first.who.accountId],
  );
  const slot = { ...appointment, time_availability_id: appointment.idSchedule };
  const booked = await agendas.book(professional, { personId: own(appointment) }, slot as never);
  expect(booked.statusCode).toBe(200);
  const { rows } = await t.pool.query('select state from appointment_waiting where id = $1', [
    first.place.id,
  ]);
  expect(rows).toEqual([{ state: 'TAKEN' }]);
});

describe('who lets an hour go', () => {
  test('by declining keeps the place; the next gets it; with nobody left it is free for all', async () => {
    const { first, second, ...given } = await lists.offered();
    expect((await lists.decline(first)).json().data).toMatchObject({
      id: first.place.id,
      offer: null,
    });
    await lists.isOffered(second, given.appointment);
    expect(await lists.noticesOf(second.who)).toBe(1);
    await lists.decline(second);
    expect(await lists.isFree(given, given.appointment)).toBe(true);
    expect(await lists.placesOf(first.who)).toHaveLength(1);
    expect(await lists.noticesOf(first.who)).toBe(1);
  });

  test('by leaving is in the list no more, and the next gets it', async () => {
    const { appointment, first, second } = await lists.offered();
    expect((await lists.leave(first)).statusCode).toBe(200);
    expect(await lists.placesOf(first.who)).toEqual([]);
    await lists.isOffered(second, appointment);
    expect(codeOf(await lists.leave(first))).toEqual([404, 'appointments.not-found']);
    expect((await lists.join(first.who)).statusCode).toBe(200);
  });

  test('by saying nothing keeps the place, and the next gets it, with two sweeps at once', async () => {
    const { appointment, first, second } = await lists.offered();
    t.clock.advance(30 * MINUTE_MS - 2_000);
    await endOffers(t.appointments);
    for (const { who } of [first, second]) who.token = await clinic.logIn(who.email);
    await lists.isOffered(first, appointment);
    t.clock.advance(2_000);
    await Promise.all([endOffers(t.appointments), endOffers(t.appointments)]);
    await endOffers(t.appointments);
    expect(await lists.offerTo(first)).toBeUndefined();
    await lists.isOffered(second, appointment);
    expect([await lists.noticesOf(first.who), await lists.noticesOf(second.who)]).toEqual([1, 1]);
    expect(await mailsTo(t, second.who, OFFERED)).toHaveLength(1);
  });
});

test('an hour that was booked between an offer’s end and the sweep is offered to nobody', async () => {
  const { first, second, ...given } = await lists.offered();
  t.clock.advance(30 * MINUTE_MS);
  for (const who of [first.who, second.who, given.patient, given.professional])
    who.token = await clinic.logIn(who.email);
  const slot = { ...given.appointment, time_availability_id: given.appointment.idSchedule };
  const [booked] = await Promise.all([
    agendas.book(given.professional, given.patient, slot as never),
    endOffers(t.appointments),
  ]);
  const kept = await lists.offerTo(second);
  // Either the booking or the offer was first; never both.
  expect([booked.statusCode === 200, kept !== undefined]).toEqual(
    booked.statusCode === 200 ? [true, false] : [false, true],
  );
});
