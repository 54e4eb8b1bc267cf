import {
  type Appointment,
  listTodayForStaff,
  type TodaysStanding,
  waitInRoom,
} from '@app/contract/appointments';
import { addDays, dayOf, instantAt, PAGE_SIZE } from '@app/contract/kernel';
import { getBoard } from '@app/contract/operations';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let admin: Someone;

beforeAll(async () => {
  t = await testApp({ REQUESTS_PER_MINUTE: 1_000_000 });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});

/** Each test has a day of its own, and begins at its noon. */
beforeEach(async () => {
  await t.pool.query(
    `update appointment set status = 'CANCELLED', closed_reason = 'PATIENT', closed_at = now()
     where status = 'PROGRAMMED'`,
  );
  const now = t.clock.now();
  const noon = instantAt(addDays(dayOf(now), 1), 12 * 60);
  t.clock.advance(noon.getTime() - now.getTime());
  admin = await clinic.staff('ADMIN');
});

const read = async (query: { standing?: TodaysStanding; after?: string } = {}) =>
  (await t.call(listTodayForStaff, { query }, admin.token)).json();

const idsOf = async (standing: TodaysStanding): Promise<string[]> =>
  (await read({ standing })).data.map(({ id }: Appointment) => id);

test('nobody but staff reads the appointments of all professionals', async () => {
  const given = await agendas.anAppointment();
  for (const { token } of [given.patient, given.professional, await clinic.pharmacist()])
    expect((await t.call(listTodayForStaff, { query: {} }, token)).statusCode).toBe(403);
  const director = await clinic.staff('MEDICAL_DIRECTOR');
  expect((await t.call(listTodayForStaff, { query: {} }, director.token)).statusCode).toBe(200);
});

test('today’s appointments of all professionals are listed by their hour, and nothing clinical', async () => {
  const later = await agendas.anAppointment(undefined, 180);
  const sooner = await agendas.anAppointment(undefined, 60);
  await agendas.anAppointment(undefined, 24 * 60);
  const { data }: { data: Appointment[] } = await read();
  expect(data.map(({ id }) => id)).toEqual([sooner.appointment.id, later.appointment.id]);
  expect(data[0]).toMatchObject({
    reason: '',
    professional_dto: { id: sooner.professional.accountId },
  });
});

test('the board’s number of appointments left today is that of the rows it leads to', async () => {
  const given = await agendas.anAppointment(undefined, 60);
  await agendas.anAppointment(undefined, 180);
  const leftToday = async () =>
    (await t.call(getBoard, {}, admin.token)).json().data.appointmentsToday;
  expect(await leftToday()).toBe(2);
  expect(await idsOf('AHEAD')).toHaveLength(2);
  await agendas.goTo(given, 60_000);
  admin.token = await clinic.logIn(admin.email);
  expect(await leftToday()).toBe(1);
  expect(await idsOf('AHEAD')).toHaveLength(1);
});

test('staff lists what is unconfirmed, who waits in the room, what did not begin and what nobody attended', async () => {
  const given = await agendas.anAppointment();
  const { id } = given.appointment;
  const standings = async (): Promise<TodaysStanding[]> => {
    const all = ['AHEAD', 'NOT_BEGUN', 'WAITING', 'UNCONFIRMED', 'NOT_ATTENDED'] as const;
    const found = await Promise.all(all.map(idsOf));
    return all.filter((_, at) => found[at]?.includes(id));
  };
  expect(await standings()).toEqual(['AHEAD', 'UNCONFIRMED']);
  await at(given, 60_000);
  expect(await standings()).toEqual(['NOT_BEGUN', 'UNCONFIRMED']);
  await t.call(waitInRoom, agendas.about(given.appointment), given.patient.token);
  expect(await standings()).toEqual(['NOT_BEGUN', 'WAITING']);
  await agendas.begin(given.professional, given.appointment);
  expect(await standings()).toEqual([]);
  await t.pool.query(
    `update appointment set is_begun = false, status = 'CANCELLED', closed_reason = 'NOT_ATTENDED',
     closed_at = $2 where id = $1`,
    [id, t.clock.now()],
  );
  expect(await standings()).toEqual(['NOT_ATTENDED']);
});

test('a day of more than a page goes on where the page ended', async () => {
  const { appointment } = await agendas.anAppointment();
  await t.pool.query(
    `insert into appointment select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
       'status', 'CANCELLED', 'closed_reason', 'PATIENT', 'closed_at', now(), 'command_id', null))).*
     from appointment a, generate_series(1, $2) where a.id = $1`,
    [appointment.id, PAGE_SIZE],
  );
  const first = await read();
  const second = await read({ after: first.next });
  const all = [...first.data, ...second.data].map(({ id }: Appointment) => id);
  expect(new Set(all).size).toBe(PAGE_SIZE + 1);
  expect(second.next).toBeNull();
});

async function at(given: OpenAgenda & { appointment: Appointment }, ms: number): Promise<void> {
  await agendas.goTo(given, ms);
  admin.token = await clinic.logIn(admin.email);
}
