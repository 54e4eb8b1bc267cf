import { listAppointments } from '@app/contract/appointments';
import { anAppointment } from '@app/contract/appointments/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import {
  agenda,
  card,
  clockAt,
  onEnter,
  openTheAgenda,
  pass,
  VISIT,
} from '../testing/patient-room.tsx';
import { NextAppointment } from './next-appointment.tsx';

beforeEach(() => {
  clockAt('-60:00');
  openTheAgenda();
});
afterEach(() => void vi.useRealTimers());

const open = () => renderScreen(<NextAppointment onEnter={onEnter} />, { path: '/paciente' });
const panel = () => card('Tu próximo turno');

test('a home that cannot read the appointments says so', async () => {
  answer(listAppointments, refusal(500, 'server.fault'));
  open();
  expect(await screen.findByText('Ocurrió un error al obtener los turnos')).toBeTruthy();
});

test('without any it says so, and leads to the list', async () => {
  proves('appointment-on-the-home');
  agenda.appointments = [
    anAppointment({ joinFrom: '2025-03-10T18:40:00.000Z', joinUntil: '2025-03-10T19:00:00.000Z' }),
  ];
  const { user, address } = open();
  expect(await screen.findByText('No tenés turnos programados.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ver mis turnos' }));
  expect(address()).toBe('/paciente/mis-turnos');
});

test('the next one says when, with whom and from when it is entered', async () => {
  proves('appointment-on-the-home');
  open();
  const { findByText, getByRole } = await panel();
  expect(await findByText('lunes 10 de marzo, 17:20 h')).toBeTruthy();
  expect(await findByText('Dra. Laura Pérez · Clínica médica')).toBeTruthy();
  expect(await findByText('Podés entrar desde las 17:05')).toBeTruthy();
  expect(getByRole('link', { name: 'Ver turno' })).toBeTruthy();
  expect(getByRole('button', { name: /^Cancelar turno/ })).toBeTruthy();
});

test('the next one whose professional cannot attend says so instead of when it is entered', async () => {
  agenda.appointments = [anAppointment({ professionalAttends: false })];
  open();
  const { findByText, queryByText } = await panel();
  expect(await findByText(/no puede atender por ahora/)).toBeTruthy();
  expect(queryByText(/^Podés entrar desde/)).toBeNull();
});

test('once its hour to enter is over it gives its place to the following one', async () => {
  const week = 7 * 24 * 60 * 60_000;
  const later = (instant: string) => new Date(Date.parse(instant) + week).toISOString();
  const first = anAppointment();
  const { appointment_date, joinFrom, joinUntil } = first;
  agenda.appointments = [
    first,
    anAppointment({
      id: '0198c0de-0000-7000-8000-00000000a002',
      date: '2025-03-17',
      appointment_date: later(appointment_date),
      joinFrom: later(joinFrom),
      joinUntil: later(joinUntil),
    }),
  ];
  clockAt('+4:59');
  open();
  const { findByText } = await panel();
  await findByText('lunes 10 de marzo, 17:20 h');
  await pass(2_000);
  await findByText('lunes 17 de marzo, 17:20 h');
});

test('in time it is entered from the home; looking at the home is no waiting in the room', async () => {
  proves('appointment-on-the-home');
  clockAt('-10:00');
  agenda.visits = [VISIT];
  const { user } = open();
  const camera = () => screen.findByRole('button', { name: /^Entrar a la videollamada/ });
  await waitFor(async () => expect((await camera()).getAttribute('aria-disabled')).toBeNull());
  await user.click(await camera());
  await pass(200);
  expect(onEnter.mock.calls).toEqual([[VISIT]]);
  expect(agenda.arrivals).toEqual([]);
});
