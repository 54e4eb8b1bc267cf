import {
  getLiveGuard,
  type LiveSpecialty,
  listStuck,
  moveWaiting,
  purgeStuck,
  removeWaiting,
  sendWaitingNotice,
  takeOffDuty,
} from '@app/contract/guard-queue';
import { asList, asOk, done } from '@app/contract/kernel';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, marta } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { LiveGuardScreen } from './live-guard-screen.tsx';

const REASON = 'Necesita atención presencial';
const WAITS = '01957000-0000-7000-8000-0000000000b1';
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const medicine: LiveSpecialty = {
  specialtyId: 1,
  name: 'Clínica médica',
  waiting: [{ queueId: WAITS, patient: 'Inés Álvarez', position: 1, since: ago(16) }],
  attended: [
    {
      queueId: 'a1',
      patient: 'Rubén Díaz',
      professional: 'Dra. Laura Benítez',
      phase: 'IN_CALL',
      since: ago(4),
    },
  ],
  onDuty: [
    {
      accountId: '01957000-0000-7000-8000-0000000000c1',
      professional: 'Dra. Laura Benítez',
      since: ago(60),
      isAway: true,
    },
  ],
  alerts: ['LONG_WAIT', 'PROFESSIONAL_AWAY'],
};
const children: LiveSpecialty = {
  specialtyId: 2,
  name: 'Pediatría',
  waiting: [],
  attended: [],
  onDuty: [],
  alerts: [],
};

beforeEach(() => {
  answer(getLiveGuard, asList([children, medicine]));
  answer(listStuck, asList([]));
});

const show = async (role: 'MEDICAL_DIRECTOR' | 'ADMIN' = 'MEDICAL_DIRECTOR') => {
  await logInAs({ ...marta, role });
  const view = renderScreen(<LiveGuardScreen />);
  await screen.findByRole('region', { name: 'Clínica médica' });
  return view;
};

test('a guard that cannot be read says so', async () => {
  await logInAs({ ...marta, role: 'ADMIN' });
  answer(getLiveGuard, refusal(500, 'request.failed'));
  renderScreen(<LiveGuardScreen />);
  expect(await screen.findByText('No pudimos leer la guardia')).toBeTruthy();
});

test('operations watches and sends messages, and acts on nobody', async () => {
  await show('ADMIN');
  expect(screen.getByRole('button', { name: 'Mandar un mensaje a Inés Álvarez' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Quitar|Cambiar|Sacar/ })).toBeNull();
});

test('the specialty with alerts comes first, with who waits, who attends whom and who is away', async () => {
  await show();
  const [first] = screen.getAllByRole('region');
  const column = within(first as HTMLElement);
  expect(column.getByRole('heading', { name: 'Clínica médica' })).toBeTruthy();
  for (const text of [
    'Espera de más de 15 min',
    '1. Inés Álvarez',
    'hace 16 min',
    'Dra. Laura Benítez · Rubén Díaz',
    'En la llamada hace 4 min',
    'Sin señal',
  ])
    expect(column.getByText(text)).toBeTruthy();
});

test('a removal needs a reason; one that came too late says so and stays open', async () => {
  const bodies: unknown[] = [];
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Quitar de la fila a Inés Álvarez' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Quitar de la fila' }));
  expect(dialog.getAllByText('Escribí el motivo').length).toBeGreaterThan(0);
  answer(removeWaiting, refusal(409, 'guard-queue.not-waiting'));
  await user.type(dialog.getByLabelText('Motivo'), REASON);
  await user.click(dialog.getByRole('button', { name: 'Quitar de la fila' }));
  expect(await dialog.findByText(/Ya no está esperando/)).toBeTruthy();
  answer(removeWaiting, ({ params, body }) => {
    bodies.push([params, body]);
    return done;
  });
  await user.click(dialog.getByRole('button', { name: 'Quitar de la fila' }));
  expect(await screen.findByText('Ya no está en la fila, y le avisamos.')).toBeTruthy();
  expect(bodies).toEqual([[{ queueId: WAITS }, { reason: REASON }]]);
});

test('somebody is moved to another specialty of the guard', async () => {
  const bodies: unknown[] = [];
  answer(moveWaiting, ({ body }) => {
    bodies.push(body);
    return done;
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Cambiar la especialidad de Inés Álvarez' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Especialidad'), 'Pediatría');
  await user.type(dialog.getByLabelText('Motivo'), REASON);
  await user.click(dialog.getByRole('button', { name: 'Cambiar' }));
  expect(await screen.findByText(/Ya espera en la otra especialidad/)).toBeTruthy();
  expect(bodies).toEqual([{ specialtyId: 2, reason: REASON }]);
});

test('a professional is taken off duty after a proof of identity', async () => {
  answer(takeOffDuty, refusal(401, 'session.step-up-required'));
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Sacar de guardia a Dra. Laura Benítez' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Motivo'), REASON);
  await user.click(dialog.getByRole('button', { name: 'Sacar de guardia' }));
  expect(await screen.findByRole('dialog', { name: /Para sacar de guardia/ })).toBeTruthy();
});

test('what is chosen among the messages is sent', async () => {
  const bodies: unknown[] = [];
  answer(sendWaitingNotice, ({ body }) => {
    bodies.push(body);
    return done;
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Mandar un mensaje a Inés Álvarez' }));
  await user.click(screen.getByLabelText(/llamá al 107/));
  await user.click(screen.getByRole('button', { name: 'Mandar' }));
  expect(await screen.findByText('Le mandamos el mensaje.')).toBeTruthy();
  expect(bodies).toEqual([{ notice: 'WORSE' }]);
});

test('stuck entries are listed and closed together with a reason', async () => {
  const queueId = '01957000-0000-7000-8000-0000000000d1';
  const bodies: unknown[] = [];
  answer(
    listStuck,
    asList([
      {
        queueId,
        patient: 'Ana Paz',
        professional: null,
        specialty: 'Pediatría',
        phase: 'WAITING' as const,
        silentSince: ago(90),
      },
    ]),
  );
  answer(purgeStuck, ({ body }) => {
    bodies.push(body);
    return asOk({ closed: [queueId] });
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Cerrar con motivo' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Ana Paz · Pediatría')).toBeTruthy();
  await user.type(dialog.getByLabelText('Motivo'), REASON);
  await user.click(dialog.getByRole('button', { name: 'Cerrar las entradas' }));
  expect(await screen.findByText('1 entrada cerrada')).toBeTruthy();
  expect(bodies).toEqual([{ queueIds: [queueId], reason: REASON }]);
});
