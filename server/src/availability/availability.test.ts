import {
  createException,
  createSchedule,
  deleteException,
  deleteSchedules,
  getAvailability,
  type NewException,
  type NewSchedule,
  type Schedule,
  validateException,
  validateSchedule,
} from '@app/contract/availability';
import { addDays, dayOf } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { ALWAYS, agendasOf } from '../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  await agendas.withoutHolidays();
});

const read = async ({ token }: Someone) =>
  (await t.call(getAvailability, { query: {} }, token)).json().data;
const schedulesOf = async (who: Someone): Promise<Schedule[]> => (await read(who)).schedules;
const validate = ({ token }: Someone, over: Partial<NewSchedule> = {}) =>
  t.call(validateSchedule, { query: {}, body: { ...ALWAYS, ...over } }, token);
const remove = ({ token }: Someone, ids: string[], notify_patients = 'false') =>
  t.call(deleteSchedules, { query: { schedule_ids: ids.join(','), notify_patients } }, token);
const except = ({ token }: Someone, over: Partial<NewException>) =>
  t.call(
    createException,
    {
      query: {},
      body: {
        kind: 'BLOCKED',
        day: addDays(dayOf(t.clock.now()), 2),
        check_in: '00:00',
        check_out: '24:00',
        reason: '',
        notifyPatients: false,
        ...over,
      },
    },
    token,
  );
const MORNING = { check_in: '09:00', check_out: '12:00' };

describe('no hours are opened', () => {
  test('by patients, staff or a pharmacy', async () => {
    for (const who of [
      await clinic.patient(),
      await clinic.staff('ADMIN'),
      await clinic.staff('PHARMACY'),
    ])
      expect((await agendas.open(who)).statusCode).toBe(403);
  });

  test('by a guard professional of the staff, who reads them', async () => {
    const professional = await clinic.professional();
    await t.pool.query(`insert into agenda values ($1, 'STAFF_GUARD')`, [professional.accountId]);
    const answer = await agendas.open(professional);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'availability.staff-guard']);
    expect((await read(professional)).agenda).toBe('STAFF_GUARD');
  });

  test('by a professional whose licence is not verified', async () => {
    const professional = await clinic.professional();
    await t.pool.query(
      `update professional set verification = 'PENDING_VERIFICATION' where account_id = $1`,
      [professional.accountId],
    );
    expect((await agendas.open(professional)).statusCode).toBe(403);
  });

  test('where there is an agenda for a day and hour already, with a 404', async () => {
    const professional = await clinic.professional();
    expect((await agendas.open(professional, { ...MORNING, days: ['MONDAY'] })).statusCode).toBe(
      200,
    );
    const touching = { check_in: '12:00', check_out: '13:00' };
    const overlapping = { check_in: '11:40', check_out: '13:00' };
    const days: NewSchedule['days'] = ['SUNDAY', 'MONDAY'];
    const answer = await agendas.open(professional, { ...overlapping, days });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'availability.overlap']);
    expect(await schedulesOf(professional)).toHaveLength(1);
    expect((await agendas.open(professional, { ...touching, days })).statusCode).toBe(200);
    const later = addDays(dayOf(t.clock.now()), 60);
    const dates = { start_date: later, date_to: addDays(later, 30) };
    expect((await agendas.open(professional, { ...MORNING, days, ...dates })).statusCode).toBe(200);
  });

  test('twice, by two who save the same at once', async () => {
    const professional = await clinic.professional();
    const answers = await Promise.all(Array.from({ length: 8 }, () => agendas.open(professional)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(7).fill(404),
    ]);
    expect(await schedulesOf(professional)).toHaveLength(1);
  });

  test('that are over, or that the professional does not attend in', async () => {
    const professional = await clinic.professional();
    const past = { start_date: '2025-01-06', date_to: '2025-01-10' };
    expect((await agendas.open(professional, past)).json().code).toBe('availability.over');
    const insured = { attention_type_id: 2 as const, id_prepaid_healths: [9] };
    expect((await agendas.open(professional, insured)).json().code).toBe(
      'availability.insurer-not-attended',
    );
    await t.pool.query(
      'update professional set attention_particular = false where account_id = $1',
      [professional.accountId],
    );
    expect((await agendas.open(professional)).json().code).toBe(
      'availability.insurer-not-attended',
    );
  });
});

describe('an availability', () => {
  test('is read as it was saved: its days together, for thirty days from today', async () => {
    proves('availability-calls', 'appointment-and-schedule-fields');
    const professional = await clinic.professional();
    const days: NewSchedule['days'] = ['WEDNESDAY', 'MONDAY'];
    const answer = await agendas.open(professional, { ...MORNING, days });
    const [saved] = answer.json().data as Schedule[];
    const today = dayOf(t.clock.now());
    expect(saved).toMatchObject({
      ...MORNING,
      days: ['MONDAY', 'WEDNESDAY'],
      name: 'Particular',
      start_date: today,
      last_time_avalability: addDays(today, 29),
      duration: 30,
      booked: 0,
    });
    expect(saved?.ids).toHaveLength(2);
    expect(await schedulesOf(professional)).toEqual([saved]);
  });

  test('names its insurers', async () => {
    const professional = await clinic.professional();
    await t.pool.query('insert into professional_insurer values ($1, 3, false), ($1, 4, false)', [
      professional.accountId,
    ]);
    const insured = { attention_type_id: 2 as const, id_prepaid_healths: [4, 3] };
    const [saved] = (await agendas.open(professional, insured)).json().data as Schedule[];
    expect(saved?.prepaid_healths.map(({ name }) => name)).toEqual(['OSDE', 'Swiss Medical']);
  });
});

describe('appointments on its days', () => {
  test('are a conflict, named, until the professional goes on; then they are told', async () => {
    const given = await agendas.anAgenda({ check_in: '00:00', check_out: '12:00' });
    const [slot] = await agendas.freeHours(given, 24 * 60);
    const { id } = (await agendas.book(given.professional, given.patient, slot)).json().data;
    const afternoon = { check_in: '12:00', check_out: '24:00' };
    const preview = (await validate(given.professional, afternoon)).json().data;
    expect(preview).toMatchObject({
      result: 'CONFLICT',
      appointments: [
        { id, date: slot?.date, hour: slot?.hour, patient: expect.stringMatching(/, /) },
      ],
    });
    const refused = await agendas.open(given.professional, afternoon);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'availability.conflict']);
    expect(refused.json().current.appointments).toHaveLength(1);
    expect((await agendas.open(given.professional, afternoon, true)).statusCode).toBe(200);
    const { rows } = await t.pool.query(
      `select subject from notification where account_id = $1 and event = 'appointment.AgendaChanged'`,
      [given.patient.accountId],
    );
    expect(rows).toEqual([{ subject: 'Cambió la agenda de un profesional' }]);
    expect((await agendas.read(given.patient, { id })).status).toBe('PROGRAMMED');
  });
});

describe('closing hours', () => {
  test('closes all of them or none', async () => {
    proves('availability-calls');
    const [own, other] = [await clinic.professional(), await clinic.professional()];
    const [mine] = (await agendas.open(own)).json().data as Schedule[];
    const [theirs] = (await agendas.open(other)).json().data as Schedule[];
    const ids = [...(mine?.ids ?? []), theirs?.id ?? ''];
    const answer = await remove(own, ids);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'availability.not-found']);
    expect(await schedulesOf(own)).toHaveLength(1);
    expect((await remove(own, mine?.ids ?? [])).statusCode).toBe(200);
    expect(await schedulesOf(own)).toEqual([]);
    expect((await remove(own, mine?.ids ?? [])).statusCode).toBe(404);
    expect((await agendas.open(own)).statusCode).toBe(200);
  });

  test('takes what is booked in them along, once the professional has seen it', async () => {
    const given = await agendas.anAppointment();
    const [row] = await schedulesOf(given.professional);
    const refused = await remove(given.professional, row?.ids ?? []);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'availability.conflict']);
    expect((await remove(given.professional, row?.ids ?? [], 'true')).statusCode).toBe(200);
    expect(await agendas.read(given.patient, given.appointment)).toMatchObject({
      status: 'CANCELLED',
      closedReason: 'SCHEDULE_DELETED',
    });
    const { rows } = await t.pool.query(
      `select count(*)::int n from notification where account_id = $1 and event = 'appointment.Cancel'`,
      [given.patient.accountId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('while somebody books: nothing stays booked in closed hours', async () => {
    const agenda = await agendas.anAgenda();
    const [row] = await schedulesOf(agenda.professional);
    const slots = await agendas.freeHours(agenda);
    await Promise.all([
      ...slots.slice(0, 2).map((slot) => agendas.book(agenda.professional, agenda.patient, slot)),
      remove(agenda.professional, row?.ids ?? [], 'true'),
    ]);
    const { rows } = await t.pool.query(
      `select count(*)::int n from appointment a join schedule s on s.id = a.schedule_id
       where a.status = 'PROGRAMMED' and s.closed_at is not null`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('an exception', () => {
  test('that is over, of another professional, or of a day that is no holiday is refused', async () => {
    const [own, other] = [await clinic.professional(), await clinic.professional()];
    expect((await except(own, { day: '2025-01-06' })).json().code).toBe('availability.over');
    expect((await except(own, { kind: 'OPEN_HOLIDAY' })).json().code).toBe(
      'availability.not-a-holiday',
    );
    const { id } = (await except(own, {})).json().data;
    const removing = { params: { exceptionId: id }, query: {} };
    expect((await t.call(deleteException, removing, other.token)).json().code).toBe(
      'availability.not-found',
    );
    expect((await except(own, {})).json().code).toBe('availability.overlap');
    expect((await t.call(deleteException, removing, own.token)).statusCode).toBe(200);
    expect((await read(own)).exceptions).toEqual([]);
  });

  test('that blocks appointments names them, and cancels them when the professional goes on', async () => {
    const given = await agendas.anAppointment(undefined, 24 * 60);
    const part = { day: given.appointment.date };
    const body = {
      kind: 'BLOCKED' as const,
      check_in: '00:00',
      check_out: '24:00',
      ...part,
    };
    const preview = await t.call(validateException, { query: {}, body }, given.professional.token);
    expect(preview.json().data.appointments).toMatchObject([{ id: given.appointment.id }]);
    expect((await except(given.professional, part)).json().code).toBe('availability.conflict');
    expect((await except(given.professional, { ...part, notifyPatients: true })).statusCode).toBe(
      200,
    );
    expect((await agendas.read(given.patient, given.appointment)).closedReason).toBe(
      'SCHEDULE_DELETED',
    );
  });

  test('opens hours of a holiday, and is not taken back while something is booked in them', async () => {
    const agenda = await agendas.anAgenda();
    const day = addDays(dayOf(t.clock.now()), 2);
    await t.pool.query(`insert into holiday (day, name) values ($1, 'Feriado')`, [day]);
    const onDay = async () =>
      (await agendas.freeHours(agenda)).filter(({ date }) => date === day).length;
    expect(await onDay()).toBe(0);
    const opened = await except(agenda.professional, { kind: 'OPEN_HOLIDAY', day, ...MORNING });
    expect(await onDay()).toBe(9);
    const slot = (await agendas.freeHours(agenda)).find(({ date }) => date === day);
    await agendas.book(agenda.professional, agenda.patient, slot);
    const removing = { params: { exceptionId: opened.json().data.id }, query: {} };
    const answer = await t.call(deleteException, removing, agenda.professional.token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'availability.conflict']);
    await agendas.withoutHolidays();
  });
});

test('what a preview counts is what is free afterwards', async () => {
  const professional = await clinic.professional();
  const preview = (await validate(professional, { duration: 3 })).json().data;
  await agendas.open(professional, { duration: 3 });
  const today = dayOf(t.clock.now());
  const { free } = await agendas.agenda(professional, today, addDays(today, 3));
  expect(Math.abs(free.length - preview.slots)).toBeLessThanOrEqual(1);
  expect(
    (await t.call(createSchedule, { query: {}, body: {} as never }, professional.token)).statusCode,
  ).toBe(400);
});
