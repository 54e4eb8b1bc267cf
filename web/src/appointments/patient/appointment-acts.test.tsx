import {
  confirmAppointment,
  getAppointmentCalendar,
  listSlots,
  requestReschedule,
  rescheduleAppointment,
} from '@app/contract/appointments';
import { anAppointment, aSlot } from '@app/contract/appointments/fixtures';
import { asList, asOk } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingEndsAfterEach, withBooking } from '../../testing/booking-on.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { savedFiles } from '../../testing/saved-files.ts';
import { agenda, card, clockAt, open, openTheAgenda } from '../testing/patient-room.tsx';

bookingEndsAfterEach();
beforeEach(() => {
  clockAt('-60:00');
  openTheAgenda();
});
afterEach(() => void vi.useRealTimers());

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('an appointment that cannot be confirmed says so', async () => {
  answer(confirmAppointment, refusal(409, 'appointments.command-refused'));
  const { user } = open();
  await user.click(await button('Confirmar turno'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Ocurrió un error al confirmar el turno. El turno cambió mientras tanto. Actualizamos la pantalla.',
  );
});

test('one that was confirmed says so and is not confirmed again', async () => {
  agenda.appointments = [anAppointment({ version: 4 })];
  answer(confirmAppointment, ({ headers }) => {
    expect(headers.get('If-Match')).toBe('"4"');
    agenda.appointments = [anAppointment({ confirm: true })];
    return asOk(anAppointment({ confirm: true }));
  });
  const { user } = open();
  expect((await card()).getByText('Programado, sin confirmar')).toBeTruthy();
  await user.click(await button('Confirmar turno'));
  expect(await screen.findByText('Programado, confirmado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirmar turno' })).toBeNull();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

test('another hour is asked for in words, and the row repeats them', async () => {
  const sent: unknown[] = [];
  agenda.appointments = [anAppointment({ version: 4 })];
  answer(requestReschedule, ({ body, headers }) => {
    sent.push({ body, seen: headers.get('If-Match') });
    agenda.appointments = [anAppointment({ rescheduleRequest: 'Los martes a la tarde' })];
    return asOk(anAppointment());
  });
  const { user } = open();
  await user.click(await button('Pedir otra hora'));
  await user.click(await button('Enviar pedido'));
  expect(await screen.findByText(/Escribí qué días y horas/)).toBeTruthy();
  await user.type(screen.getByRole('textbox'), 'Los martes a la tarde');
  await user.click(await button('Enviar pedido'));
  expect(await screen.findByText('Pediste otra hora: “Los martes a la tarde”')).toBeTruthy();
  expect(sent).toEqual([{ body: { text: 'Los martes a la tarde' }, seen: '"4"' }]);
});

test('once the hour has come it is not moved any more', async () => {
  clockAt('+1:00');
  open();
  await card();
  expect(screen.queryByRole('button', { name: 'Pedir otra hora' })).toBeNull();
});

test('where patients book, they change the hour; one that was taken says so and is read again', async () => {
  withBooking();
  agenda.appointments = [anAppointment({ version: 4 })];
  let free = [aSlot(), aSlot({ hour: '18:00', appointment_date: '2025-03-10T21:00:00.000Z' })];
  answer(listSlots, () => asList(free));
  answer(rescheduleAppointment, refusal(409, 'appointments.slot-taken'));
  const { user } = open();
  await user.click(await button('Cambiar'));
  await user.click(await button('17:40'));
  free = free.slice(1);
  await user.click(await button('Cambiar el turno'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Esa hora ya se ocupó. Elegí otra.',
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: '17:40' })).toBeNull());
  answer(rescheduleAppointment, ({ body, headers }) => {
    expect(headers.get('If-Match')).toBe('"4"');
    expect(body).toEqual({
      time_availability_id: aSlot().time_availability_id,
      appointment_date: '2025-03-10T21:00:00.000Z',
    });
    agenda.appointments = [anAppointment({ hour: '18:00' })];
    return asOk(anAppointment({ hour: '18:00' }));
  });
  await user.click(await button('18:00'));
  await user.click(await button('Cambiar el turno'));
  expect(await card('lunes 10 de marzo, 18:00\u00a0h')).toBeTruthy();
});

test('an appointment is moved among the hours of who pays it', async () => {
  withBooking();
  agenda.appointments = [anAppointment({ attention_type_id: 2 })];
  answer(listSlots, asList([aSlot(), aSlot({ attention_type_id: 1, hour: '18:00' })]));
  const { user } = open();
  await user.click(await button('Cambiar'));
  expect(await button('17:40')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '18:00' })).toBeNull();
});

test('the appointment is taken to a calendar', async () => {
  answer(getAppointmentCalendar, undefined);
  const saved = savedFiles();
  const { user } = open();
  await user.click(await button('Agregar al calendario'));
  await waitFor(() => expect(saved).toEqual(['turno-2025-03-10.ics']));
});

test.each([
  ['PATIENT', null, 'Lo cancelaste vos.'],
  ['PROFESSIONAL', 'Estoy enferma', 'Lo canceló tu profesional. Te escribió: “Estoy enferma”'],
  ['STAFF', null, 'Lo canceló la administración.'],
  ['SCHEDULE_DELETED', null, 'Tu profesional ya no atiende en ese horario.'],
  ['NO_SHOW', null, 'No entraste a la consulta a tiempo.'],
  ['NOT_ATTENDED', null, 'Tu profesional no empezó la consulta. No se descontó de tu plan.'],
] as const)(
  'one that was closed by %s says by whom and why',
  async (closedReason, closedText, text) => {
    agenda.appointments = [anAppointment({ status: 'CANCELLED', closedReason, closedText })];
    open('/paciente/mis-turnos?tab=cancelados');
    expect((await card('10/03/2025, 17:20\u00a0h')).getByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pedir otro turno' })).toBeNull();
  },
);

test('where patients book, another one is asked for from a cancelled one', async () => {
  withBooking();
  agenda.appointments = [anAppointment({ status: 'CANCELLED', closedReason: 'PROFESSIONAL' })];
  const { user, router } = open('/paciente/mis-turnos?tab=cancelados');
  await user.click(await screen.findByRole('link', { name: 'Pedir otro turno' }));
  expect(router.state.location.pathname).toBe('/paciente/nuevo-turno');
  expect(router.state.location.state).toEqual({
    patientId: anAppointment().patient_dto.id,
    specialtyId: '',
    professionalId: anAppointment().professional_dto.id,
  });
});

test.each([
  [1, true],
  [2, false],
])('one of attention type %i can be paid: %s', async (attention_type_id, isOffered) => {
  agenda.appointments = [anAppointment({ attention_type_id })];
  open();
  await card();
  expect(screen.queryByText(/^Pago de /) !== null).toBe(isOffered);
});

test.each([
  [1, true],
  [2, false],
])(
  'a cancelled one of attention type %i says what became of its payment: %s',
  async (attention_type_id, isSaid) => {
    agenda.appointments = [anAppointment({ attention_type_id, status: 'CANCELLED' })];
    open('/paciente/mis-turnos?tab=cancelados');
    await card(/^10\/03\/2025, 17:20\u00a0h/);
    expect(screen.queryByText(/^Pago de /) !== null).toBe(isSaid);
  },
);
