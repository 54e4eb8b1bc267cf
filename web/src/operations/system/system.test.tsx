import { asList, asOk, asPage, done } from '@app/contract/kernel';
import {
  type FailedJob,
  getSystem,
  listFailedJobs,
  listJobQueues,
  retryJob,
  type System,
} from '@app/contract/operations';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, marta } from '../../testing/log-in.ts';
import { aSessionToProve, prove } from '../../testing/proof.ts';
import { renderScreen } from '../../testing/render.tsx';
import { JobsScreen } from './jobs-screen.tsx';
import { StatusScreen } from './status-screen.tsx';

const system: System = {
  version: '1.0.0',
  startedAt: '2026-11-20T12:00:00.000Z',
  databaseVersion: '17.5',
  databaseBytes: 48_000_000,
  migrations: 31,
  parts: [
    { part: 'database', state: 'ok' },
    { part: 'redis', state: 'away' },
    { part: 'antivirus', state: 'off' },
  ],
  failingRounds: [],
  messages: { waiting: 2, failed: 1, givenUp: 0 },
  refusedNotices: { count: 0, lastDate: null },
  lastBackup: null,
};

const failed: FailedJob = {
  id: '01957000-0000-7000-8000-0000000000d1',
  queue: 'outbound-message',
  failedAt: '2026-11-20T12:00:00.000Z',
  tries: 6,
  error: 'no answer for …',
};

beforeEach(() => {
  answer(
    listJobQueues,
    asList([{ name: 'documents', waiting: 3, active: 1, failed: 0, waitingSince: null }]),
  );
});

test('a state that cannot be read is said', async () => {
  answer(getSystem, refusal(500, 'server.fault'));
  renderScreen(<StatusScreen />);
  expect(await screen.findByText('No pudimos leer el estado del sistema')).toBeTruthy();
});

test('what runs, what it depends on and what waits to leave are in words', async () => {
  answer(getSystem, asOk(system));
  renderScreen(<StatusScreen />);
  expect(await screen.findByText('48 MB')).toBeTruthy();
  expect(screen.getByText('Con problemas')).toBeTruthy();
  expect(screen.getByText('Sin configurar')).toBeTruthy();
  expect(screen.getByText('Nadie informó una')).toBeTruthy();
});

test('periodic work that fails is said in words, with its time', async () => {
  const since = '2026-11-20T12:00:00.000Z';
  answer(
    getSystem,
    asOk({ ...system, failingRounds: [{ name: 'housekeeping of accounts', since }] }),
  );
  renderScreen(<StatusScreen />);
  expect(await screen.findByText(/limpieza de cuentas sin activar.*falla desde/)).toBeTruthy();
});

test('the medical director reads what failed, and does not have it done again', async () => {
  await logInAs({ ...marta, role: 'MEDICAL_DIRECTOR' });
  answer(listFailedJobs, asPage({ data: [failed], next: null }));
  renderScreen(<JobsScreen />);
  expect(await screen.findByText('no answer for …')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('operations has failed work done again with a proof of identity; somebody faster is said', async () => {
  await logInAs({ ...marta, role: 'ADMIN' });
  const { mustProve } = aSessionToProve();
  answer(listFailedJobs, asPage({ data: [failed], next: null }));
  let isTaken = false;
  answer(retryJob, () => (isTaken ? refusal(409, 'operations.not-failed') : mustProve(done)));
  const { user } = renderScreen(<JobsScreen />);
  const again = async () =>
    user.click(await screen.findByRole('button', { name: /Reintentar Mensajes/ }));
  await again();
  await prove(user, 'Reintentar');
  expect(await screen.findByText('La tarea se va a hacer de nuevo.')).toBeTruthy();
  isTaken = true;
  await again();
  expect(await screen.findByText('Alguien ya la mandó a hacer de nuevo.')).toBeTruthy();
  expect(
    within(screen.getByRole('table', { name: 'Tareas de fondo' })).getByText('3'),
  ).toBeTruthy();
});
