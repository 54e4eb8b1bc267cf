import { getCallChannel } from '@app/contract/video-call';
import { aCallChannel, aCallText } from '@app/contract/video-call/fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { session as login } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakePeerSession } from '../testing/fake-peer-session.ts';
import { PatientCallScreen, type PatientCallScreenProps } from './patient-call-screen.tsx';

const { channel } = aCallChannel();
const at = (room: string) => `/paciente/videollamada?room=${room}`;

type Options = Pick<PatientCallScreenProps, 'wanted' | 'isUnheard' | 'onDevices' | 'strip'>;

function open(room = `room${channel}`, options: Options = {}) {
  login.hold({ id_token: 'x', expires_in: 600 }, 'password');
  const session = fakePeerSession({ startedAt: new Date(Date.now() - 402_000) });
  const onFinish = vi.fn(async () => undefined);
  const onFinished = vi.fn();
  const create = vi.fn(() => session);
  const view = renderScreen(
    <PatientCallScreen
      admit={(_, call) => call}
      onFinish={onFinish}
      onFinished={onFinished}
      createSession={create}
      {...options}
    />,
    { path: '/paciente/videollamada', at: at(room) },
  );
  return { ...view, session, create, onFinish, onFinished };
}

test.each(['', 'room', 'room123', 'consulta7', `room${channel}x`])(
  'a room called "%s" leads home',
  async (room) => {
    proves('call-route-of-a-room');
    const { address } = open(room);
    await waitFor(() => expect(address()).toBe('/paciente'));
  },
);

test('a room that is not theirs leads home', async () => {
  proves('call-route-of-a-room');
  answer(getCallChannel, refusal(404, 'video-call.channel-not-found'));
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/paciente'));
});

test('a call of the other side leads home', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel({ side: 'professional' }) });
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/paciente'));
});

test('a call that was over before entering says so, with whom it was, and how to go on', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel({ isLive: false }) });
  const { user, create, address } = open();
  expect(await screen.findByRole('heading', { name: 'Esta consulta ya terminó' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Dra. Paula Ríos' })).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(address()).toBe('/paciente');
});

test('a screen whose call goes on elsewhere says so once it is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { session } = open();
  await screen.findByRole('button', { name: 'Cortar llamada' });
  act(() => session.show({ state: 'ended', ending: 'replaced' }));
  expect(await screen.findByText('Seguís la consulta en otra pantalla')).toBeTruthy();
  answer(getCallChannel, { status: 'ok', data: aCallChannel({ isLive: false }) });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('heading', { name: 'Esta consulta ya terminó' })).toBeTruthy();
  vi.useRealTimers();
});

test.each(['replaced', 'tampered', 'refused', 'over', 'failed', 'professional-cancelled'] as const)(
  'a call that is %s is not a finished consultation: nobody is asked for an opinion',
  async (ending) => {
    answer(getCallChannel, { status: 'ok', data: aCallChannel() });
    const { session, onFinished } = open();
    await screen.findByRole('button', { name: 'Cortar llamada' });
    act(() => session.show({ state: 'ended', ending }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cortar llamada' })).toBeNull();
    expect(onFinished).not.toHaveBeenCalled();
  },
);

test('a call taken over by another tab can be taken back', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { user, session, create } = open();
  await screen.findByRole('button', { name: 'Cortar llamada' });
  act(() => session.show({ state: 'ended', ending: 'replaced' }));
  const again = fakePeerSession();
  create.mockReturnValue(again);
  await user.click(await screen.findByRole('button', { name: 'Seguir en esta pantalla' }));
  expect(await screen.findByRole('button', { name: 'Cortar llamada' })).toBeTruthy();
  expect(again.asked).toEqual(['start camera:true']);
});

test('a call that is read again after an interruption goes on', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { session, create, readAgain } = open();
  await screen.findByRole('button', { name: 'Cortar llamada' });
  await readAgain();
  await screen.findByRole('button', { name: 'Cortar llamada' });
  expect(create).toHaveBeenCalledOnce();
  expect(session.asked).toEqual(['start camera:true']);
});

test('entering again after the call ended says so', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { user, session } = open();
  await screen.findByRole('button', { name: 'Cortar llamada' });
  act(() => session.show({ state: 'ended', ending: 'refused' }));
  const enterAgain = await screen.findByRole('button', { name: 'Volver a entrar' });
  answer(getCallChannel, { status: 'ok', data: aCallChannel({ isLive: false }) });
  await user.click(enterAgain);
  expect(await screen.findByRole('heading', { name: 'Esta consulta ya terminó' })).toBeTruthy();
});

test('a server that fails is told and asked again', async () => {
  answer(getCallChannel, refusal(500, 'server.fault'));
  const { user } = open();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ocurrió un error al conectarse al video/audio',
  );
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Dra. Paula Ríos' })).toBeTruthy();
});

test('the patient sees who attends, with licence and time, and enters with camera', async () => {
  proves('call-controls', 'patient-sees-who-attends');
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { session } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dra. Paula Ríos' })).toBeTruthy();
  const licence = screen.getByRole('link', {
    name: 'M.N. 104233: qué se verificó, en otra pestaña',
  });
  expect(licence.parentElement?.textContent).toBe('Pediatría · M.N. 104233');
  expect(licence.getAttribute('target')).toBe('_blank');
  expect(screen.getByText('06:42')).toBeTruthy();
  expect(session.asked).toEqual(['start camera:true']);
  expect(document.title).toContain('En consulta con la Dra. Paula Ríos');
});

test('the camera stays off where it was not chosen', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { session } = open(`room${channel}`, { wanted: { camera: false } });
  await waitFor(() => expect(session.asked).toEqual(['start camera:false']));
});

test('entering again keeps the camera off', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { user, session, create } = open();
  await user.click(await screen.findByRole('button', { name: 'Apagar cámara' }));
  act(() => session.show({ state: 'ended', ending: 'replaced' }));
  const again = fakePeerSession();
  create.mockReturnValue(again);
  await user.click(await screen.findByRole('button', { name: 'Seguir en esta pantalla' }));
  await waitFor(() => expect(again.asked).toEqual(['start camera:false']));
});

test('what is switched off is told, so that a page that is read again leaves it off', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const onDevices = vi.fn();
  const { user } = open(`room${channel}`, { onDevices });
  await user.click(await screen.findByRole('button', { name: 'Apagar cámara' }));
  await user.click(screen.getByRole('button', { name: 'Silenciar micrófono' }));
  expect(onDevices).toHaveBeenLastCalledWith({ camera: false, microphone: false });
});

test('a camera that was lost is asked for again by a page that is read again and by entering again', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const onDevices = vi.fn();
  const { user, session, create } = open(`room${channel}`, { onDevices });
  await screen.findByRole('button', { name: 'Apagar cámara' });
  act(() => session.show({ local: { camera: false, isCameraLost: true } }));
  await waitFor(() =>
    expect(onDevices).toHaveBeenLastCalledWith({ camera: true, microphone: true }),
  );
  act(() => session.show({ state: 'ended', ending: 'replaced' }));
  const again = fakePeerSession();
  create.mockReturnValue(again);
  await user.click(await screen.findByRole('button', { name: 'Seguir en esta pantalla' }));
  await waitFor(() => expect(again.asked).toEqual(['start camera:true']));
});

const UNHEARD = /^say Probé mi micrófono antes de entrar y no se escuchó/;

test('the professional reads once that the microphone was not heard when it was tried', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { user, session } = open(`room${channel}`, { isUnheard: true });
  await user.click(await screen.findByRole('button', { name: 'Silenciar micrófono' }));
  act(() => session.show({ state: 'reconnecting' }));
  act(() => session.show({ state: 'connected' }));
  expect(session.asked.filter((one) => UNHEARD.test(one))).toHaveLength(1);
});

test('a page that is read again does not tell it a second time', async () => {
  const body = 'Probé mi micrófono antes de entrar y no se escuchó: puede que no me oigas.';
  answer(getCallChannel, { status: 'ok', data: aCallChannel({ messages: [aCallText({ body })] }) });
  const { session, create } = open(`room${channel}`, { isUnheard: true });
  session.show({ messages: [aCallText({ body })] });
  await waitFor(() => expect(create).toHaveBeenCalled());
  await screen.findByRole('button', { name: 'Cortar llamada' });
  expect(session.asked.filter((one) => UNHEARD.test(one))).toEqual([]);
});

test('ending is confirmed and told to the guard before leaving', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { user, session, onFinish, onFinished } = open();
  await user.click(await screen.findByRole('button', { name: 'Cortar llamada' }));
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(onFinish).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cortar llamada' }));
  await user.click(screen.getByRole('button', { name: 'Terminar la consulta' }));
  expect(onFinish).toHaveBeenCalledWith(channel);
  expect(session.asked).toContain('leave finish');
  await waitFor(() => expect(onFinished).toHaveBeenCalledWith(channel));
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

test('a patient whose professional hung up reads that the documents follow, and may enter again', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { session, onFinished } = open();
  await screen.findByRole('button', { name: 'Cortar llamada' });
  act(() => session.show({ state: 'ended', ending: 'hung-up' }));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('Terminó la videollamada');
  expect(told.textContent).toContain('los documentos, los vas a encontrar en tus notificaciones');
  expect(screen.getByRole('button', { name: 'Volver a entrar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeTruthy();
  expect(onFinished).not.toHaveBeenCalled();
});

test('when the professional ends, the application goes on to what comes after', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  const { session, onFinished } = open();
  await screen.findByRole('button', { name: 'Cortar llamada' });
  act(() => session.show({ state: 'ended', ending: 'professional-finished' }));
  await waitFor(() => expect(onFinished).toHaveBeenCalledExactlyOnceWith(channel));
});

test('whose consultation it is stands above who attends', async () => {
  answer(getCallChannel, { status: 'ok', data: aCallChannel() });
  open(`room${channel}`, { strip: (queueId) => <p>la consulta {queueId}</p> });
  const strip = await screen.findByText(`la consulta ${channel}`);
  const name = screen.getByRole('heading', { level: 1 });
  expect(strip.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
