import { listConsultationsOfAppointment } from '@app/contract/appointments';
import { anAppointment } from '@app/contract/appointments/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import {
  agenda,
  card,
  clockAt,
  onEnter,
  open,
  openTheAgenda,
  pass,
  stoppedAt,
  VISIT,
} from '../testing/patient-room.tsx';

beforeEach(openTheAgenda);
afterEach(() => void vi.useRealTimers());

const camera = () => screen.findByRole('button', { name: /^Entrar a la videollamada/ });
const NOT_BEGUN = 'La Dra. Laura Pérez todavía no empezó. Actualizamos cada minuto.';

test.each(['-15:01', '+5:01'])('at %s nobody enters, and nobody waits', async (time) => {
  proves('appointment-cancelled-or-joined');
  stoppedAt(time);
  agenda.visits = [VISIT];
  open();
  await card();
  expect(screen.queryByRole('button', { name: /^Entrar/ })).toBeNull();
  expect(agenda.arrivals).toEqual([]);
});

test('before the window the row says from when, and is cancelled', async () => {
  proves('appointment-cancelled-or-joined');
  stoppedAt('-15:01');
  open();
  const { getByText, getByRole } = await card();
  expect(getByText('Podés entrar desde las 17:05')).toBeTruthy();
  expect(getByRole('button', { name: /^Cancelar turno/ })).toBeTruthy();
});

test('after the window it says that it is over', async () => {
  clockAt('+5:01');
  open();
  expect((await card()).getByText('Ya pasó la hora para entrar.')).toBeTruthy();
});

test.each(['-15:00', '+5:00'])('at %s the camera is there, and no way to cancel', async (time) => {
  proves('appointment-cancelled-or-joined');
  stoppedAt(time);
  agenda.visits = [VISIT];
  open();
  await waitFor(async () => expect((await camera()).getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Cancelar turno/ })).toBeNull();
});

test.each(['-60:00', '-10:00'])(
  'at %s a patient whose professional cannot attend reads so, and neither confirms nor waits',
  async (time) => {
    clockAt(time);
    agenda.appointments = [anAppointment({ professionalAttends: false })];
    open();
    const { findByText, queryByRole } = await card();
    expect(await findByText(/^La Dra\. Laura Pérez no puede atender por ahora/)).toBeTruthy();
    for (const name of [/^Entrar/, 'Confirmar turno', 'Pedir otra hora', 'Agregar al calendario'])
      expect(queryByRole('button', { name })).toBeNull();
    expect(agenda.arrivals).toEqual([]);
  },
);

test('the row opens by itself when its time comes', async () => {
  clockAt('-15:01');
  open();
  await card();
  await pass(1_000);
  expect(await camera()).toBeTruthy();
  expect((await card()).getByRole('timer').textContent).toBe('Empieza en 15 minutos');
  await pass(14 * 60_000 + 20_000);
  expect((await card()).getByRole('timer').textContent).toBe('Empieza en 40 segundos');
});

test('until the professional began the camera says so, and looks again each minute', async () => {
  proves('appointment-cancelled-or-joined', 'call-consultation-of-an-appointment');
  clockAt('-10:00');
  const { user } = open();
  expect(await screen.findByText(NOT_BEGUN)).toBeTruthy();
  expect((await camera()).getAttribute('aria-disabled')).toBe('true');
  await user.click(await camera());
  await pass(500);
  expect(onEnter).not.toHaveBeenCalled();
  agenda.visits = [VISIT];
  await pass(60_000);
  await waitFor(async () => expect((await camera()).getAttribute('aria-disabled')).toBeNull());
});

test('more than one consultation of an appointment is an error', async () => {
  proves('appointment-errors', 'call-consultation-of-an-appointment');
  clockAt('-10:00');
  agenda.visits = [VISIT, 'b'];
  const { user } = open();
  expect(await screen.findByText('Ocurrió un error la consulta para este turno')).toBeTruthy();
  agenda.visits = [VISIT];
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await camera()).toBeTruthy();
});

test('a consultation that cannot be read says so', async () => {
  proves('appointment-errors');
  clockAt('-10:00');
  answer(listConsultationsOfAppointment, refusal(500, 'server.fault'));
  open();
  expect(await screen.findByText('Ocurrió un error la consulta para este turno')).toBeTruthy();
});

test('joining waits 200 ms, once, and then opens the room of the consultation', async () => {
  proves('appointment-cancelled-or-joined', 'join-delay');
  clockAt('-10:00');
  agenda.visits = [VISIT];
  const { user } = open();
  await waitFor(async () => expect((await camera()).getAttribute('aria-disabled')).toBeNull());
  await user.dblClick(await camera());
  await pass(200);
  expect(onEnter.mock.calls).toEqual([[VISIT]]);
});

test('whoever looks at the row waits in the room, and says so every twenty seconds', async () => {
  clockAt('-10:00');
  const { unmount } = open();
  expect(await screen.findByText('Le avisamos que estás esperando.')).toBeTruthy();
  expect(agenda.arrivals).toHaveLength(1);
  await pass(20_000);
  await waitFor(() => expect(agenda.arrivals).toHaveLength(2));
  unmount();
  await pass(40_000);
  expect(agenda.arrivals).toHaveLength(2);
});

test('a professional who is late is announced, and the room stays open', async () => {
  clockAt('+20:00');
  agenda.appointments = [
    anAppointment({ delayMinutes: 20, joinUntil: '2025-03-10T20:45:00.000Z' }),
  ];
  open();
  expect(
    await screen.findByText(
      'Tu profesional viene con 20 minutos de demora: te atiende cerca de las 17:40 h. Podés esperar en la sala.',
    ),
  ).toBeTruthy();
  expect(await camera()).toBeTruthy();
});

test('with a delay the time that is left counts to the hour that was announced', async () => {
  clockAt('-2:00');
  agenda.appointments = [
    anAppointment({ delayMinutes: 45, joinUntil: '2025-03-10T21:20:00.000Z' }),
  ];
  open();
  expect((await card()).getByRole('timer').textContent).toBe('Empieza en 47 minutos');
});

test('the equipment can be tried before', async () => {
  clockAt('-10:00');
  open();
  expect((await card()).getByRole('button', { name: 'Probar' })).toBeTruthy();
});
