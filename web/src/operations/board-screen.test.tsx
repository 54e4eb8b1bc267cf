import { asList, asOk } from '@app/contract/kernel';
import { type Board, getBoard, getChart } from '@app/contract/operations';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { BoardScreen } from './board-screen.tsx';

const board: Board = {
  waiting: 3,
  longestWaitMinutes: 18,
  onGuard: 2,
  inCall: 1,
  lateRecords: 1,
  suspendedByRegistry: 2,
  failedDeliveries: 0,
  takenBackPayments: 0,
  failedPayments: 0,
  ordersToQuote: 4,
  appointmentsToday: 6,
  actsToApprove: 5,
  openRequests: 2,
  lateRequests: 1,
  lastBackup: null,
};
const point = { at: '2026-11-02', visits: 12, waitMinutes: 7.5, rating: 4.6 };

beforeEach(() => {
  answer(getBoard, asOk(board));
  answer(getChart, ({ query }) =>
    asList((query as { period: string }).period === 'month' ? [point] : []),
  );
});

test('what cannot be read says so', async () => {
  answer(getBoard, refusal(500, 'server.fault'));
  answer(getChart, refusal(500, 'server.fault'));
  renderScreen(<BoardScreen />);
  expect(await screen.findByText('No pudimos leer el tablero')).toBeTruthy();
  expect(await screen.findByText('No pudimos leer el gráfico')).toBeTruthy();
});

test('each number leads to the screen that shows it, and what nobody knows is said', async () => {
  renderScreen(<BoardScreen />);
  const waiting = await screen.findByRole('link', { name: /Esperan en la guardia/ });
  expect(waiting.textContent).toContain('3');
  expect(waiting.getAttribute('href')).toBe('/admin/guardia');
  expect(screen.getByRole('link', { name: /18 min/ })).toBeTruthy();
  const late = screen.getByRole('link', { name: /Solicitudes vencidas/ });
  expect(late.getAttribute('href')).toBe('/admin/solicitudes?plazo=vencidas');
  const appointments = screen.getByRole('link', { name: /Turnos que quedan hoy/ });
  expect(appointments.getAttribute('href')).toBe('/admin/turnos?estado=AHEAD');
  const approvals = screen.getByRole('link', { name: /Esperan tu aprobación/ });
  expect(approvals.textContent).toContain('5');
  expect(approvals.getAttribute('href')).toBe('/admin/solicitudes');
  const suspended = screen.getByRole('link', { name: /Suspendidos por el registro/ });
  expect(suspended.getAttribute('href')).toBe('/admin/personas?habilitacion=SUSPENDED_BY_REGISTRY');
  expect(screen.getByText('sin datos')).toBeTruthy();
});

test('the charts have names, and the same numbers as a table', async () => {
  const { user } = renderScreen(<BoardScreen />);
  expect(await screen.findByText('Todavía no hubo consultas de guardia')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Este mes' }));
  expect(await screen.findByRole('img', { name: 'Consultas, Este mes' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  const table = within(screen.getByRole('table'));
  for (const text of ['lun 2/11', '12', '7,5', '4,6']) expect(table.getByText(text)).toBeTruthy();
});
