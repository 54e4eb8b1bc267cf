import { getAppointmentCalendar } from '@app/contract/appointments';
import { createException } from '@app/contract/availability';
import { withArticle } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendasOf } from '../../testing/agendas.ts';
import { eventIn, keyIn, mailsTo } from '../../testing/appointment-mails.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { whenOf } from '../appointments.copy.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
beforeAll(async () => {
  t = await testApp({ FEATURE_PATIENT_BOOKING: true });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});

const subjectsTo = async (who: Someone): Promise<string[]> =>
  (await mailsTo(t, who)).filter(({ calendar }) => calendar !== null).map(({ subject }) => subject);

const calendarFor = ({ token }: Someone, appointment: { id: string }) =>
  t.call(getAppointmentCalendar, agendas.about(appointment), token);

describe('who did it is sent no mail', () => {
  test('of a booking', async () => {
    const agenda = await agendas.anAgenda();
    const [slot] = await agendas.freeHours(agenda);
    expect((await agendas.book(agenda.patient, agenda.patient, slot)).statusCode).toBe(200);
    expect(await subjectsTo(agenda.patient)).toEqual([]);
    const given = await agendas.anAppointment(agenda, 120);
    expect(await subjectsTo(given.professional)).toEqual([]);
  });

  test('of a move or a cancellation', async () => {
    const given = await agendas.anAppointment(undefined, 120);
    const [later] = await agendas.freeHours(given, 300);
    await agendas.move(given.patient, given.appointment, later);
    await agendas.cancel(given.patient, given.appointment);
    expect(await subjectsTo(given.patient)).toEqual(['Tenés un turno nuevo']);
    expect(await subjectsTo(given.professional)).toEqual([
      'Se cambió la hora de un turno',
      'Se canceló un turno',
    ]);
  });
});

test('a booking, a move and a cancellation follow one another in the patient’s calendar', async () => {
  const given = await agendas.anAppointment(undefined, 120);
  const [later] = await agendas.freeHours(given, 300);
  await agendas.move(given.professional, given.appointment, later);
  await agendas.cancel(given.professional, given.appointment, 'Fiebre alta');
  const mails = await mailsTo(t, given.patient);
  const events = mails.filter(({ calendar }) => calendar).map(({ calendar }) => eventIn(calendar));
  expect(events.map(({ sequence, status }) => [sequence, status])).toEqual([
    [1, 'TENTATIVE'],
    [2, 'TENTATIVE'],
    [3, 'CANCELLED'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  expect(events[0]?.startsAt.toISOString()).toBe(given.appointment.appointment_date);
  expect(events[1]?.startsAt.toISOString()).toBe(later?.appointment_date);
  const last = mails.at(-1);
  expect(() => keyIn(last, 'CANCEL')).toThrow();
  for (const word of ['Fiebre', given.appointment.reason, given.appointment.specialty])
    expect(JSON.stringify(mails)).not.toContain(word);
});

test('what the professional gave up names the next three free hours', async () => {
  const given = await agendas.anAppointment(undefined, 120);
  const free = (await agendas.freeHours(given, 0)).slice(0, 3);
  await agendas.cancel(given.professional, given.appointment);
  const [notice] = (await t.call(searchNotifications, { query: {} }, given.patient.token)).json()
    .data;
  const mail = (await mailsTo(t, given.patient, 'Se canceló un turno'))[0];
  expect(free).toHaveLength(3);
  for (const { appointment_date } of free)
    for (const told of [notice.description, mail?.text])
      expect(told).toContain(whenOf(new Date(appointment_date)));
  expect(notice.description).toContain('href="/paciente/nuevo-turno"');
  expect(notice.description).not.toContain(
    `; ${whenOf(new Date(given.appointment.appointment_date))}`,
  );
});

test('hours that were blocked are told of without others', async () => {
  const given = await agendas.anAppointment(undefined, 24 * 60);
  const part = { day: given.appointment.date, check_in: '00:00', check_out: '24:00' };
  const body = { kind: 'BLOCKED', reason: 'Congreso', notifyPatients: true, ...part } as const;
  const blocked = await t.call(createException, { query: {}, body }, given.professional.token);
  expect(blocked.statusCode).toBe(200);
  const [mail] = await mailsTo(t, given.patient, 'Se canceló un turno');
  expect(mail?.text).not.toContain('Próximos horarios');
  expect(mail?.text).not.toContain('Congreso');
  expect(eventIn(mail?.calendar)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
  expect(mail?.text).toContain('El archivo adjunto lo saca de tu calendario.');
});

test('mails are sent with their file', async () => {
  const given = await agendas.anAppointment(undefined, 120);
  const sent = await until(() => t.mails.find(({ to }) => to === given.patient.email));
  expect(eventIn(sent.calendar).startsAt.toISOString()).toBe(given.appointment.appointment_date);
});

describe('the file for a calendar', () => {
  test('is refused to strangers and without a session', async () => {
    const { appointment } = await agendas.anAppointment();
    for (const who of [await clinic.patient(), await clinic.professional()])
      expect((await calendarFor(who, appointment)).json().code).toBe('appointments.not-found');
    const nobody = await t.call(getAppointmentCalendar, agendas.about(appointment));
    expect(nobody.statusCode).toBe(401);
  });

  test('is the patient’s with the name of the professional', async () => {
    const { appointment, patient } = await agendas.anAppointment();
    const answer = await calendarFor(patient, appointment);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('turno.ics');
    const event = eventIn(answer.body);
    expect(event.summary).toBe(
      `Turno con ${withArticle(appointment.professional_dto.aliasOrFullName)}`,
    );
    expect(event.location).toMatch(/\/paciente\/mis-turnos$/);
    expect(event.uid).toMatch(new RegExp(`^appointment-${appointment.id}@[a-z0-9.-]+$`));
    expect(event.endsAt.getTime() - event.startsAt.getTime()).toBe(20 * 60_000);
    expect(answer.body).not.toContain(appointment.reason);
  });

  test('is the professional’s without the name of the patient', async () => {
    const { appointment, professional } = await agendas.anAppointment();
    const { body } = await calendarFor(professional, appointment);
    expect(eventIn(body).summary).toBe('Turno de Cercana');
    expect(body).not.toContain(appointment.patient_dto.last_name);
  });
});
