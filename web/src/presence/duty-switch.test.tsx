import { asOk } from '@app/contract/kernel';
import {
  CONNECTIVITY_CHECK_MS,
  getGuardAvailability,
  OFF_DUTY_EVENT,
  updateGuardAvailability,
} from '@app/contract/presence';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { screenActions } from '../lib/screen-actions.ts';
import { socket } from '../lib/server/socket.ts';
import { beforeLogout, logOut } from '../lib/session/leaving.ts';
import { line } from '../testing/clinic-line.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { logInAs, paula } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { DutySwitch } from './duty-switch.tsx';
import { GoOnDuty } from './go-on-duty.tsx';

vi.mock('@stomp/stompjs', () => import('../testing/clinic-line.ts'));

const ACCOUNT = '0198c0de-0000-7000-8000-00000000d001';
const FORBIDDEN = 'Vas a poder atender cuando verifiquemos tu matrícula.';

let isOn: boolean;
const asked = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  isOn = false;
  asked.mockClear();
  line.sent.length = 0;
  answer(getGuardAvailability, () => asOk({ virtualGuardAvailability: isOn }));
  answer(updateGuardAvailability, ({ params, body }) => {
    asked(params.id, body);
    isOn = (body as { virtualGuardAvailability: boolean }).virtualGuardAvailability;
    return asOk({ virtualGuardAvailability: isOn });
  });
  await logInAs({ ...paula, accountId: ACCOUNT });
});

afterEach(async () => {
  await socket.disconnect();
  vi.useRealTimers();
});

const duty = () => screen.getByRole('switch', { name: 'Guardia' });
const isChecked = () => duty().getAttribute('aria-checked') === 'true';
const connected = () => waitFor(() => expect(socket.getSnapshot()).toBe('connected'));

test.each([
  [403, 'request.forbidden', FORBIDDEN],
  [403, 'licence-verification.expired', 'Tu matrícula venció. Actualizala en Mi perfil'],
  [500, 'server.fault', 'Ocurrió un error al cambiar tu disponibilidad'],
])('%i to going on duty is told, and the switch stays off', async (status, code, message) => {
  answer(updateGuardAvailability, refusal(status, code));
  const { user } = renderScreen(<DutySwitch />);
  await user.click(duty());
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(isChecked()).toBe(false);
});

test('who is taken off duty by the clinic sees it at once', async () => {
  isOn = true;
  renderScreen(<DutySwitch />);
  expect(await screen.findByText('En guardia')).toBeTruthy();
  await connected();
  const told = {
    command: 'Notification',
    unread: 1,
    notification: {
      id: 'n1',
      status: 'CREATED',
      subject: 'Te sacaron de la guardia',
      description: '<p>Cambio de turno</p>',
      creation_date: '2026-11-23T12:00:00Z',
      event: OFF_DUTY_EVENT,
      entity: null,
    },
  };
  act(() => line.heard.get(`/user/${ACCOUNT}/private`)?.({ body: JSON.stringify(told) }));
  expect(await screen.findByText('Fuera de guardia')).toBeTruthy();
});

test('going on duty takes one press, and is shown once the server has said so', async () => {
  proves('call-duty');
  const { user } = renderScreen(<DutySwitch />);
  expect(screen.getByText('Fuera de guardia')).toBeTruthy();
  await user.click(duty());
  expect(await screen.findByText('En guardia')).toBeTruthy();
  expect(isChecked()).toBe(true);
  expect(asked).toHaveBeenCalledExactlyOnceWith(ACCOUNT, { virtualGuardAvailability: true });
});

test('leaving is asked first; Volver stays', async () => {
  isOn = true;
  const { user } = renderScreen(<DutySwitch />);
  await screen.findByText('En guardia');
  await user.click(duty());
  const question = within(
    await screen.findByRole('dialog', { name: '¿Querés salir de la guardia?' }),
  );
  expect(asked).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).not.toHaveBeenCalled();
  expect(isChecked()).toBe(true);
});

test('a confirmed leave ends the guard', async () => {
  proves('call-duty');
  isOn = true;
  const { user } = renderScreen(<DutySwitch />);
  await screen.findByText('En guardia');
  await user.click(duty());
  await user.click(await screen.findByRole('button', { name: 'Salir de la guardia' }));
  expect(await screen.findByText('Fuera de guardia')).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith(ACCOUNT, { virtualGuardAvailability: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('leaving clears the line', async () => {
  isOn = true;
  const { user, queryClient } = renderScreen(<DutySwitch />);
  await screen.findByText('En guardia');
  queryClient.setQueryData(['guard-queue', 'waiting', 2], ['Tomás']);
  await user.click(duty());
  await user.click(await screen.findByRole('button', { name: 'Salir de la guardia' }));
  await screen.findByText('Fuera de guardia');
  expect(queryClient.getQueryData(['guard-queue', 'waiting', 2])).toBeUndefined();
});

test('an empty grid starts the guard too, or says why not', async () => {
  answer(updateGuardAvailability, refusal(403, 'request.forbidden'));
  const { user } = renderScreen(<GoOnDuty />);
  await user.click(screen.getByRole('button', { name: 'Entrar a la guardia' }));
  expect((await screen.findByRole('alert')).textContent).toContain(FORBIDDEN);
});

test('each ping is answered, and the first sign of life goes out by itself', async () => {
  proves('presence-ping-and-pong', 'presence-messages');
  renderScreen(<DutySwitch />);
  await connected();
  await act(() => vi.advanceTimersByTimeAsync(CONNECTIVITY_CHECK_MS));
  act(() => line.heard.get('/user/paula@example.com/ping')?.({ body: '{}' }));
  expect(line.sent).toEqual([
    { destination: '/app/pong', body: { professionalId: ACCOUNT, command: 'LogInPong' } },
    { destination: '/app/pong', body: { professionalId: ACCOUNT, command: 'Pong' } },
  ]);
});

test('a pong is sent when the page becomes visible', async () => {
  renderScreen(<DutySwitch />);
  await connected();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(line.sent).toEqual([
    { destination: '/app/pong', body: { professionalId: ACCOUNT, command: 'Pong' } },
  ]);
});

test('logging out leaves the guard and says so, while there is still a session to say it in', async () => {
  proves('professional-logout-ends-the-guard');
  isOn = true;
  const saidBefore: unknown[] = [];
  const stop = beforeLogout(async () => void saidBefore.push(...asked.mock.calls, ...line.sent));
  renderScreen(<DutySwitch />);
  await connected();
  await act(() => logOut());
  expect(saidBefore).toEqual([
    [ACCOUNT, { virtualGuardAvailability: false }],
    { destination: '/app/message', body: { command: 'LogOut', professionalId: ACCOUNT } },
  ]);
  stop();
});

test('a logout whose call fails still says so over the socket', async () => {
  renderScreen(<DutySwitch />);
  await connected();
  answer(updateGuardAvailability, refusal(503, 'server.unavailable'));
  await act(() => logOut());
  expect(line.sent).toContainEqual({
    destination: '/app/message',
    body: { command: 'LogOut', professionalId: ACCOUNT },
  });
});

const offered = () =>
  [...screenActions.get().values()].flat().map(({ label, run }) => ({ label, run }));

test('the palette leaves the guard as the switch does: after asking', async () => {
  isOn = true;
  renderScreen(<DutySwitch />);
  await screen.findByText('En guardia');
  const [leave] = offered();
  expect(leave?.label).toBe('Salir de la guardia');
  act(() => leave?.run());
  expect(await screen.findByRole('dialog', { name: '¿Querés salir de la guardia?' })).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});
