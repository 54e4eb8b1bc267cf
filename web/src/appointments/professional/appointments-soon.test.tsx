import { type Appointment, getAgenda } from '@app/contract/appointments';
import { anAppointment } from '@app/contract/appointments/fixtures';
import { asOk, MINUTE_MS } from '@app/contract/kernel';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { AppointmentsSoon } from './appointments-soon.tsx';

const MARIA = anAppointment();
const INES = anAppointment({
  id: '0198c0de-0000-7000-8000-00000000a002',
  hour: '17:40',
  appointment_date: '2025-03-10T20:40:00.000Z',
  awaitedUntil: '2025-03-10T20:45:00.000Z',
  patient_dto: { ...MARIA.patient_dto, aliasOrFullName: 'Inés Álvarez' },
});

let reads = 0;
let days: unknown[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  reads = 0;
  days = [];
  await logInAs(paula);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The guard, at an hour on the day of the appointments. */
function openAt(hour: string, appointments: Appointment[]): void {
  vi.setSystemTime(new Date(`2025-03-10T${hour}-03:00`));
  answer(getAgenda, ({ query }) => {
    reads += 1;
    days.push(query);
    return asOk({ appointments, free: [] });
  });
  renderScreen(<AppointmentsSoon />);
}

test('before midnight an hour after it is announced at its time', async () => {
  proves('attendance-around-midnight');
  const late = anAppointment({
    date: '2025-03-11',
    hour: '00:05',
    appointment_date: '2025-03-11T03:05:00.000Z',
    awaitedUntil: '2025-03-11T03:10:00.000Z',
  });
  openAt('23:44:00', [late]);
  await waitFor(() => expect(days).toEqual([{ from: '2025-03-10', to: '2025-03-10' }]));
  await pass(2 * MINUTE_MS);
  await waitFor(() => expect(days.at(-1)).toEqual({ from: '2025-03-10', to: '2025-03-11' }));
  expect(screen.queryByRole('link')).toBeNull();
  await pass(5 * MINUTE_MS);
  expect(await screen.findByText(/00:05 h/)).toBeTruthy();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('an appointment of later is not announced', async () => {
  openAt('17:04:00', [MARIA]);
  await waitFor(() => expect(reads).toBe(1));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each<[string, Partial<Appointment>]>([
  ['Tenés un turno a las 17:20 h: María González.', {}],
  ['María González espera en la sala para su turno de las 17:20 h.', { patientIsWaiting: true }],
])('one of the next quarter of an hour is: %s', async (words, changes) => {
  openAt('17:05:00', [anAppointment(changes)]);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a la agenda' }).getAttribute('href')).toBe(
    '/profesional/agenda-de-turnos',
  );
});

test('one whose patient is not awaited any more says so at once, until it is too late to begin', async () => {
  openAt('17:24:59', [MARIA]);
  await screen.findByText('Tenés un turno a las 17:20 h: María González.');
  await pass(2_000);
  expect(
    screen.getByText(
      'Ya pasó la hora del turno de las 17:20 h: María González no está en la sala.',
    ),
  ).toBeTruthy();
  await pass(55 * MINUTE_MS);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the next one goes before who did not come', async () => {
  openAt('17:26:00', [MARIA, INES]);
  expect(await screen.findByText('Tenés un turno a las 17:40 h: Inés Álvarez.')).toBeTruthy();
});

test('who waits goes before everybody', async () => {
  openAt('17:26:00', [MARIA, { ...INES, patientIsWaiting: true }]);
  expect(
    await screen.findByText('Inés Álvarez espera en la sala para su turno de las 17:40 h.'),
  ).toBeTruthy();
});
