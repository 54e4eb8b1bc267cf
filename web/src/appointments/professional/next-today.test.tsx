import { type Appointment, getAgenda } from '@app/contract/appointments';
import { anAppointment } from '@app/contract/appointments/fixtures';
import { asOk } from '@app/contract/kernel';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { NextToday } from './next-today.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-03-10T12:00:00-03:00') });
  await logInAs(paula);
});

afterEach(() => {
  vi.useRealTimers();
});

const at = (hour: string, over: Partial<Appointment> = {}): Appointment =>
  anAppointment({
    id: hour,
    hour,
    appointment_date: new Date(`2025-03-10T${hour}:00-03:00`).toISOString(),
    ...over,
  });

const open = (appointments: Appointment[]) => {
  answer(getAgenda, asOk({ appointments, free: [] }));
  renderScreen(<NextToday />);
};

test('an agenda that cannot be read is not told as empty', async () => {
  answer(getAgenda, refusal(500, 'server.fault'));
  renderScreen(<NextToday />);
  expect(await screen.findByText('no pudimos traerlo')).toBeTruthy();
});

test('what is over, cancelled or began already is not the next one', async () => {
  open([at('11:40'), at('13:00', { status: 'CANCELLED' }), at('13:20', { status: 'FINISHED' })]);
  expect(await screen.findByText('ninguno por hoy')).toBeTruthy();
});

test('the next of today leads to the agenda', async () => {
  open([at('17:20'), at('13:40'), at('11:40')]);
  const link = await screen.findByRole('link', { name: /^13:40\u00a0h, / });
  expect(link.getAttribute('href')).toBe('/profesional/agenda-de-turnos');
});

test('around midnight the next one may be of tomorrow, once its consultation can be begun', async () => {
  proves('attendance-around-midnight');
  vi.setSystemTime(new Date('2025-03-10T23:49:50-03:00'));
  const tomorrow = (hour: string) =>
    at(hour, {
      date: '2025-03-11',
      appointment_date: new Date(`2025-03-11T${hour}:00-03:00`).toISOString(),
    });
  open([tomorrow('09:00'), tomorrow('00:05')]);
  expect(await screen.findByText('ninguno por hoy')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(await screen.findByRole('link', { name: /^00:05\u00a0h, / })).toBeTruthy();
});

test('who waits past the hour is still the next one', async () => {
  open([at('11:40', { patientIsWaiting: true }), at('13:40')]);
  expect(await screen.findByRole('link', { name: /^11:40\u00a0h, / })).toBeTruthy();
});

test('once its hour is over it gives its place to the following one, at once', async () => {
  vi.setSystemTime(new Date('2025-03-10T13:39:59-03:00'));
  open([at('13:40'), at('17:20')]);
  await screen.findByRole('link', { name: /^13:40\u00a0h, / });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  screen.getByRole('link', { name: /^17:20\u00a0h, / });
});
