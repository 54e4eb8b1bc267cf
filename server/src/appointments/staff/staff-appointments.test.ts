import { randomUUID } from 'node:crypto';
import {
  type Appointment,
  bookForPatient,
  findAppointmentPatients,
  type GivingProfessional,
  getAgendaForStaff,
  listGivingProfessionals,
  listSlots,
  requestReschedule,
  type Slot,
} from '@app/contract/appointments';
import { addDays, COMMAND_ID_HEADER, dayOf } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { setVerification } from '../../testing/professional-setup.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let admin: Someone;
let director: Someone;
let agenda: OpenAgenda;
beforeAll(async () => {
  t = await testApp({ FEATURE_PATIENT_BOOKING: true });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});
beforeEach(async () => {
  [admin, director] = [await clinic.staff('ADMIN'), await clinic.staff('MEDICAL_DIRECTOR')];
  agenda = await agendas.anAgenda();
});

const CANARY = 'canario: dolor de pecho';

const give = (
  { token }: Pick<Someone, 'token'>,
  patientId: string,
  slot: Slot | undefined,
  commandId: string = randomUUID(),
) => {
  const body = {
    patientId,
    time_availability_id: slot?.time_availability_id ?? randomUUID(),
    appointment_date: slot?.appointment_date ?? t.clock.now().toISOString(),
  };
  return t.call(bookForPatient, { body }, token, { [COMMAND_ID_HEADER]: commandId });
};

const daysAhead = () => {
  const from = dayOf(t.clock.now());
  return { from, to: addDays(from, 2) };
};

const readAgenda = ({ token }: Pick<Someone, 'token'>) => {
  const query = { professionalId: agenda.professional.accountId, ...daysAhead() };
  return t.call(getAgendaForStaff, { query }, token);
};

const freeFor = ({ token }: Pick<Someone, 'token'>, { personId }: SomePatient) => {
  const query = {
    professionalId: agenda.professional.accountId,
    patientId: personId,
    ...daysAhead(),
  };
  return t.call(listSlots, { query }, token);
};

const freeHours = () => agendas.freeHours(agenda);

const find = (idNumber: string, { token }: Pick<Someone, 'token'> = admin) =>
  t.call(findAppointmentPatients, { body: { idNumber } }, token);

const newsOf = async ({ token }: Someone): Promise<{ subject: string; description: string }[]> =>
  (await t.call(searchNotifications, { query: {} }, token)).json().data;
const subjectsOf = async (someone: Someone) =>
  (await newsOf(someone)).map(({ subject }) => subject);

const auditOf = async (appointmentId: string) =>
  (
    await t.pool.query(
      `select type, role, purpose, account_id from audit_event
       where entity_type = 'appointment' and entity_id = $1 order by id`,
      [appointmentId],
    )
  ).rows;

async function given(): Promise<Appointment> {
  const [slot] = await freeHours();
  const answer = await give(admin, agenda.patient.personId, slot);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

describe('staff is refused', () => {
  test('nobody else reads agendas, finds patients or gives appointments as staff', async () => {
    const [slot] = await freeHours();
    for (const who of [agenda.patient, agenda.professional, await clinic.pharmacist()]) {
      expect((await readAgenda(who)).statusCode).toBe(403);
      expect((await t.call(listGivingProfessionals, {}, who.token)).statusCode).toBe(403);
      expect((await find('28456789', who)).statusCode).toBe(403);
      expect((await give(who, agenda.patient.personId, slot)).statusCode).toBe(403);
    }
    expect((await readAgenda({ token: '' })).statusCode).toBe(401);
  });

  test('the medical director reads agendas and changes nothing', async () => {
    const appointment = await given();
    const [slot] = await freeHours();
    expect((await readAgenda(director)).statusCode).toBe(200);
    for (const answer of [
      await find('28456789', director),
      await freeFor(director, agenda.patient),
      await give(director, agenda.patient.personId, slot),
      await agendas.move(director, appointment, slot),
      await agendas.cancel(director, appointment, 'El profesional está de licencia'),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.forbidden']);
    expect(await agendas.read(agenda.patient, appointment)).toMatchObject({
      status: 'PROGRAMMED',
      version: appointment.version,
    });
  });

  test('who is no patient, closed hours, and hours of a professional who was suspended', async () => {
    const [slot] = await freeHours();
    const refusalOf = async (personId: string, asked: Slot | undefined) =>
      (await give(admin, personId, asked)).json().code;
    expect(await refusalOf(randomUUID(), slot)).toBe('appointments.patient-unknown');
    const { rows } = await t.pool.query('select id from person where account_id = $1', [
      agenda.professional.accountId,
    ]);
    expect(await refusalOf(rows[0].id, slot)).toBe('appointments.patient-unknown');
    expect(await refusalOf(agenda.patient.personId, undefined)).toBe('appointments.slot-taken');
    await setVerification(t, agenda.professional.accountId, 'SUSPENDED');
    expect(await refusalOf(agenda.patient.personId, slot)).toBe('appointments.cannot-attend');
  });

  test('a patient who may not log in, and hours of a professional who may not', async () => {
    const { acts, proven } = staffOf(t, clinic);
    const operations = await proven('ADMIN');
    const [slot] = await agendas.freeHours(agenda);
    const disabled = await clinic.patient();
    await acts.DEACTIVATE(disabled.accountId, operations);
    const unreached = await give(admin, disabled.personId, slot);
    expect(unreached.json().code).toBe('appointments.patient-disabled');
    await acts.DEACTIVATE(agenda.professional.accountId, operations);
    const unattended = await give(admin, agenda.patient.personId, slot);
    expect(unattended.json().code).toBe('appointments.cannot-attend');
  });

  test('an hour that somebody has, and a patient who has one', async () => {
    const [slot] = await freeHours();
    const other = await agendas.anAgenda();
    const same = (await agendas.freeHours(other)).find(
      ({ appointment_date }) => appointment_date === slot?.appointment_date,
    );
    expect((await give(admin, agenda.patient.personId, slot)).statusCode).toBe(200);
    const codeOf = async (patient: SomePatient, asked: Slot | undefined) =>
      (await give(admin, patient.personId, asked)).json().code;
    expect(await codeOf(await clinic.patient(), slot)).toBe('appointments.slot-taken');
    expect(await codeOf(agenda.patient, same)).toBe('appointments.patient-busy');
  });

  test('hours of insurers that are not the patient’s, which are not offered either', async () => {
    const [slot] = await freeHours();
    await t.pool.query('update schedule set attention_type_id = 2 where professional_id = $1', [
      agenda.professional.accountId,
    ]);
    expect((await freeFor(admin, agenda.patient)).json().data).toEqual([]);
    expect((await give(admin, agenda.patient.personId, slot)).json().code).toBe(
      'appointments.slot-taken',
    );
  });

  test('more than two appointments of one patient with one professional', async () => {
    const slots = await freeHours();
    const codes = [];
    for (const slot of slots.slice(0, 3))
      codes.push((await give(admin, agenda.patient.personId, slot)).json().code);
    expect(codes).toEqual([undefined, undefined, 'appointments.too-many-with-one']);
  });

  test('a cancellation without its reason, or once the hour has come', async () => {
    const appointment = await given();
    const silent = await agendas.cancel(admin, appointment);
    expect([silent.statusCode, silent.json().code]).toEqual([400, 'request.invalid']);
    t.clock.advance(Date.parse(appointment.appointment_date) - t.clock.now().getTime() + 1);
    admin.token = await clinic.logIn(admin.email);
    const late = await agendas.cancel(admin, appointment, 'El profesional está de licencia');
    expect([late.statusCode, late.json().code]).toEqual([409, 'appointments.command-refused']);
    expect(late.json().current.reason).toBe('');
  });

  test('a patient whom staff looks for too often', async () => {
    const statuses = [];
    for (let asked = 0; asked < 61; asked += 1) statuses.push((await find('1')).statusCode);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a patient is found by DNI, with or without dots, and every search is audited', async () => {
  await t.pool.query(`update person set id_number = '91234567' where id = $1`, [
    agenda.patient.personId,
  ]);
  for (const typed of ['91234567', '91.234.567']) {
    const { data } = (await find(typed)).json();
    expect(data).toEqual([
      expect.objectContaining({ id: agenda.patient.personId, id_number: '91234567' }),
    ]);
    expect(data[0].financer).not.toBe('');
  }
  expect((await find('91234568')).json().data).toEqual([]);
  expect((await find('María')).json().data).toEqual([]);
  const { rows } = await t.pool.query(
    `select count(*)::int as times from audit_event where type = 'appointments.patient-search' and account_id = $1`,
    [admin.accountId],
  );
  expect(rows).toEqual([{ times: 4 }]);
});

test('staff gives, moves and cancels an appointment; both sides hear of each', async () => {
  proves('appointments-by-staff');
  const appointment = await given();
  expect(appointment).toMatchObject({ bookedBy: 'STAFF', confirm: false, reason: '' });
  expect(await subjectsOf(agenda.patient)).toContain('Tenés un turno nuevo');
  expect(await subjectsOf(agenda.professional)).toContain('Nuevo turno en tu agenda');
  const [{ description = '' } = {}] = await newsOf(agenda.patient);
  expect(description).toMatch(/^<p>La clínica te dio un turno con /);

  const later = (await freeHours()).at(-1);
  const moved = await agendas.move(admin, appointment, later);
  expect(moved.json().data).toMatchObject({
    appointment_date: later?.appointment_date,
    confirm: false,
  });
  for (const side of [agenda.patient, agenda.professional])
    expect(await subjectsOf(side)).toContain('Se cambió la hora de un turno');

  const cancelled = await agendas.cancel(admin, appointment, 'El profesional está de licencia');
  expect(cancelled.json().data).toMatchObject({
    status: 'CANCELLED',
    closedReason: 'STAFF',
    closedText: 'El profesional está de licencia',
  });
  expect((await agendas.cancel(admin, appointment, 'Otra vez')).json().data.closedText).toBe(
    'El profesional está de licencia',
  );
  expect(await subjectsOf(agenda.patient)).toContain('Se canceló un turno');
  expect(await subjectsOf(agenda.professional)).toContain('La clínica canceló un turno');

  expect(await auditOf(appointment.id)).toEqual(
    ['book', 'reschedule', 'cancel'].map((act) => ({
      type: `appointments.${act}`,
      role: 'ADMIN',
      purpose: 'HOPERAT',
      account_id: admin.accountId,
    })),
  );
});

test('staff chooses among professionals with open hours, and sees who of them cannot attend', async () => {
  const attendsFor = async ({ token }: Someone, { accountId }: Someone): Promise<unknown> =>
    (await t.call(listGivingProfessionals, {}, token))
      .json()
      .data.find(({ professionalId }: GivingProfessional) => professionalId === accountId)?.attends;
  for (const who of [admin, director])
    expect(await attendsFor(who, agenda.professional)).toBe(true);
  expect(await attendsFor(admin, await clinic.professional())).toBeUndefined();
  await setVerification(t, agenda.professional.accountId, 'SUSPENDED');
  expect(await attendsFor(admin, agenda.professional)).toBe(false);
});

test('an appointment is given once for each command id', async () => {
  const [slot] = await freeHours();
  const commandId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => give(admin, agenda.patient.personId, slot, commandId)),
  );
  expect(new Set(answers.map((answer) => answer.json().data?.id)).size).toBe(1);
});

test('staff and a patient want one hour: one of them has it', async () => {
  const rival = await clinic.patient();
  const [slot] = await freeHours();
  const [ofStaff, ofPatient] = await Promise.all([
    give(admin, agenda.patient.personId, slot),
    agendas.book(rival, rival, slot),
  ]);
  const codes = [ofStaff, ofPatient].map((answer) => answer.json().code ?? 'booked').sort();
  expect(codes).toEqual(['appointments.slot-taken', 'booked']);
});

test('no answer to staff says what patient and professional wrote', async () => {
  proves('appointments-by-staff');
  const { appointment } = await agendas.anAppointment(agenda);
  await t.pool.query(`update appointment set reason = $1 where id = $2`, [CANARY, appointment.id]);
  await t.call(
    requestReschedule,
    { ...agendas.about(appointment), body: { text: CANARY } },
    agenda.patient.token,
  );
  const asked = await readAgenda(admin);
  expect(asked.json().data.appointments).toMatchObject([{ rescheduleRequest: '' }]);
  const moved = await agendas.move(admin, appointment, (await freeHours()).at(-1));
  await agendas.cancel(agenda.patient, appointment, CANARY);
  const refused = await agendas.cancel(admin, appointment, 'El profesional está de licencia');
  const answers = [asked, moved, refused, await readAgenda(admin), await readAgenda(director)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 200, 200]);
  for (const { body } of answers) expect(body).not.toContain('canario');
});
