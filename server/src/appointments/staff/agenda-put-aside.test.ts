import {
  type Appointment,
  cancelAhead,
  getTouched,
  type Touched,
  waitInRoom,
} from '@app/contract/appointments';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { mailsTo } from '../../testing/appointment-mails.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { PRICE, privateConsultationsOf } from '../../testing/private-consultations.ts';
import { setVerification } from '../../testing/professional-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { codeOf, waitingListsOf } from '../../testing/waiting-lists.ts';

const REASON = 'El profesional no puede atender';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let lists: ReturnType<typeof waitingListsOf>;
let privately: ReturnType<typeof privateConsultationsOf>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp({ PRIVATE_CONSULTATION_PRICE: PRICE, REQUESTS_PER_MINUTE: 1_000_000 });
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  lists = waitingListsOf(t, clinic, agendas);
  privately = privateConsultationsOf(t, clinic);
  admin = await clinic.staff('ADMIN');
});

const suspend = ({ professional }: OpenAgenda) =>
  setVerification(t, professional.accountId, 'SUSPENDED');

const cancelAll = (
  { professional }: OpenAgenda,
  { token }: Pick<Someone, 'token'> = admin,
  substitute?: Pick<Someone, 'accountId'>,
) => {
  const substituteId = substitute?.accountId;
  const body = { professionalId: professional.accountId, reason: REASON, substituteId };
  return t.call(cancelAhead, { body }, token);
};

const touchedBy = async ({ professional }: OpenAgenda): Promise<Touched> => {
  const query = { professionalId: professional.accountId };
  return (await t.call(getTouched, { query }, admin.token)).json().data;
};

const newsOf = async ({ token }: Someone): Promise<string[]> =>
  (await t.call(searchNotifications, { query: {} }, token))
    .json()
    .data.map(({ description }: { description: string }) => description);

const statusOf = async ({ appointment, patient }: OpenAgenda & { appointment: Appointment }) =>
  (await agendas.read(patient, appointment)).status;

describe('nobody cancels a whole agenda', () => {
  test('who is not of operations, nor reads what is in it', async () => {
    const given = await agendas.anAppointment();
    await suspend(given);
    const query = { professionalId: given.professional.accountId };
    const outsiders = [given.patient, given.professional, await clinic.pharmacist()];
    for (const who of outsiders) {
      expect((await cancelAll(given, who)).statusCode).toBe(403);
      expect((await t.call(getTouched, { query }, who.token)).statusCode).toBe(403);
    }
    const director = await clinic.staff('MEDICAL_DIRECTOR');
    expect((await cancelAll(given, director)).statusCode).toBe(403);
    expect(await statusOf(given)).toBe('PROGRAMMED');
  });

  test('of a professional who can attend', async () => {
    const given = await agendas.anAppointment();
    expect(codeOf(await cancelAll(given))).toEqual([409, 'appointments.attends']);
    expect(await statusOf(given)).toBe('PROGRAMMED');
  });
});

test('before and after the act staff reads how many appointments, payments and people it touches', async () => {
  const given = await agendas.anAppointment();
  await privately.paid(given.patient, given.appointment.id);
  await lists.waits({ professionalId: given.professional.accountId });
  await agendas.goTo(given, 0);
  admin.token = await clinic.logIn(admin.email);
  await t.call(waitInRoom, agendas.about(given.appointment), given.patient.token);
  expect(await touchedBy(given)).toEqual({
    appointments: 1,
    firstDate: given.appointment.date,
    paid: 1,
    waitingNow: 1,
    pendingRecords: 0,
    waitingPlaces: 1,
    guardShifts: 0,
  });
});

test('cancelling all tells each patient, pays back, and puts them first in line', async () => {
  const given = await agendas.anAppointment(undefined, 26 * 60);
  const other = await agendas.anAppointment(given, 28 * 60);
  const { id: paid } = await privately.paid(given.patient, given.appointment.id);
  const earlier = await lists.waits();
  await suspend(given);
  expect((await cancelAll(given)).json().data).toEqual({ cancelled: 2 });
  expect((await cancelAll(given)).json().data).toEqual({ cancelled: 0 });
  expect([await statusOf(given), await statusOf(other)]).toEqual(['CANCELLED', 'CANCELLED']);
  expect(await privately.refundsOf(paid)).toHaveLength(1);
  expect(await newsOf(given.patient)).toContainEqual(
    expect.stringMatching(`${REASON}.*primer lugar de la lista`),
  );
  const [mail] = await mailsTo(t, given.patient, 'Se canceló un turno');
  expect(mail?.text).toContain('primer lugar de la lista');

  const freed = await agendas.anAppointment(undefined, 30 * 60);
  await agendas.cancel(freed.professional, freed.appointment);
  const [place] = await lists.placesOf(given.patient);
  expect(place).toMatchObject({ isFirst: true, professional: null });
  expect(place?.offer).not.toBeNull();
  expect((await lists.placesOf(earlier.who))[0]?.offer).toBeNull();
});

test('who already waited for the specialty keeps one place, now the first', async () => {
  const given = await agendas.anAppointment(undefined, 26 * 60);
  await lists.join(given.patient);
  await suspend(given);
  await cancelAll(given);
  expect(await lists.placesOf(given.patient)).toMatchObject([{ isFirst: true }]);
});

describe('with a substitute', () => {
  test('an agenda is not handed over to somebody who cannot attend either', async () => {
    const given = await agendas.anAppointment(undefined, 26 * 60);
    const other = await agendas.anAppointment();
    await suspend(given);
    await suspend(other);
    expect(codeOf(await cancelAll(given, admin, other.professional))).toEqual([
      409,
      'appointments.cannot-attend',
    ]);
    expect(await statusOf(given)).toBe('PROGRAMMED');
  });

  test("each patient is offered the substitute's hour that is nearest, and books it by saying yes", async () => {
    const given = await agendas.anAppointment(undefined, 26 * 60);
    const other = await agendas.anAppointment();
    await suspend(given);
    expect((await cancelAll(given, admin, other.professional)).json().data).toEqual({
      cancelled: 1,
    });
    const { appointment_date } = given.appointment;
    const [place] = await lists.placesOf(given.patient);
    if (!place) throw new Error('nobody waits');
    expect(place.offer?.slot).toMatchObject({ appointment_date });
    const { data } = (await lists.accept({ who: given.patient, place })).json();
    expect(data).toMatchObject({
      status: 'PROGRAMMED',
      appointment_date,
      professional_dto: { id: other.professional.accountId },
    });
  });
});

test('lifting the suspension afterwards restores no cancelled appointment', async () => {
  const given = await agendas.anAppointment(undefined, 26 * 60);
  await suspend(given);
  await cancelAll(given);
  await setVerification(t, given.professional.accountId, 'VERIFIED');
  expect(await statusOf(given)).toBe('CANCELLED');
  expect(codeOf(await cancelAll(given))).toEqual([200, undefined]);
});

test('two people cancelling one agenda at once cancel, pay back and tell once', async () => {
  const given = await agendas.anAppointment(undefined, 26 * 60);
  const { id } = await privately.paid(given.patient, given.appointment.id);
  await suspend(given);
  const answers = await Promise.all([cancelAll(given), cancelAll(given)]);
  const counts = answers.map((answer) => answer.json().data.cancelled).sort();
  expect(counts).toEqual([0, 1]);
  expect(await privately.refundsOf(id)).toHaveLength(1);
});
