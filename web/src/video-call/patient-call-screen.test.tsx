import { getCallChannel } from '@app/contract/video-call';
import { aCallChannel } from '@app/contract/video-call/fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session as login } from '../lib/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { PatientCallScreen } from './patient-call-screen.tsx';
import { fakePeerSession } from './testing/fake-peer-session.ts';

const { channel } = aCallChannel();
const at = (room: string) => `/paciente/videollamada?room=${room}`;

function open(room = `room${channel}`) {
  login.hold({ id_token: 'x', expires_in: 600 }, 'password');
  const session = fakePeerSession({ startedAt: new Date(Date.now() - 402_000) });
  const onFinish = vi.fn(async () => undefined);
  const onEnded = vi.fn();
  const create = () => session;
  const view = renderScreen(
    <PatientCallScreen onFinish={onFinish} onEnded={onEnded} createSession={create} />,
    { path: '/paciente/videollamada', at: at(room) },
  );
  return { ...view, session, onFinish, onEnded };
}

test.each(['', 'room', 'room123', 'consulta7', `room${channel}x`])(
  'a room called "%s" leads home',
  async (room) => {
    const { address } = open(room);
    await waitFor(() => expect(address()).toBe('/paciente'));
  },
);

test('a room that is not theirs leads home', async () => {
  answer(getCallChannel, refusal(404, 'video-call.channel-not-found'));
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/paciente'));
});

test('a call that is over leads home', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel({ isLive: false }) });
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/paciente'));
});

test('a server that fails is told and asked again', async () => {
  answer(getCallChannel, refusal(503, 'server.unavailable'));
  const { user } = open();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ocurrió un error al conectarse al video/audio',
  );
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Dra. Paula Ríos' })).toBeTruthy();
});

test('the patient sees who attends, with licence and time, and enters with camera', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { session } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dra. Paula Ríos' })).toBeTruthy();
  expect(screen.getByText('Pediatría · M.N. 104233')).toBeTruthy();
  expect(screen.getByText('06:42')).toBeTruthy();
  expect(session.asked).toEqual(['start camera:true']);
  expect(document.title).toContain('En consulta con Dra. Paula Ríos');
});

test('ending is confirmed and told to the guard before leaving', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { user, session, onFinish, onEnded } = open();
  await user.click(await screen.findByRole('button', { name: 'Cortar llamada' }));
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(onFinish).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cortar llamada' }));
  await user.click(screen.getByRole('button', { name: 'Terminar la consulta' }));
  expect(onFinish).toHaveBeenCalledWith(channel);
  expect(session.asked).toContain('leave finish');
  await waitFor(() => expect(onEnded).toHaveBeenCalledWith('left', channel));
});

test('where the guard cannot be told the call goes on', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { user, session, onFinish } = open();
  onFinish.mockRejectedValue(new Error('network'));
  await user.click(await screen.findByRole('button', { name: 'Cortar llamada' }));
  await user.click(screen.getByRole('button', { name: 'Terminar la consulta' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos avisar');
  expect(session.getState().state).toBe('connected');
});

test('when the professional ends, the application is told why', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { session, onEnded } = open();
  await screen.findByRole('button', { name: 'Cortar llamada' });
  act(() => session.show({ state: 'ended', ending: 'professional-finished' }));
  expect(onEnded).toHaveBeenCalledWith('professional-finished', channel);
});
