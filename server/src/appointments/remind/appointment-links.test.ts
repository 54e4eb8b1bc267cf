import { randomBytes } from 'node:crypto';
import {
  type Appointment,
  type LinkedAppointment,
  readAppointmentLink,
  useAppointmentLink,
} from '@app/contract/appointments';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendasOf } from '../../testing/agendas.ts';
import { keyIn, mailsTo } from '../../testing/appointment-mails.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { duringChange } from '../../testing/during-change.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});

/** An appointment some minutes ahead, with the keys of its booking mail. */
async function withKeys(minutesAhead = 120) {
  const given = await agendas.anAppointment(undefined, minutesAhead);
  const [mail] = await mailsTo(t, given.patient, 'Tenés un turno nuevo');
  return { ...given, confirm: keyIn(mail, 'CONFIRM'), cancel: keyIn(mail, 'CANCEL') };
}

const look = (key: string) => t.call(readAppointmentLink, { body: { key } });
const use = (key: string) => t.call(useAppointmentLink, { body: { key } });
const looked = async (key: string): Promise<LinkedAppointment> => (await look(key)).json().data;

async function isInvalid(key: string): Promise<void> {
  for (const asked of [look, use]) {
    const answer = await asked(key);
    const { code, detail } = answer.json();
    expect({ status: answer.statusCode, code, detail }).toEqual(INVALID);
  }
}
const CODE = 'appointments.link-invalid';
const INVALID = { status: 400, code: CODE, detail: CODE };

const noticesOf = async ({ token }: Someone, subject: string): Promise<number> =>
  (await t.call(searchNotifications, { query: {} }, token))
    .json()
    .data.filter((notice: { subject: string }) => notice.subject === subject).length;

const standsAs = async (
  who: Someone,
  appointment: Appointment,
  { confirm, status }: Partial<Appointment>,
) => expect(await agendas.read(who, appointment)).toMatchObject({ confirm, status });

describe('a link is invalid, and says no more,', () => {
  test('with a key that nobody was sent, or one letter of it different', async () => {
    const { cancel } = await withKeys();
    const other = cancel.startsWith('A') ? 'B' : 'A';
    await isInvalid(randomBytes(32).toString('base64url'));
    await isInvalid(`${other}${cancel.slice(1)}`);
  });

  test('from the hour of the appointment on, used or not', async () => {
    const given = await withKeys();
    await use(given.confirm);
    await agendas.goTo(given, -30_000);
    expect((await look(given.confirm)).statusCode).toBe(200);
    await agendas.goTo(given, 0);
    await isInvalid(given.confirm);
    await isInvalid(given.cancel);
  });

  test('while its account is disabled, and works again once that is enabled', async () => {
    const { acts, proven } = staffOf(t, clinic);
    const admin = await proven('ADMIN');
    const given = await withKeys();
    await acts.DEACTIVATE(given.patient.accountId, admin);
    await isInvalid(given.confirm);
    await isInvalid(given.cancel);
    await standsAs(given.professional, given.appointment, { status: 'PROGRAMMED', confirm: false });
    await acts.REACTIVATE(given.patient.accountId, admin);
    expect((await use(given.confirm)).statusCode).toBe(200);
  });

  test('when its account is disabled while it is used', async () => {
    const given = await withKeys();
    const change = `update account set status = 'DISABLED' where id = $1`;
    const used = await duringChange(t, { change, id: given.patient.accountId }, () =>
      use(given.cancel),
    );
    expect([used.statusCode, used.json().code]).toEqual([400, CODE]);
    await standsAs(given.professional, given.appointment, { status: 'PROGRAMMED', confirm: false });
  });

  test('once the appointment was moved, when the next mail has others', async () => {
    const given = await withKeys();
    const [later] = await agendas.freeHours(given, 240);
    expect((await agendas.move(given.professional, given.appointment, later)).statusCode).toBe(200);
    await isInvalid(given.confirm);
    await isInvalid(given.cancel);
    const [mail] = await mailsTo(t, given.patient, 'Se cambió la hora de un turno');
    expect((await use(keyIn(mail, 'CONFIRM'))).json().data).toMatchObject({ confirm: true });
  });
});

test('keys are not stored', async () => {
  const { cancel, confirm } = await withKeys();
  const { rows } = await t.pool.query(
    `select encode(key_hash, 'escape') as hash from appointment_link`,
  );
  const stored = rows.map(({ hash }) => hash).join();
  for (const key of [cancel, confirm]) expect(stored).not.toContain(key);
});

test('looking changes nothing, however often', async () => {
  const { appointment, cancel, confirm, patient } = await withKeys();
  for (const key of [confirm, cancel, confirm, cancel])
    expect((await look(key)).statusCode).toBe(200);
  await standsAs(patient, appointment, { confirm: false, status: 'PROGRAMMED' });
  expect(await looked(cancel)).toEqual({
    act: 'CANCEL',
    status: 'PROGRAMMED',
    confirm: false,
    date: appointment.date,
    hour: appointment.hour,
    professionalName: appointment.professional_dto.aliasOrFullName,
    patientFirstName: appointment.patient_dto.first_name,
  });
});

describe('confirming by a link', () => {
  test('does it once, tells the professional once, and answers how it stands ever after', async () => {
    const { appointment, confirm, patient, professional } = await withKeys();
    const answers = await Promise.all(Array.from({ length: 6 }, () => use(confirm)));
    for (const answer of [...answers, await use(confirm)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data).toMatchObject({ confirm: true, status: 'PROGRAMMED' });
    }
    await standsAs(patient, appointment, { confirm: true, status: 'PROGRAMMED' });
    expect(await noticesOf(professional, 'Turno confirmado')).toBe(1);
  });

  test('is refused once it was cancelled, with how it stands; a used key says nothing more', async () => {
    const given = await withKeys();
    await agendas.cancel(given.professional, given.appointment);
    const refused = await use(given.confirm);
    expect([refused.statusCode, refused.json().code]).toEqual([
      409,
      'appointments.command-refused',
    ]);
    expect(refused.json().current).toMatchObject({ act: 'CONFIRM', status: 'CANCELLED' });
    expect(await looked(given.confirm)).toMatchObject({ status: 'CANCELLED' });
    const used = await withKeys();
    await use(used.confirm);
    await use(used.cancel);
    await isInvalid(used.confirm);
  });
});

describe('cancelling by a link', () => {
  test('does it once, as the patient, and tells the professional once, by mail too', async () => {
    const { appointment, cancel, patient, professional } = await withKeys();
    const answers = await Promise.all(Array.from({ length: 6 }, () => use(cancel)));
    for (const answer of [...answers, await use(cancel)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data).toMatchObject({ status: 'CANCELLED' });
    }
    expect(await agendas.read(patient, appointment)).toMatchObject({
      status: 'CANCELLED',
      closedReason: 'PATIENT',
    });
    expect(await noticesOf(professional, 'Un paciente canceló su turno')).toBe(1);
    expect(await mailsTo(t, professional, 'Se canceló un turno')).toHaveLength(1);
    expect(await mailsTo(t, patient, 'Se canceló un turno')).toEqual([]);
  });

  test('what the professional cancelled already is answered as it stands', async () => {
    const { appointment, cancel, professional } = await withKeys();
    await agendas.cancel(professional, appointment);
    const answer = await use(cancel);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ act: 'CANCEL', status: 'CANCELLED' });
  });

  test('is refused once the consultation began, before its hour', async () => {
    const given = await withKeys(60);
    await agendas.goTo(given, -10 * 60_000);
    expect((await agendas.begin(given.professional, given.appointment)).statusCode).toBe(200);
    const refused = await use(given.cancel);
    expect([refused.statusCode, refused.json().code]).toEqual([
      409,
      'appointments.command-refused',
    ]);
    expect(refused.json().current).toMatchObject({ status: 'PROGRAMMED' });
  });
});
