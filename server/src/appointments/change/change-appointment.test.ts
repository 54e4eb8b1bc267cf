import {
  type Appointment,
  confirmAppointment,
  listAppointments,
  requestReschedule,
  rescheduleAppointment,
  type Slot,
  updateAppointment,
} from '@app/contract/appointments';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
beforeAll(async () => {
  t = await testApp({ FEATURE_PATIENT_BOOKING: true });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});

type Given = OpenAgenda & { appointment: Appointment };
let given: Given;
beforeEach(async () => {
  given = await agendas.anAppointment();
});

const move = ({ token }: Someone, slot: Slot | undefined) =>
  t.call(
    rescheduleAppointment,
    {
      ...agendas.about(given.appointment),
      body: {
        time_availability_id: slot?.time_availability_id ?? given.appointment.idSchedule,
        appointment_date: slot?.appointment_date ?? given.appointment.appointment_date,
      },
    },
    token,
  );
/**
 * Opens the hours of an agenda to the plan of its patient, and returns a function that sets the plan's monthly
 * limit. With `later`, only from tomorrow on, so that today's hours stay private.
 */
async function paidByPlan({ patient, professional }: OpenAgenda, { later = false } = {}) {
  const { rows } = await t.pool.query(
    `select c.id, c.prepaid_health_id as insurer from patient p
     join prepaid_health_category c on c.id = p.prepaid_health_category_id where p.person_id = $1`,
    [patient.personId],
  );
  const [{ id, insurer }] = rows;
  const hours = await t.pool.query(
    `update schedule set attention_type_id = 2 where professional_id = $1
       and ($2 = false or weekday <> trim(to_char(now() at time zone 'America/Argentina/Buenos_Aires', 'DAY')))
     returning id`,
    [professional.accountId, later],
  );
  for (const schedule of hours.rows)
    await t.pool.query('insert into schedule_insurer values ($1, $2)', [schedule.id, insurer]);
  return (monthly: number | null) =>
    t.pool.query('update prepaid_health_category set monthly_consultations = $2 where id = $1', [
      id,
      monthly,
    ]);
}

const subjectsOf = async ({ token }: Someone): Promise<string[]> =>
  (await t.call(searchNotifications, { query: {} }, token))
    .json()
    .data.map(({ subject }: { subject: string }) => subject);

describe('cancelling', () => {
  test('is refused to strangers, to any other status, and once the hour has come', async () => {
    for (const who of [await clinic.patient(), await clinic.professional()])
      expect((await agendas.cancel(who, given.appointment)).json().code).toBe(
        'appointments.not-found',
      );
    const finished = await t.http.inject({
      method: 'PUT',
      url: `/api/appointments/${given.appointment.id}`,
      headers: { authorization: `Bearer ${given.patient.token}` },
      payload: { status: 'finished' },
    });
    expect(finished.statusCode).toBe(400);
    await agendas.goTo(given, 1);
    const late = await agendas.cancel(given.patient, given.appointment);
    expect([late.statusCode, late.json().code]).toEqual([409, 'appointments.command-refused']);
    expect(late.json().current.status).toBe('PROGRAMMED');
  });

  test.each([
    ['patient', 'PATIENT', 'professional', 'Un paciente canceló su turno'],
    ['professional', 'PROFESSIONAL', 'patient', 'Se canceló un turno'],
  ] as const)(
    'by the %s frees the hour and tells the other side alone',
    async (who, closedReason, other, subject) => {
      const answer = await agendas.cancel(given[who], given.appointment, 'Viaje');
      expect(answer.json().data).toMatchObject({
        status: 'CANCELLED',
        closedReason,
        closedText: 'Viaje',
      });
      expect(await subjectsOf(given[other])).toContain(subject);
      expect(await subjectsOf(given[who])).not.toContain(subject);
      const free = await agendas.freeHours(given, 0);
      expect(free.map(({ appointment_date }) => appointment_date)).toContain(
        given.appointment.appointment_date,
      );
      const again = await agendas.cancel(given[who], given.appointment);
      expect([again.statusCode, again.json().data.status]).toEqual([200, 'CANCELLED']);
    },
  );

  test('from both sides at once happens once, with one notice', async () => {
    const sides = [given.patient, given.professional];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        agendas.cancel(sides[index % 2] ?? given.patient, given.appointment),
      ),
    );
    const { closedReason } = await agendas.read(given.patient, given.appointment);
    const winners = answers.filter((answer) => answer.statusCode === 200);
    expect(winners.every((answer) => answer.json().data.closedReason === closedReason)).toBe(true);
    const { rows } = await t.pool.query(
      `select count(*)::int n from appointment_event where appointment_id = $1 and command = 'Cancel'`,
      [given.appointment.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('and beginning at once: one of them happens', async () => {
    await agendas.goTo(given, -10_000);
    const [cancelled, begun] = await Promise.all([
      agendas.cancel(given.patient, given.appointment),
      agendas.begin(given.professional, given.appointment),
    ]);
    expect([cancelled.statusCode, begun.statusCode].sort()).toEqual([200, 409]);
    const { status, visitPhase } = await agendas.read(given.patient, given.appointment);
    expect([status, visitPhase]).toEqual(
      begun.statusCode === 200 ? ['PROGRAMMED', 'OFFERED'] : ['CANCELLED', null],
    );
  });
});

describe('rescheduling', () => {
  test('to an hour that is taken, gone or of a colleague leaves it as it was', async () => {
    const taken = (await agendas.freeHours(given))[1];
    const other = await agendas.anAgenda();
    await agendas.book(
      { token: given.professional.token },
      { personId: given.patient.personId },
      taken,
    );
    const [foreign] = await agendas.freeHours(other);
    const past = taken && {
      ...taken,
      appointment_date: new Date(t.clock.now().getTime() - 1_200_000).toISOString(),
    };
    for (const slot of [taken, foreign, past]) {
      const answer = await move(given.professional, slot);
      expect(answer.statusCode).toBe(409);
      expect(await agendas.read(given.patient, given.appointment)).toMatchObject({
        appointment_date: given.appointment.appointment_date,
        version: given.appointment.version,
      });
    }
  });

  test('takes the new hour and frees the old one, and the patient confirms again', async () => {
    await t.call(confirmAppointment, agendas.about(given.appointment), given.patient.token);
    const slot = (await agendas.freeHours(given))[3];
    const answer = await move(given.professional, slot);
    expect(answer.json().data).toMatchObject({
      appointment_date: slot?.appointment_date,
      confirm: false,
      status: 'PROGRAMMED',
    });
    expect(await subjectsOf(given.patient)).toContain('Se cambió la hora de un turno');
    const free = (await agendas.freeHours(given, 0)).map(
      ({ appointment_date }) => appointment_date,
    );
    expect(free).toContain(given.appointment.appointment_date);
    expect(free).not.toContain(slot?.appointment_date);
  });

  test('by the patient confirms it, and tells the professional', async () => {
    const slot = (await agendas.freeHours(given))[3];
    expect((await move(given.patient, slot)).json().data.confirm).toBe(true);
    expect(await subjectsOf(given.professional)).toContain('Se cambió la hora de un turno');
  });

  test('from private hours to those of a plan, or the other way, is refused: who pays stays', async () => {
    const { appointment, professional, patient } = given;
    await paidByPlan(given, { later: true });
    const ofPlan = (await agendas.freeHours(given)).find((slot) => slot.attention_type_id === 2);
    for (const who of [professional, patient]) {
      const answer = await move(who, ofPlan);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'appointments.other-hours']);
    }
    expect(await agendas.read(patient, appointment)).toEqual(appointment);
  });

  test('of a plan stays within what it pays in the new month, and does not count itself', async () => {
    const limit = await paidByPlan(given);
    const slots = (await agendas.freeHours(given)).filter((slot) => slot.attention_type_id === 2);
    const booked: Appointment = (
      await agendas.book(given.professional, given.patient, slots[0])
    ).json().data;
    const to = (slot: Slot | undefined) => agendas.move(given.professional, booked, slot);
    // One was already held, and the other is the booked one.
    await limit(2);
    expect((await to(slots[1])).statusCode).toBe(200);
    await limit(0);
    const refused = await to(slots[2]);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'coverage.used-up']);
    expect((await agendas.read(given.patient, booked)).appointment_date).toBe(
      slots[1]?.appointment_date,
    );
    await limit(null);
  });

  test('may be asked for in words, which the professional is told of once', async () => {
    const ask = { ...agendas.about(given.appointment), body: { text: '¿Puede ser más tarde?' } };
    const answer = await t.call(requestReschedule, ask, given.patient.token);
    expect(answer.json().data.rescheduleRequest).toBe('¿Puede ser más tarde?');
    expect(await subjectsOf(given.professional)).toContain('Un paciente pide otra hora');
    for (const text of ['¿Y a la noche?', '¿O el lunes?'])
      expect(
        (await t.call(requestReschedule, { ...ask, body: { text } }, given.patient.token)).json()
          .data.rescheduleRequest,
      ).toBe(text);
    const told = (await subjectsOf(given.professional)).filter(
      (subject: string) => subject === 'Un paciente pide otra hora',
    );
    expect(told).toHaveLength(1);
    expect((await t.call(requestReschedule, ask, given.professional.token)).statusCode).toBe(403);
  });
});

describe('confirming', () => {
  test('is the patient’s alone, and tells the professional once', async () => {
    const confirm = (who: Someone) =>
      t.call(confirmAppointment, agendas.about(given.appointment), who.token);
    expect((await confirm(given.professional)).statusCode).toBe(403);
    expect((await confirm(await clinic.patient())).json().code).toBe('appointments.not-found');
    expect((await confirm(given.patient)).json().data.confirm).toBe(true);
    expect((await confirm(given.patient)).json().data.confirm).toBe(true);
    const told = (await subjectsOf(given.professional)).filter((one) => one === 'Turno confirmado');
    expect(told).toHaveLength(1);
  });
});

describe('an appointment that was moved since it was seen', () => {
  const stale = () => ({ 'if-match': `"${given.appointment.version}"` });
  const about = () => agendas.about(given.appointment);
  const cancellation = { status: 'cancelled', reason: 'Viaje' } as const;

  test('is not cancelled, moved, confirmed nor asked about: whoever tries is shown its hour', async () => {
    const [, second, third] = await agendas.freeHours(given);
    const moved: Appointment = (await move(given.professional, second)).json().data;
    const { token } = given.patient;
    const hour = {
      time_availability_id: third?.time_availability_id ?? '',
      appointment_date: third?.appointment_date ?? '',
    };
    const answers = [
      await t.call(updateAppointment, { ...about(), body: cancellation }, token, stale()),
      await t.call(rescheduleAppointment, { ...about(), body: hour }, token, stale()),
      await t.call(confirmAppointment, about(), token, stale()),
      await t.call(requestReschedule, { ...about(), body: { text: 'Más tarde' } }, token, stale()),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([
        409,
        'appointments.command-refused',
      ]);
      expect(answer.json().current.appointment_date).toBe(second?.appointment_date);
    }
    expect(await agendas.read(given.patient, given.appointment)).toEqual(moved);
  });

  test('is changed by who has seen it as it is, or names no version; none but a number is one', async () => {
    const ask = { ...about(), body: { text: 'Más tarde' } };
    const { token } = given.patient;
    const named = await t.call(requestReschedule, ask, token, { 'if-match': 'ayer' });
    expect([named.statusCode, named.json().code]).toEqual([428, 'request.version-required']);
    expect((await t.call(requestReschedule, ask, token, stale())).statusCode).toBe(200);
    const without = await t.call(updateAppointment, { ...about(), body: cancellation }, token);
    expect(without.json().data.status).toBe('CANCELLED');
    const again = await t.call(
      updateAppointment,
      { ...about(), body: cancellation },
      token,
      stale(),
    );
    expect(again.statusCode).toBe(200);
  });
});

describe('an appointment of a plan that is begun and moved at the same time', () => {
  /** Both acts, the second once the first waits for the plan's count; the count is free once both wait. */
  async function whileCounted(acts: (() => ReturnType<typeof move>)[]) {
    const counting = await t.pool.connect();
    await counting.query('begin');
    await counting.query('select from patient where person_id = $1 for update', [
      given.patient.personId,
    ]);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const answers = [];
    for (const [index, act] of acts.entries()) {
      answers.push(act());
      await until(async () => (await t.pool.query(waiting)).rowCount === index + 1);
    }
    await counting.query('commit');
    counting.release();
    return Promise.all(answers);
  }

  test.each([
    ['begun', 0],
    ['moved', 1],
  ])('is %s if that came first, and only that', async (_, first) => {
    await paidByPlan(given);
    await t.pool.query('update appointment set attention_type_id = 2 where id = $1', [
      given.appointment.id,
    ]);
    await agendas.goTo(given, -10_000);
    const [hour] = await agendas.freeHours(given);
    const acts = [
      () => agendas.begin(given.professional, given.appointment),
      () => move(given.professional, hour),
    ];
    const answers = await whileCounted(first === 0 ? acts : acts.toReversed());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });
});

test('where patients book by themselves, one books for the own family and for nobody else', async () => {
  const agenda = await agendas.anAgenda();
  const [first, second] = await agendas.freeHours(agenda);
  const stranger = await clinic.patient();
  expect((await agendas.book(stranger, agenda.patient, first)).json().code).toBe(
    'request.not-found',
  );
  const booked = await agendas.book(stranger, stranger, first);
  expect(booked.json().data).toMatchObject({ bookedBy: 'PATIENT', confirm: true });
  expect((await agendas.book(agenda.patient, agenda.patient, second)).statusCode).toBe(200);
  const lists = await Promise.all(
    [stranger, agenda.patient].map(
      async ({ token }) =>
        (await t.call(listAppointments, { query: {} }, token)).json().data.length,
    ),
  );
  expect(lists).toEqual([1, 1]);
});
