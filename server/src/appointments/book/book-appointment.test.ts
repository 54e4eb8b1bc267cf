import { randomUUID } from 'node:crypto';
import { type Appointment, listAppointments, listSlots } from '@app/contract/appointments';
import { createException } from '@app/contract/availability';
import { joinQueue } from '@app/contract/guard-queue';
import { dayOf } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});

const booked = async (): Promise<number> =>
  (await t.pool.query(`select count(*)::int as n from appointment where status = 'PROGRAMMED'`))
    .rows[0].n;

async function isRefused(
  asking: () => ReturnType<typeof agendas.book>,
  code: string,
  status: number,
): Promise<void> {
  const before = await booked();
  const answer = await asking();
  expect({ code: answer.json().code, status: answer.statusCode }).toEqual({ code, status });
  expect(await booked()).toBe(before);
}

describe('nothing is booked', () => {
  test('by a patient, while patients do not book by themselves', async () => {
    const agenda = await agendas.anAgenda();
    const [slot] = await agendas.freeHours(agenda);
    await isRefused(
      () => agendas.book(agenda.patient, agenda.patient, slot),
      'appointments.booking-off',
      403,
    );
  });

  test('by staff or a pharmacy', async () => {
    const agenda = await agendas.anAgenda();
    const [slot] = await agendas.freeHours(agenda);
    for (const who of [await clinic.staff('ADMIN'), await clinic.staff('PHARMACY')])
      await isRefused(() => agendas.book(who, agenda.patient, slot), 'request.forbidden', 403);
  });

  test('for a stranger, however much of them is known', async () => {
    const agenda = await agendas.anAgenda();
    const [slot] = await agendas.freeHours(agenda);
    await isRefused(
      () => agendas.book(agenda.professional, { personId: clinic.holderId }, slot),
      'appointments.not-own-patient',
      404,
    );
    await isRefused(
      () => agendas.book(agenda.professional, { personId: randomUUID() }, slot),
      'appointments.not-own-patient',
      404,
    );
  });

  test('in the agenda of a colleague', async () => {
    const [own, other] = [await agendas.anAgenda(), await agendas.anAgenda()];
    const [slot] = await agendas.freeHours(other);
    await isRefused(
      () => agendas.book(own.professional, own.patient, slot),
      'appointments.slot-taken',
      409,
    );
  });

  test('in the past, between two slots, or in hours that are none', async () => {
    const agenda = await agendas.anAgenda();
    const [slot] = await agendas.freeHours(agenda);
    if (!slot) throw new Error('no slot');
    const past = new Date(t.clock.now().getTime() - 3_600_000).toISOString();
    const between = new Date(Date.parse(slot.appointment_date) + 600_000).toISOString();
    for (const changes of [
      { appointment_date: past },
      { appointment_date: between },
      { time_availability_id: randomUUID() },
    ])
      await isRefused(
        () => agendas.book(agenda.professional, agenda.patient, { ...slot, ...changes }),
        'appointments.slot-taken',
        409,
      );
  });

  test('in a blocked time, nor on a holiday', async () => {
    const agenda = await agendas.anAgenda();
    const [slot] = await agendas.freeHours(agenda, 24 * 60);
    if (!slot) throw new Error('no slot');
    const part = { day: slot.date, check_in: '00:00', check_out: '24:00' };
    const body = { kind: 'BLOCKED', reason: 'Congreso', ...part } as const;
    const block = { query: {}, body };
    expect((await t.call(createException, block, agenda.professional.token)).statusCode).toBe(200);
    await isRefused(
      () => agendas.book(agenda.professional, agenda.patient, slot),
      'appointments.slot-taken',
      409,
    );
    const other = await agendas.anAgenda();
    const [free] = await agendas.freeHours(other, 24 * 60);
    await t.pool.query(`insert into holiday (day, name) values ($1, 'Feriado')`, [free?.date]);
    await isRefused(
      () => agendas.book(other.professional, other.patient, free),
      'appointments.slot-taken',
      409,
    );
    await agendas.withoutHolidays();
  });

  test('at an hour that somebody has, nor for somebody who has one', async () => {
    const agenda = await agendas.anAgenda();
    const visits = visitsOf(t, clinic);
    const { patient: second } = await visits.finish(
      await visits.aVisit({ professional: agenda.professional }),
    );
    const [slot] = await agendas.freeHours(agenda);
    await agendas.book(agenda.professional, agenda.patient, slot);
    await isRefused(
      () => agendas.book(agenda.professional, second, slot),
      'appointments.slot-taken',
      409,
    );
    const other = await agendas.anAgenda();
    await visits.finish(
      await visits.aVisit({ professional: other.professional, patient: agenda.patient }),
    );
    const same = (await agendas.freeHours(other)).find(
      ({ appointment_date }) => appointment_date === slot?.appointment_date,
    );
    await isRefused(
      () => agendas.book(other.professional, agenda.patient, same),
      'appointments.patient-busy',
      409,
    );
  });

  test('beyond two with one professional: nobody hoards', async () => {
    const agenda = await agendas.anAgenda();
    const slots = await agendas.freeHours(agenda);
    for (const slot of slots.slice(0, 2))
      expect((await agendas.book(agenda.professional, agenda.patient, slot)).statusCode).toBe(200);
    await isRefused(
      () => agendas.book(agenda.professional, agenda.patient, slots[2]),
      'appointments.too-many-with-one',
      409,
    );
  });

  /** Hours that the patient's plan pays, and how often it pays in a month. */
  async function hoursOfPlan() {
    const agenda = await agendas.anAgenda({ attention_type_id: 1 });
    const { rows } = await t.pool.query(
      `select c.id, c.prepaid_health_id from patient p
       join prepaid_health_category c on c.id = p.prepaid_health_category_id where p.person_id = $1`,
      [agenda.patient.personId],
    );
    await t.pool.query('update schedule set attention_type_id = 2 where professional_id = $1', [
      agenda.professional.accountId,
    ]);
    await t.pool.query(
      `insert into schedule_insurer select id, $2 from schedule where professional_id = $1`,
      [agenda.professional.accountId, rows[0].prepaid_health_id],
    );
    const limit = (times: number | null) =>
      t.pool.query('update prepaid_health_category set monthly_consultations = $2 where id = $1', [
        rows[0].id,
        times,
      ]);
    return { agenda, limit };
  }

  test('in the guard of what the plan already pays by an appointment in the month', async () => {
    const { agenda, limit } = await hoursOfPlan();
    await limit(1);
    const [slot] = await agendas.freeHours(agenda);
    await agendas.book(agenda.professional, agenda.patient, slot);
    // Into this month, whatever the day.
    const soon = () => new Date(t.clock.now().getTime() + 10 * 60_000);
    if (dayOf(soon()).slice(0, 7) !== dayOf(t.clock.now()).slice(0, 7))
      t.clock.advance(20 * 60_000);
    await t.pool.query(
      'update appointment set starts_at = $2, ends_at = $2::timestamptz + (ends_at - starts_at) where person_id = $1',
      [agenda.patient.personId, soon()],
    );
    const body = { patientId: agenda.patient.personId, specialtyId: 1, reason: 'Sigo con tos' };
    const join = async () => (await t.call(joinQueue, { body }, agenda.patient.token)).json();
    expect((await join()).code).toBe('coverage.used-up');
    await limit(2);
    expect((await join()).status).toBe('ok');
    await limit(null);
  });

  test('beyond what the plan pays in the month', async () => {
    const { agenda, limit } = await hoursOfPlan();
    await limit(0);
    const [slot] = await agendas.freeHours(agenda);
    await isRefused(
      () => agendas.book(agenda.professional, agenda.patient, slot),
      'coverage.used-up',
      409,
    );
    await limit(null);
    const answer = await agendas.book(agenda.professional, agenda.patient, slot);
    expect(answer.json().data.financer).not.toBe('Particular');
  });
});

describe('an appointment', () => {
  let agenda: OpenAgenda;
  let appointment: Appointment;
  beforeAll(async () => {
    ({ appointment, ...agenda } = await agendas.anAppointment());
  });

  test('is read by both sides with every field, and by nobody else', async () => {
    proves('appointment-and-schedule-fields');
    const seen = await agendas.read(agenda.patient, appointment);
    expect(seen).toMatchObject({
      status: 'PROGRAMMED',
      confirm: false,
      bookedBy: 'PROFESSIONAL',
      financer: 'Particular',
      reason: 'Control de presión',
      consultationId: null,
      specialty: 'Clínica médica',
    });
    expect(seen.date).toBe(dayOf(new Date(seen.appointment_date)));
    expect(seen.professional_dto.aliasOrFullName).not.toBe('');
    for (const who of [await clinic.patient(), await clinic.professional()])
      expect(await agendas.read(who, appointment)).toBeUndefined();
  });

  test('is in the list of its patient and not in that of others', async () => {
    const list = async (token: string) =>
      (await t.call(listAppointments, { query: { statuses: 'PROGRAMMED' } }, token))
        .json()
        .data.map(({ id }: Appointment) => id);
    expect(await list(agenda.patient.token)).toEqual([appointment.id]);
    expect(await list(agenda.professional.token)).toEqual([appointment.id]);
    expect(await list((await clinic.patient()).token)).toEqual([]);
  });

  test('is not free any more', async () => {
    const free = await agendas.freeHours(agenda, 0);
    expect(free.map(({ appointment_date }) => appointment_date)).not.toContain(
      appointment.appointment_date,
    );
  });

  test('is booked once for each command id, and the id of one books no other', async () => {
    const fresh = await agendas.anAgenda();
    const [first, second] = await agendas.freeHours(fresh);
    const commandId = randomUUID();
    const book = () => agendas.book(fresh.professional, fresh.patient, first, commandId);
    const answers = await Promise.all([book(), book(), book(), book()]);
    expect(new Set(answers.map((answer) => answer.json().data?.id)).size).toBe(1);
    const other = await clinic.patient();
    await isRefused(
      () => agendas.book(fresh.professional, other, second, commandId),
      'request.idempotency-mismatch',
      422,
    );
  });
});

test('of 40 who ask for one hour at once, one has it, and nobody waits for a deadlock', async () => {
  const agenda = await agendas.anAgenda();
  const visits = visitsOf(t, clinic);
  const patients = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const patient = await clinic.patient();
      const visit = await visits.aVisit({ patient });
      await visits.finish(visit);
      await t.pool.query(`update consultation set author_id = $1 where person_id = $2`, [
        agenda.professional.accountId,
        patient.personId,
      ]);
      return patient;
    }),
  );
  const [slot] = await agendas.freeHours(agenda);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      agendas.book(agenda.professional, patients[index % 4] ?? agenda.patient, slot),
    ),
  );
  const codes = answers.map((answer) => answer.json().code ?? 'booked');
  // The person who got the hour tries nine more times.
  const refused = ['appointments.patient-busy', 'appointments.slot-taken'];
  expect(codes.filter((code) => !refused.includes(code))).toEqual(['booked']);
});

test('free hours are those of one person: a stranger to the agenda reads none', async () => {
  const agenda = await agendas.anAgenda();
  const today = dayOf(t.clock.now());
  const query = {
    professionalId: agenda.professional.accountId,
    patientId: agenda.patient.personId,
    from: today,
    to: today,
  };
  const other = await clinic.professional();
  expect((await t.call(listSlots, { query }, other.token)).statusCode).toBe(404);
});
