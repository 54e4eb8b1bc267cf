import {
  type AgendaKind,
  createException,
  deleteException,
  deleteSchedules,
  getAvailability,
  keepAgenda,
  type NewException,
  type Schedule,
  validateException,
  validateSchedule,
} from '@app/contract/availability';
import { addDays, dayOf } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { ALWAYS, agendasOf } from '../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { setVerification } from '../testing/professional-setup.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let director: Someone;
let operations: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  await agendas.withoutHolidays();
  const staff = staffOf(t, clinic);
  director = await staff.proven('MEDICAL_DIRECTOR');
  operations = await staff.proven('ADMIN');
});

const of = ({ accountId }: Someone) => ({ professionalId: accountId });
const keep = (whom: Someone, agenda: AgendaKind, by = director) =>
  t.call(keepAgenda, { query: of(whom), body: { agenda } }, by.token);
const read = async (whom: Someone, by: Someone) =>
  (await t.call(getAvailability, { query: of(whom) }, by.token)).json().data;
const open = (whom: Someone, by = director, notifyPatients = false) =>
  agendas.open(by, {}, notifyPatients, of(whom));
const close = (whom: Someone, ids: string[], notify_patients = 'false') => {
  const query = { ...of(whom), schedule_ids: ids.join(','), notify_patients };
  return t.call(deleteSchedules, { query }, director.token);
};
const blocked = (): NewException => ({
  kind: 'BLOCKED',
  day: addDays(dayOf(t.clock.now()), 3),
  check_in: '10:00',
  check_out: '12:00',
  reason: 'Congreso <i>',
  notifyPatients: false,
});
const block = (whom: Someone, by: Someone) =>
  t.call(createException, { query: of(whom), body: blocked() }, by.token);
const told = async ({ token }: Someone): Promise<{ subject: string; description: string }[]> =>
  (await t.call(searchNotifications, { query: {} }, token)).json().data;
const acts = async (entityId: string) =>
  (
    await t.pool.query(
      'select type, account_id from audit_event where entity_id = $1 order by id',
      [entityId],
    )
  ).rows;

/** A professional whose agenda the director manages. */
async function kept(): Promise<Someone> {
  const professional = await clinic.professional();
  expect((await keep(professional, 'STAFF_GUARD')).statusCode).toBe(200);
  return professional;
}

describe('it is refused', () => {
  test('that anybody but the director says who keeps an agenda', async () => {
    const professional = await clinic.professional();
    for (const who of [professional, operations, await clinic.patient()])
      expect((await keep(professional, 'STAFF_GUARD', who)).statusCode).toBe(403);
    expect((await read(professional, professional)).agenda).toBe('OFFICE');
  });

  test('that the director hands one over or changes it without a recent proof of identity', async () => {
    const professional = await kept();
    const unproven = await clinic.staff('MEDICAL_DIRECTOR');
    for (const answer of [
      await keep(professional, 'OFFICE', unproven),
      await open(professional, unproven),
      await block(professional, unproven),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'session.step-up-required']);
    expect(await read(professional, director)).toMatchObject({
      agenda: 'STAFF_GUARD',
      schedules: [],
      exceptions: [],
    });
  });

  test('that operations opens, blocks or closes hours', async () => {
    const professional = await kept();
    expect((await open(professional, operations)).statusCode).toBe(403);
    expect((await block(professional, operations)).statusCode).toBe(403);
  });

  test('that the director changes an agenda that its professional keeps', async () => {
    const professional = await clinic.professional();
    const [row] = (await agendas.open(professional)).json().data as Schedule[];
    const query = of(professional);
    for (const answer of [
      await open(professional),
      await close(professional, row?.ids ?? []),
      await block(professional, director),
      await t.call(validateSchedule, { query, body: ALWAYS }, operations.token),
      await t.call(validateException, { query, body: blocked() }, director.token),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'availability.office']);
    expect((await read(professional, director)).schedules).toEqual([row]);
  });

  test('that its professional changes an agenda that the director keeps', async () => {
    const professional = await kept();
    for (const answer of [
      await open(professional, professional),
      await block(professional, professional),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'availability.staff-guard']);
  });

  test('that a professional names another’s agenda, or staff none or nobody’s', async () => {
    const [own, other] = [await clinic.professional(), await kept()];
    const reading = { query: of(other) };
    expect((await t.call(getAvailability, reading, own.token)).statusCode).toBe(404);
    expect((await open(other, own)).statusCode).toBe(404);
    expect((await t.call(getAvailability, { query: {} }, director.token)).statusCode).toBe(400);
    const patient = await clinic.patient();
    expect((await keep(patient, 'STAFF_GUARD')).statusCode).toBe(404);
    expect((await block(patient, director)).statusCode).toBe(404);
  });

  test('that hours are opened of who may not attend, whose hours can still be closed', async () => {
    const professional = await kept();
    const [row] = (await open(professional)).json().data as Schedule[];
    await setVerification(t, professional.accountId, 'SUSPENDED');
    const answer = await open(professional);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'availability.not-verified']);
    expect((await close(professional, row?.ids ?? [])).statusCode).toBe(200);
  });
});

test('who keeps an agenda is handed over once, and its professional is told', async () => {
  proves('availability-of-an-office');
  const professional = await kept();
  await keep(professional, 'STAFF_GUARD');
  expect(await told(professional)).toMatchObject([
    { subject: 'La dirección técnica lleva tu agenda' },
  ]);
  await keep(professional, 'OFFICE');
  expect((await told(professional))[0]?.subject).toBe('Tu agenda vuelve a ser tuya');
  expect((await agendas.open(professional)).statusCode).toBe(200);
  const act = { type: 'availability.keep', account_id: director.accountId };
  expect(await acts(professional.accountId)).toEqual([act, act]);
});

describe('the agenda of a guard professional of the staff', () => {
  test('is opened by the director, read by its professional, and audited', async () => {
    const professional = await kept();
    const query = of(professional);
    for (const who of [operations, director]) {
      const ahead = await t.call(validateSchedule, { query, body: ALWAYS }, who.token);
      expect(ahead.json().data.result).toBe('OK');
    }
    const [row] = (await open(professional)).json().data as Schedule[];
    const seen = await read(professional, professional);
    expect(seen).toMatchObject({ agenda: 'STAFF_GUARD', schedules: [row] });
    expect(await read(professional, director)).toEqual(seen);
    const [notice] = await told(professional);
    expect(notice?.subject).toBe('La dirección técnica cambió tu agenda');
    expect(notice?.description).toContain('Abrió turnos los lunes, martes,');
    const [opened] = (
      await t.pool.query(`select account_id from audit_event where type = 'availability.open'
        order by id desc limit 1`)
    ).rows;
    expect(opened).toEqual({ account_id: director.accountId });
  });

  test('is closed with what is booked in it: patient and professional are told', async () => {
    const given = await agendas.anAppointment();
    const { patient, professional } = given;
    await keep(professional, 'STAFF_GUARD');
    const [row] = (await read(professional, director)).schedules as Schedule[];
    const refused = await close(professional, row?.ids ?? []);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'availability.conflict']);
    expect(refused.json().current.appointments).toHaveLength(1);
    expect((await close(professional, row?.ids ?? [], 'true')).statusCode).toBe(200);
    expect(await agendas.read(patient, given.appointment)).toMatchObject({
      status: 'CANCELLED',
      closedReason: 'SCHEDULE_DELETED',
    });
    expect((await told(patient))[0]?.subject).toBe('Se canceló un turno');
    const subjects = (await told(professional)).slice(0, 2).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'La clínica canceló un turno',
      'La dirección técnica cambió tu agenda',
    ]);
    expect(await acts(row?.id ?? '')).toEqual([
      { type: 'availability.close', account_id: director.accountId },
    ]);
  });

  test('is blocked and given back by the director, whose reason the professional reads as text', async () => {
    const professional = await kept();
    const { id } = (await block(professional, director)).json().data;
    expect((await read(professional, professional)).exceptions).toMatchObject([
      { id, reason: 'Congreso <i>' },
    ]);
    expect((await read(professional, director)).exceptions).toMatchObject([
      { id, reason: 'Congreso <i>' },
    ]);
    expect((await told(professional))[0]?.description).toContain('Motivo: Congreso &#60;i&#62;.');
    const removing = { params: { exceptionId: id }, query: of(professional) };
    expect((await t.call(deleteException, removing, director.token)).statusCode).toBe(200);
    expect((await told(professional))[0]?.description).toContain('Quitó el bloqueo');
    const act = { type: 'availability.exception', account_id: director.accountId };
    expect(await acts(id)).toEqual([act, act]);
  });
});

test('what a professional noted for themselves no member of staff reads', async () => {
  const professional = await clinic.professional();
  await block(professional, professional);
  await keep(professional, 'STAFF_GUARD');
  for (const who of [director, operations])
    expect((await read(professional, who)).exceptions).toMatchObject([{ reason: '' }]);
  expect((await read(professional, professional)).exceptions).toMatchObject([
    { reason: 'Congreso <i>' },
  ]);
});

describe('an agenda is not handed over under a change', () => {
  /** Holds a lock on an agenda, as an open transaction does, until a call waits for it; then releases it. */
  async function whileHeld<T>(sql: string, whom: Someone, call: () => Promise<T>): Promise<T> {
    const other = await t.pool.connect();
    await other.query('begin');
    await other.query(sql, [whom.accountId]);
    const { rows } = await other.query('select pg_backend_pid() as pid');
    const waiting = call();
    await until(async () => {
      const found = await t.pool.query(
        'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [rows[0].pid],
      );
      return found.rowCount === 1;
    });
    await other.query('commit');
    other.release();
    return waiting;
  }
  const TAKEN = `insert into agenda values ($1, 'STAFF_GUARD')
    on conflict (professional_id) do update set kind = excluded.kind`;
  const GIVEN_BACK = `update agenda set kind = 'OFFICE' where professional_id = $1`;

  test('its professional, who saves while the director takes it over, opens nothing', async () => {
    const professional = await clinic.professional();
    const answer = await whileHeld(TAKEN, professional, () => agendas.open(professional));
    expect(answer.json().code).toBe('availability.staff-guard');
    expect((await read(professional, professional)).schedules).toEqual([]);
  });

  test('the director, who saves while it is given back, changes nothing', async () => {
    const professional = await kept();
    const [row] = (await open(professional)).json().data as Schedule[];
    for (const change of [
      () => open(professional),
      () => close(professional, row?.ids ?? []),
      () => block(professional, director),
    ]) {
      await keep(professional, 'STAFF_GUARD');
      const answer = await whileHeld(GIVEN_BACK, professional, change);
      expect(answer.json().code).toBe('availability.office');
    }
    expect(await read(professional, director)).toMatchObject({ schedules: [row], exceptions: [] });
  });

  test('it is handed over only once a change under way is over', async () => {
    const professional = await kept();
    const lock = 'select from agenda where professional_id = $1 for update';
    const answer = await whileHeld(lock, professional, () => keep(professional, 'OFFICE'));
    expect(answer.statusCode).toBe(200);
    expect((await read(professional, professional)).agenda).toBe('OFFICE');
  });
});
