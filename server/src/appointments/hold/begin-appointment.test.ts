import {
  type Appointment,
  confirmAppointment,
  delayAppointment,
  listConsultationsOfAppointment,
  markNoShow,
  waitInRoom,
} from '@app/contract/appointments';
import { searchHistories } from '@app/contract/clinical-history';
import { getAttendedPatient } from '@app/contract/consultations';
import { commandEntry, type QueueEntry } from '@app/contract/visits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';
import { closeUnattended } from './close-unattended.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});

type Given = OpenAgenda & { appointment: Appointment };
let given: Given;
beforeEach(async () => {
  given = await agendas.anAppointment();
});

/** '-15:01' in milliseconds. */
const around = (text: string): number => {
  const [minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (minutes * 60 + seconds) * 1000;
};

const about = ({ appointment }: Given) => agendas.about(appointment);
const give = (
  who: Someone,
  queueId: string,
  command: 'Accept' | 'NoPatient' | 'ProfessionalCancel' | 'Start',
) => t.call(commandEntry, { params: { queueId }, body: { command } }, who.token);
const begun = async (): Promise<QueueEntry> =>
  (await agendas.begin(given.professional, given.appointment)).json().data;
const isConfirmed = () => t.call(confirmAppointment, about(given), given.patient.token);

describe('a consultation is not begun', () => {
  test.each([['-15:02'], ['+60:01']])('%s around the hour', async (time) => {
    await agendas.goTo(given, around(time));
    const answer = await agendas.begin(given.professional, given.appointment);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'appointments.not-now']);
    expect((await agendas.read(given.professional, given.appointment)).consultationId).toBeNull();
  });

  test('by a colleague, nor by the patient', async () => {
    await agendas.goTo(given, 0);
    expect((await agendas.begin(await clinic.professional(), given.appointment)).json().code).toBe(
      'appointments.not-found',
    );
    expect((await agendas.begin(given.patient, given.appointment)).statusCode).toBe(403);
  });

  test('while the professional attends somebody of the guard', async () => {
    await agendas.goTo(given, 0);
    await visitsOf(t, clinic).aVisit({ professional: given.professional });
    const answer = await agendas.begin(given.professional, given.appointment);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'visits.already-attending']);
  });

  test('of one that was cancelled', async () => {
    await agendas.cancel(given.patient, given.appointment);
    await agendas.goTo(given, 0);
    const answer = await agendas.begin(given.professional, given.appointment);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'appointments.command-refused']);
  });
});

describe('once it is begun', () => {
  test('the patient finds its consultation, and the professional is told nothing of the record before they came', async () => {
    // Booked by a professional who attended recently; another one by the hour of the appointment.
    await t.pool.query('update consultation set author_id = $1 where person_id = $2', [
      (await clinic.professional()).accountId,
      given.patient.personId,
    ]);
    await agendas.goTo(given, around('-14:59'));
    const consultations = async () =>
      (await t.call(listConsultationsOfAppointment, about(given), given.patient.token)).json().data;
    expect(await consultations()).toEqual([]);
    const { queueId, phase } = await begun();
    expect(phase).toBe('OFFERED');
    expect(await consultations()).toEqual([
      { consultationId: queueId, appointmentId: given.appointment.id, phase: 'OFFERED' },
    ]);
    const attended = () =>
      t.call(getAttendedPatient, { params: { queueId } }, given.professional.token);
    expect((await attended()).statusCode).not.toBe(200);
    await give(given.patient, queueId, 'Accept');
    expect((await attended()).statusCode).toBe(200);
  });

  test('beginning again answers the same visit, ten times at once', async () => {
    await agendas.goTo(given, 0);
    const answers = await Promise.all(Array.from({ length: 10 }, () => begun()));
    const ids = answers.filter(Boolean).map(({ queueId }) => queueId);
    expect(new Set(ids).size).toBe(1);
    expect((await begun()).queueId).toBe(ids[0]);
    const { rows } = await t.pool.query(
      'select count(*)::int n from visit where appointment_id = $1',
      [given.appointment.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('it cannot be cancelled nor moved any more', async () => {
    await agendas.goTo(given, around('-10:00'));
    await begun();
    for (const who of [given.patient, given.professional]) {
      const answer = await agendas.cancel(who, given.appointment);
      expect([answer.statusCode, answer.json().code]).toEqual([
        409,
        'appointments.command-refused',
      ]);
      expect(answer.json().current).toMatchObject({ status: 'PROGRAMMED', visitPhase: 'OFFERED' });
    }
  });

  test('its record finishes it, and the history says how it came about', async () => {
    await agendas.goTo(given, 0);
    const { claimEpoch, queueId } = await begun();
    await give(given.patient, queueId, 'Accept');
    await give(given.professional, queueId, 'Start');
    const { consultationId } = await visitsOf(t, clinic).finish({
      ...given,
      queueId,
      claimEpoch: claimEpoch ?? 0,
    });
    expect(await agendas.read(given.patient, given.appointment)).toMatchObject({
      status: 'FINISHED',
      confirm: true,
      visitPhase: 'FINISHED',
    });
    // Private hours do not count as a consultation of the plan.
    const { rows: counted } = await t.pool.query(
      'select visit_id from coverage_use where visit_id = $1',
      [queueId],
    );
    expect(counted).toEqual([]);
    const { rows } = await t.pool.query(
      'select consultation_type from consultation where id = $1',
      [consultationId],
    );
    expect(rows).toEqual([{ consultation_type: 'APPOINTMENT' }]);
    const found = await t.call(searchHistories, { body: {} }, given.professional.token);
    expect(found.json().data).toHaveLength(1);
    expect((await agendas.begin(given.professional, given.appointment)).json().code).toBe(
      'visits.already-begun',
    );
  });

  test('a visit that came to nothing leaves it open to be begun again', async () => {
    await agendas.goTo(given, around('-10:00'));
    const { queueId } = await begun();
    await give(given.professional, queueId, 'ProfessionalCancel');
    expect(await agendas.read(given.patient, given.appointment)).toMatchObject({
      status: 'PROGRAMMED',
      consultationId: null,
    });
    expect((await begun()).queueId).not.toBe(queueId);
  });
});

describe('a patient who does not come', () => {
  test('is not marked while they may still enter', async () => {
    await agendas.goTo(given, around('+4:50'));
    const answer = await t.call(markNoShow, about(given), given.professional.token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'appointments.not-now']);
  });

  test('is marked once they may not', async () => {
    await agendas.goTo(given, around('+5:01'));
    const answer = await t.call(markNoShow, about(given), given.professional.token);
    expect(answer.json().data).toMatchObject({ status: 'CANCELLED', closedReason: 'NO_SHOW' });
  });

  test('closes the appointment with the visit, before its hour not', async () => {
    await agendas.goTo(given, around('-10:00'));
    const { queueId } = await begun();
    expect((await give(given.professional, queueId, 'NoPatient')).statusCode).toBe(409);
    // Eleven minutes later its lease has expired, and the sweep could end it at any moment.
    await give(given.professional, queueId, 'ProfessionalCancel');
    await agendas.goTo(given, around('+1:00'));
    const { queueId: current } = await begun();
    expect((await give(given.professional, current, 'NoPatient')).statusCode).toBe(200);
    expect(await agendas.read(given.patient, given.appointment)).toMatchObject({
      status: 'CANCELLED',
      closedReason: 'NO_SHOW',
    });
  });

  test.each([
    [true, 'NO_SHOW'],
    [false, 'NOT_ATTENDED'],
  ])('an hour later it is closed; was there a professional: %s', async (wasBegun, closedReason) => {
    await agendas.goTo(given, 0);
    if (wasBegun) {
      const { queueId } = await begun();
      await give(given.professional, queueId, 'ProfessionalCancel');
    }
    await agendas.goTo(given, around('+59:50'));
    await closeUnattended(t.appointments);
    expect((await agendas.read(given.patient, given.appointment)).status).toBe('PROGRAMMED');
    await agendas.goTo(given, around('+60:01'));
    await closeUnattended(t.appointments);
    expect(await agendas.read(given.patient, given.appointment)).toMatchObject({
      status: 'CANCELLED',
      closedReason,
    });
  });
});

describe('the waiting room', () => {
  const arrive = () => t.call(waitInRoom, about(given), given.patient.token);

  test.each([
    ['-15:02', 409],
    ['-14:59', 200],
    ['+5:01', 200],
    ['+59:50', 200],
  ])('of a professional who has not begun, at %s, answers %i', async (time, status) => {
    await agendas.goTo(given, around(time));
    expect((await arrive()).statusCode).toBe(status);
  });

  test.each([
    ['+4:50', 200],
    ['+5:01', 409],
  ])('of one who began at the hour, at %s, answers %i', async (time, status) => {
    await agendas.goTo(given, 0);
    await begun();
    await agendas.goTo(given, around(time));
    expect((await arrive()).statusCode).toBe(status);
  });

  test('keeps its patient from being marked as missing', async () => {
    await agendas.goTo(given, around('+6:00'));
    await arrive();
    const answer = await t.call(markNoShow, about(given), given.professional.token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'appointments.not-now']);
  });

  test('shows the professional who waits, for a while, and counts as confirming', async () => {
    const seen = () => agendas.read(given.professional, given.appointment);
    await agendas.goTo(given, around('-10:00'));
    expect(await seen()).toMatchObject({ patientIsWaiting: false, confirm: false });
    await arrive();
    expect(await seen()).toMatchObject({ patientIsWaiting: true, confirm: true });
    t.clock.advance(46_000);
    expect((await seen()).patientIsWaiting).toBe(false);
  });

  test('takes no announced hour back: a delay that is shorter, or over, is refused', async () => {
    await agendas.goTo(given, around('+1:00'));
    const delay = (minutes: 10 | 20 | 30 | 45) =>
      t.call(delayAppointment, { ...about(given), body: { minutes } }, given.professional.token);
    expect((await delay(30)).statusCode).toBe(200);
    for (const minutes of [10, 20] as const) {
      const answer = await delay(minutes);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'appointments.delay-over']);
      expect(answer.json().current.delayMinutes).toBe(30);
    }
    expect((await delay(30)).json().data.version).toBe(given.appointment.version + 1);
    await agendas.goTo(given, around('+46:00'));
    expect((await delay(45)).json().code).toBe('appointments.delay-over');
  });

  test('tells a delay', async () => {
    await agendas.goTo(given, around('+1:00'));
    const delay = { ...about(given), body: { minutes: 20 } };
    expect((await t.call(delayAppointment, delay, given.professional.token)).statusCode).toBe(200);
    await agendas.goTo(given, around('+24:00'));
    expect((await arrive()).statusCode).toBe(200);
    expect((await agendas.read(given.patient, given.appointment)).delayMinutes).toBe(20);
  });
});

test('one who confirmed opens the record once the consultation is begun', async () => {
  await isConfirmed();
  await agendas.goTo(given, 0);
  const { queueId } = await begun();
  const answer = await t.call(
    getAttendedPatient,
    { params: { queueId } },
    given.professional.token,
  );
  expect(answer.statusCode).toBe(200);
});
