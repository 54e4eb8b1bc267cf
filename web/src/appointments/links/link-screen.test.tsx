import {
  type LinkedAppointment,
  readAppointmentLink,
  useAppointmentLink as usedLink,
} from '@app/contract/appointments';
import { asOk } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, marta } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { LinkScreen } from './link-screen.tsx';

const KEY = 'una-llave-larga-de-un-correo';

const linked = (changes: Partial<LinkedAppointment> = {}): LinkedAppointment => ({
  act: 'CONFIRM',
  status: 'PROGRAMMED',
  confirm: false,
  date: '2025-03-10',
  hour: '17:20',
  professionalName: 'Dra. Laura Pérez',
  patientFirstName: 'María',
  ...changes,
});

const open = (key = KEY) =>
  renderScreen(<LinkScreen />, { path: '/turno', at: `/turno?clave=${key}` });

test.each(['', 'corta'])('a link whose key is "%s" does not serve, without asking', async (key) => {
  proves('appointment-links');
  const { address, user } = open(key);
  expect(await screen.findByText('Este enlace ya no sirve')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Iniciar sesión' }));
  expect(address()).toBe('/login');
});

test('a link that is refused says the same, and somebody logged in goes to the appointments', async () => {
  proves('appointment-links');
  answer(readAppointmentLink, refusal(400, 'appointments.link-invalid'));
  await logInAs(marta);
  open();
  expect(await screen.findByText('Este enlace ya no sirve')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver mis turnos' })).toBeTruthy();
});

test('a link that cannot be read is read again when asked', async () => {
  answer(readAppointmentLink, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('No pudimos abrir el enlace')).toBeTruthy();
  answer(readAppointmentLink, asOk(linked()));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Confirmar turno' })).toBeTruthy();
});

test('opening it only shows what it is for, and its key leaves the address', async () => {
  proves('appointment-links');
  answer(readAppointmentLink, asOk(linked()));
  const { address } = open();
  expect(
    await screen.findByText('lunes 10 de marzo, 17:20 h, con la Dra. Laura Pérez'),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Turno de María' })).toBeTruthy();
  expect(screen.getByText('La hora es la de Argentina.')).toBeTruthy();
  expect(address()).toBe('/turno');
});

test.each([
  ['CONFIRM', 'Confirmar turno', 'Listo: confirmaste el turno. Te esperamos.'],
  ['CANCEL', 'Cancelar turno', 'Listo: cancelaste el turno.'],
] as const)('%s needs a press, and says what was done', async (act, name, done) => {
  proves('appointment-links');
  const keys: unknown[] = [];
  answer(readAppointmentLink, asOk(linked({ act })));
  answer(usedLink, ({ body }) => {
    keys.push(body);
    return asOk(linked({ act, confirm: true }));
  });
  const { user } = open();
  await user.dblClick(await screen.findByRole('button', { name }));
  expect(await screen.findByText(done)).toBeTruthy();
  await waitFor(() => expect(keys).toEqual([{ key: KEY }]));
  expect(screen.queryByRole('button', { name })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toBeTruthy();
});

test('a link that was used meanwhile does not serve any more', async () => {
  answer(readAppointmentLink, asOk(linked()));
  answer(usedLink, refusal(400, 'appointments.link-invalid'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Confirmar turno' }));
  expect(await screen.findByText('Este enlace ya no sirve')).toBeTruthy();
});

test('a press that fails says so, and may be repeated', async () => {
  answer(readAppointmentLink, asOk(linked({ act: 'CANCEL' })));
  answer(usedLink, refusal(503, 'server.unavailable'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar turno' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No pudimos cancelar el turno');
  expect(screen.getByRole('button', { name: 'Cancelar turno' })).toBeTruthy();
});

test.each([
  [{ status: 'CANCELLED' }, 'Este turno ya está cancelado.'],
  [{ status: 'FINISHED' }, 'Este turno ya terminó.'],
  [{ confirm: true }, 'Este turno ya está confirmado.'],
] as const)('where nothing is left to do (%o) it says so', async (changes, text) => {
  answer(readAppointmentLink, asOk(linked(changes)));
  open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
