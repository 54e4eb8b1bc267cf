import { randomUUID } from 'node:crypto';
import {
  type Appointment,
  beginAppointment,
  bookAppointment,
  getAgenda,
  getAppointment,
  listSlots,
  rescheduleAppointment,
  type Slot,
  updateAppointment,
} from '@app/contract/appointments';
import { createSchedule, type NewSchedule } from '@app/contract/availability';
import { WEEKDAYS } from '@app/contract/catalogs';
import { addDays, COMMAND_ID_HEADER, dayOf, MINUTE_MS } from '@app/contract/kernel';
import type { Clinic, Someone, SomePatient } from './clinic.ts';
import type { TestApp } from './test-app.ts';
import { visitsOf } from './visits.ts';

type Who = Pick<Someone, 'token'>;

/** A professional whose agenda is always open, with one of their patients. */
export type OpenAgenda = { professional: Someone; patient: SomePatient };

/** Whole days of a month, for private patients, so that tests work at any date and hour. */
export const ALWAYS: NewSchedule = {
  attention_type_id: 1,
  id_prepaid_healths: [],
  days: WEEKDAYS.map(({ id }) => id),
  check_in: '00:00',
  check_out: '24:00',
  start_date: null,
  date_to: null,
  duration: 30,
};

/** Calls about appointments. */
function callsOf(t: TestApp) {
  const about = ({ id }: Pick<Appointment, 'id'>) => ({ params: { appointmentId: id } });
  return {
    about,
    book: (
      { token }: Who,
      patient: Pick<SomePatient, 'personId'>,
      slot: Slot | undefined,
      commandId: string = randomUUID(),
    ) => {
      const body = {
        patientId: patient.personId,
        time_availability_id: slot?.time_availability_id ?? randomUUID(),
        appointment_date: slot?.appointment_date ?? t.clock.now().toISOString(),
        reason: 'Control de presión',
      };
      return t.call(bookAppointment, { body }, token, { [COMMAND_ID_HEADER]: commandId });
    },
    read: async (who: Who, appointment: Pick<Appointment, 'id'>): Promise<Appointment> =>
      (await t.call(getAppointment, about(appointment), who.token)).json().data,
    cancel: ({ token }: Who, appointment: Pick<Appointment, 'id'>, reason?: string) =>
      t.call(
        updateAppointment,
        { ...about(appointment), body: { status: 'cancelled', reason } },
        token,
      ),
    move: ({ token }: Who, appointment: Pick<Appointment, 'id'>, slot: Slot | undefined) => {
      const body = {
        time_availability_id: slot?.time_availability_id ?? randomUUID(),
        appointment_date: slot?.appointment_date ?? t.clock.now().toISOString(),
      };
      return t.call(rescheduleAppointment, { ...about(appointment), body }, token);
    },
    begin: ({ token }: Who, appointment: Pick<Appointment, 'id'>) =>
      t.call(beginAppointment, about(appointment), token),
    agenda: async ({ token }: Who, from: string, to: string) =>
      (await t.call(getAgenda, { query: { from, to } }, token)).json().data,
  };
}

/** Agendas of a test's clinic. */
export function agendasOf(t: TestApp, clinic: Clinic) {
  /** Opens hours; staff names the professional. */
  const open = (
    { token }: Who,
    over: Partial<NewSchedule> = {},
    notifyPatients = false,
    query: { professionalId?: string } = {},
  ) =>
    t.call(
      createSchedule,
      { query, body: { schedule: { ...ALWAYS, ...over }, notifyPatients } },
      token,
    );

  /** Deletes national holidays, which would disturb tests. */
  const withoutHolidays = () => t.pool.query('delete from holiday');

  /** An agenda whose professional has finished a visit of the patient, who is therefore their own. */
  async function anAgenda(over: Partial<NewSchedule> = {}): Promise<OpenAgenda> {
    await withoutHolidays();
    const visits = visitsOf(t, clinic);
    const { patient, professional } = await visits.finish(await visits.aVisit());
    const opened = await open(professional, over);
    if (opened.statusCode !== 200) throw new Error(opened.body);
    return { patient, professional };
  }

  /** Free hours of the coming days, at least some minutes ahead. */
  async function freeHours(
    { patient, professional }: OpenAgenda,
    minutesAhead = 60,
  ): Promise<Slot[]> {
    const from = t.clock.now();
    const query = {
      professionalId: professional.accountId,
      patientId: patient.personId,
      from: dayOf(from),
      to: addDays(dayOf(from), 2),
    };
    const slots: Slot[] = (await t.call(listSlots, { query }, professional.token)).json().data;
    const earliest = new Date(from.getTime() + minutesAhead * MINUTE_MS).toISOString();
    return slots.filter(({ appointment_date }) => appointment_date >= earliest);
  }

  const { book, ...calls } = callsOf(t);

  /** An appointment booked by a professional, some minutes ahead. */
  async function anAppointment(
    agenda: OpenAgenda | undefined = undefined,
    minutesAhead = 60,
  ): Promise<OpenAgenda & { appointment: Appointment }> {
    const given = agenda ?? (await anAgenda());
    const [slot] = await freeHours(given, minutesAhead);
    const answer = await book(given.professional, given.patient, slot);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { ...given, appointment: answer.json().data };
  }

  return {
    open,
    withoutHolidays,
    anAgenda,
    freeHours,
    book,
    anAppointment,
    ...calls,
    /** Sets the clock relative to the hour of an appointment, in milliseconds; people log in again. */
    goTo: async (
      { appointment, patient, professional }: OpenAgenda & { appointment: Appointment },
      aroundMs: number,
    ) => {
      const target = Date.parse(appointment.appointment_date) + aroundMs;
      t.clock.advance(target - t.clock.now().getTime());
      patient.token = await clinic.logIn(patient.email);
      professional.token = await clinic.logIn(professional.email);
    },
  };
}
