import { APPOINTMENT_PAGE, listAppointments, updateAppointment } from '@app/contract/appointments';
import { anAppointment } from '@app/contract/appointments/fixtures';
import { asList, asOk } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { agenda, card, clockAt, open, openTheAgenda } from '../testing/patient-room.tsx';

beforeEach(() => {
  clockAt('-60:00');
  openTheAgenda();
});
afterEach(() => void vi.useRealTimers());

const FAILED = 'Ocurrió un error al obtener los turnos';

test('appointments that cannot be read say so, and are read again when asked', async () => {
  answer(listAppointments, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText(FAILED)).toBeTruthy();
  answer(listAppointments, asList([anAppointment()]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card()).toBeTruthy();
});

test.each([
  ['Programados', 'No hay turnos programados que mostrar'],
  ['Finalizados', 'No hay turnos finalizados que mostrar'],
  ['Cancelados', 'No hay turnos cancelados que mostrar'],
])('without any, %s says: %s', async (tab, text) => {
  proves('appointment-errors');
  agenda.appointments = [];
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: tab }));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the tabs are those of the specification, and the chosen one is in the address', async () => {
  proves('appointments-tabs', 'call-appointments');
  agenda.appointments = [
    anAppointment(),
    anAppointment({ id: 'b', status: 'FINISHED', date: '2025-02-10' }),
    anAppointment({ id: 'c', status: 'CANCELLED', date: '2025-01-10', closedReason: 'PATIENT' }),
  ];
  const { user, address } = open();
  await card();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Programados',
    'Finalizados',
    'Cancelados',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
  expect((await card('10/02/2025, 17:20\u00a0h')).getByText('Finalizado')).toBeTruthy();
  expect(address()).toBe('/paciente/mis-turnos?tab=finalizados');
  await user.click(screen.getByRole('tab', { name: 'Cancelados' }));
  expect((await card('10/01/2025, 17:20\u00a0h')).getByText('Cancelado')).toBeTruthy();
  expect(address()).toBe('/paciente/mis-turnos?tab=cancelados');
});

test('an appointment says when, with whom, of what, for whom, and how far it is', async () => {
  proves('appointments-tabs');
  agenda.appointments = [
    anAppointment({
      confirm: true,
      patient_dto: {
        id: 'p2',
        first_name: 'Tomás',
        last_name: 'Núñez',
        aliasOrFullName: 'Tomás Núñez',
        isHolder: false,
      },
    }),
  ];
  open();
  const { getByText } = await card();
  for (const text of [
    'Programado, confirmado',
    'Dra. Laura Pérez',
    'Clínica médica',
    'Tomás Núñez',
    'OSDE 210',
    'Control anual',
    'Podés entrar desde las 17:05',
  ]) {
    expect(getByText(text)).toBeTruthy();
  }
});

test('more than a page are paged', async () => {
  agenda.appointments = Array.from({ length: APPOINTMENT_PAGE + 1 }, (_, index) =>
    anAppointment({ id: String(index), hour: `${String(index).padStart(2, '0')}:00` }),
  );
  const { user, address } = open();
  await card('lunes 10 de marzo, 00:00\u00a0h');
  await user.click(screen.getByRole('link', { name: 'Siguiente' }));
  expect(await card('lunes 10 de marzo, 20:00\u00a0h')).toBeTruthy();
  expect(address()).toBe('/paciente/mis-turnos?tab=programados&pagina=2');
});

const cancelButton = () => screen.findByRole('button', { name: /^Cancelar turno/ });

test('an appointment that cannot be cancelled says so, and stays', async () => {
  proves('appointment-errors');
  answer(updateAppointment, refusal(409, 'appointments.command-refused'));
  const { user } = open();
  await user.click(await cancelButton());
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ocurrió un error al cancelar el turno',
  );
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await card()).toBeTruthy();
});

test('cancelling is asked, and what was cancelled leaves the list', async () => {
  proves('appointments-tabs', 'appointment-cancelled-or-joined', 'call-appointments');
  const sent: unknown[] = [];
  agenda.appointments = [anAppointment({ version: 4 })];
  answer(updateAppointment, ({ body, headers }) => {
    sent.push({ body, seen: headers.get('If-Match') });
    agenda.appointments = [];
    return asOk(anAppointment({ status: 'CANCELLED', closedReason: 'PATIENT' }));
  });
  const { user } = open();
  await user.click(await cancelButton());
  expect(await screen.findByRole('heading', { name: '¿Deseas cancelar el turno?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(sent).toEqual([]);
  await user.click(await cancelButton());
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('No hay turnos programados que mostrar')).toBeTruthy();
  await waitFor(() =>
    expect(sent).toEqual([{ body: { status: 'cancelled', reason: '' }, seen: '"4"' }]),
  );
});
