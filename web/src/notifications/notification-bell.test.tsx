import { asList } from '@app/contract/kernel';
import {
  COUNT_REFRESH_MS,
  countNotifications,
  type Notification,
  searchNotifications,
} from '@app/contract/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { socket } from '../lib/server/socket.ts';
import { line } from '../testing/clinic-line.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

vi.mock('@stomp/stompjs', () => import('../testing/clinic-line.ts'));

const aNotification = (over: Partial<Notification> = {}): Notification => ({
  id: '0198c0de-0000-7000-8000-00000000c001',
  status: 'READ',
  subject: 'Receta de la Dra. Ríos para Tomás',
  description: '<p>Ya podés descargarla.</p>',
  creation_date: '2025-03-07T23:05:00.000Z',
  event: 'document.prescription',
  entity: null,
  ...over,
});

let unread = 3;
const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  unread = 3;
  asked.mockClear();
  answer(countNotifications, () => {
    asked();
    return asList([{ quantity: unread }]);
  });
});

afterEach(async () => {
  await socket.disconnect();
  vi.useRealTimers();
});

const bell = (name: string) => screen.findByRole('link', { name });
const push = (message: unknown) =>
  act(() => line.heard.get('/user/a1/private')?.({ body: JSON.stringify(message) }));

test('a count that cannot be had leaves the bell without a number', async () => {
  answer(countNotifications, refusal(500, 'server.fault'));
  renderScreen(<NotificationBell />);
  expect(await bell('Notificaciones')).toBeTruthy();
});

test('the bell says in words how many are unread, and shows at most 9+', async () => {
  proves('notification-bell');
  unread = 12;
  const { user, address } = renderScreen(<NotificationBell />);
  const link = await bell('Notificaciones, 12 sin leer');
  expect(link.textContent).toBe('9+');
  await user.click(link);
  expect(address()).toBe('/notificaciones');
});

test('without a live line it asks again every thirty seconds', async () => {
  proves('notification-count-refresh');
  renderScreen(<NotificationBell />);
  await bell('Notificaciones, 3 sin leer');
  unread = 4;
  await act(() => vi.advanceTimersByTimeAsync(COUNT_REFRESH_MS));
  expect(await bell('Notificaciones, 4 sin leer')).toBeTruthy();
});

test('a push counts, is announced and enters the open list, without asking', async () => {
  answer(searchNotifications, asList([aNotification()]));
  await socket.connect({ accountId: 'a1', email: 'marta@example.com', role: 'PATIENT' });
  renderScreen(
    <>
      <NotificationBell />
      <NotificationsScreen />
    </>,
  );
  await bell('Notificaciones, 3 sin leer');
  await screen.findByRole('button', { name: /^Receta de la Dra. Ríos/ });
  const before = asked.mock.calls.length;
  const arrived = aNotification({
    id: '0198c0de-0000-7000-8000-00000000c002',
    status: 'DELIVERED',
    subject: 'Certificado médico de la Dra. Ríos para Tomás',
  });
  push({ command: 'Notification', notification: arrived, unread: 4 });

  expect(await bell('Notificaciones, 4 sin leer')).toBeTruthy();
  expect(
    screen
      .getByText('Nueva notificación: Certificado médico de la Dra. Ríos para Tomás')
      .closest('[role=status]'),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Certificado médico/ })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(COUNT_REFRESH_MS));
  expect(asked.mock.calls.length).toBe(before);
});

test('a push that is no notification changes nothing', async () => {
  await socket.connect({ accountId: 'a1', email: 'marta@example.com', role: 'PATIENT' });
  renderScreen(<NotificationBell />);
  await bell('Notificaciones, 3 sin leer');
  push({ command: 'PATIENT_QUEUE', unread: 40 });
  await waitFor(() => expect(screen.queryByRole('link', { name: /40/ })).toBeNull());
  expect(screen.getByRole('link', { name: 'Notificaciones, 3 sin leer' })).toBeTruthy();
});
