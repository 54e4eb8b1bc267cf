import type { CallSide } from '@app/contract/video-call';
import { aCallText } from '@app/contract/video-call/fixtures';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { onTelephone } from '../../testing/on-telephone.ts';
import { renderScreen } from '../../testing/render.tsx';
import { type FakePeerSession, fakePeerSession } from '../testing/fake-peer-session.ts';
import { fakeStream } from '../testing/fake-stream.ts';
import { CallStage } from './call-stage.tsx';

const show = (
  session: FakePeerSession,
  side: CallSide = 'patient',
  photo: string | null = null,
) => {
  const onHangUp = vi.fn();
  const onEnterAgain = vi.fn();
  const name = side === 'patient' ? 'Dra. Paula Ríos' : 'Tomás González';
  const view = renderScreen(
    <CallStage
      session={session}
      side={side}
      other={{ name, face: { id: 'a', firstName: 'Paula', lastName: 'Ríos', photo } }}
      onHangUp={onHangUp}
      onEnterAgain={onEnterAgain}
    />,
  );
  return { ...view, onHangUp, onEnterAgain };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const statuses = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

/** For messages that are shown only if their cause lasts. */
const LASTING = { timeout: 4_000 };

test.each([
  [{ state: 'connecting', remote: { presence: 'awaited' } }, 'Esperando a la Dra. Paula Ríos…'],
  [{ state: 'connecting' }, 'Conectando…'],
  [{ state: 'unstable' }, 'Conexión de red inestable'],
  [{ state: 'reconnecting', stoppedAt: Date.now() }, 'Reconectando…'],
  [{ isRecovered: true }, 'La conexión volvió'],
  [{ state: 'lost' }, 'Se cortó la llamada'],
  [{ remote: { isSilent: true } }, '¿No escuchás? Subí el volumen'],
  [{ remote: { isStill: true } }, 'La imagen de la Dra. Paula Ríos está detenida'],
  [
    { remote: { presence: 'gone', leftWhy: 'connection-lost' } },
    'Se cortó la conexión de la Dra. Paula Ríos. Esperamos que vuelva…',
  ],
  [{ remote: { presence: 'gone', leftWhy: 'cancel' } }, 'La Dra. Paula Ríos salió de la llamada'],
] as const)('the patient is told %o', async (parts, text) => {
  proves('network-unstable');
  show(fakePeerSession(parts));
  await waitFor(() => expect(statuses()).toContain(text), LASTING);
});

test.each(['connecting', 'permission'] as const)(
  'what is over at once is not told and moves nothing: %s',
  async (state) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const session = fakePeerSession({ state, remote: { presence: 'awaited' } });
    show(session);
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(statuses().trim()).toBe('');
    expect(screen.queryByText(/Ahora el navegador/)).toBeNull();
    act(() => session.show({ state: 'connected' }));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText(/Esperando|Ahora el navegador/)).toBeNull();
    vi.useRealTimers();
  },
);

test('a good connection shows no banner', () => {
  show(fakePeerSession());
  expect(statuses().trim()).toBe('');
});

test('the professional is told to complete the record when the patient leaves', () => {
  proves('patient-left-complete-the-record', 'patient-disconnected');
  show(fakePeerSession({ remote: { presence: 'gone', leftWhy: 'finish' } }), 'professional');
  expect(statuses()).toContain(
    'El paciente se desconecto, por favor, complete el registro de consulta antes de finalizar la llamada.',
  );
});

test('the seconds of a reconnection are seen but not announced', () => {
  show(fakePeerSession({ state: 'reconnecting', stoppedAt: Date.now() - 8_000 }));
  expect(screen.getByText('8 s').getAttribute('aria-hidden')).toBe('true');
});

test('after half a minute the person may enter the same room again', async () => {
  const session = fakePeerSession({ state: 'lost' });
  const { user } = show(session);
  await user.click(button('Volver a entrar'));
  expect(session.asked).toContain('rejoin');
});

test('asking to be phoned is not offered where nobody would read it, nor to a professional', () => {
  const { unmount } = show(fakePeerSession({ state: 'lost', remote: { presence: 'awaited' } }));
  expect(screen.queryByRole('button', { name: 'Llamame por teléfono' })).toBeNull();
  unmount();
  show(fakePeerSession({ state: 'lost' }), 'professional');
  expect(screen.queryByRole('button', { name: 'Llamame por teléfono' })).toBeNull();
});

test('asking to be phoned without a line says that it was not told', async () => {
  const session = fakePeerSession({ state: 'lost' });
  vi.mocked(session.say).mockReturnValue(false);
  const { user } = show(session);
  await user.click(button('Llamame por teléfono'));
  expect(statuses()).toContain('No pudimos avisar. Probá volver a entrar.');
});

test('a patient whose video was cut asks to be phoned, and learns when it was told', async () => {
  const session = fakePeerSession({ state: 'lost' });
  const { user } = show(session);
  const body = 'No puedo seguir por video. Llamame por teléfono, por favor.';
  await user.click(button('Llamame por teléfono'));
  expect(session.asked).toContain(`say ${body}`);
  expect(statuses()).not.toContain('Le avisamos');
  act(() => session.show({ messages: [aCallText({ side: 'patient', body })] }));
  expect(await screen.findByText(/Le avisamos a la Dra. Paula Ríos/)).toBeTruthy();
  expect(button('Volver a entrar')).toBeTruthy();
});

test('a new message is seen without opening anything, and opens the others', async () => {
  const session = fakePeerSession();
  const { user } = show(session, 'professional');
  act(() => session.show({ messages: [aCallText({ side: 'patient', body: 'Llamame' })] }));
  await user.click(await screen.findByRole('button', { name: /^Mensaje de .*: Llamame$/ }));
  expect(screen.getByRole('heading', { name: 'Mensajes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mensaje de / })).toBeNull();
});

test('without a picture the other side is a photo, or initials', () => {
  const { unmount } = show(fakePeerSession());
  expect(screen.getByText('PR')).toBeTruthy();
  unmount();
  show(fakePeerSession(), 'patient', 'data:image/png;base64,iVBO');
  expect(screen.queryByText('PR')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,iVBO');
});

test('the names of the controls say what is on', async () => {
  proves('call-controls');
  const session = fakePeerSession();
  const { user } = show(session);
  await user.click(button('Silenciar micrófono'));
  await user.click(button('Apagar cámara'));
  expect(button('Activar micrófono')).toBeTruthy();
  expect(button('Prender cámara')).toBeTruthy();
});

test('the toolbar is one stop of the tab key and the arrows go round in it', async () => {
  const { user, onHangUp } = show(fakePeerSession());
  expect(screen.getByRole('toolbar', { name: 'Controles de la llamada' })).toBeTruthy();
  button('Silenciar micrófono').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(button('Más opciones'));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
  expect(onHangUp).toHaveBeenCalledTimes(1);
  expect(button('Cortar llamada').tabIndex).toBe(0);
  expect(button('Silenciar micrófono').tabIndex).toBe(-1);
});

test('more options: camera, audio only, fit, microphone; Escape closes them', async () => {
  proves('call-controls');
  const session = fakePeerSession({
    local: {
      microphones: [
        { id: 'a', label: 'Integrado' },
        { id: 'b', label: '' },
      ],
    },
  });
  const { user } = show(session);
  await user.click(button('Más opciones'));
  await user.click(button('Girar cámara'));
  await user.click(button('Más opciones'));
  await user.selectOptions(screen.getByLabelText('Cambiar micrófono'), 'Micrófono 2');
  await user.click(button('Ajustar imagen: llenar la pantalla'));
  await user.click(button('Más opciones'));
  expect(button('Ajustar imagen: ver completa')).toBeTruthy();
  await user.click(button('Solo audio'));
  await user.click(button('Más opciones'));
  expect(button('Volver al video')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Volver al video' })).toBeNull();
  expect(document.activeElement).toBe(button('Más opciones'));
  expect(session.asked).toEqual(['switchCamera', 'chooseMicrophone b', 'toggle camera']);
});

test.each([
  ['professional', 'object-contain', 'Ajustar imagen: llenar la pantalla', 'object-cover'],
  ['patient', 'object-cover', 'Ajustar imagen: ver completa', 'object-contain'],
] as const)(
  'on a telephone a %s sees the picture as %s, until it is adjusted',
  async (side, first, name, then) => {
    onTelephone();
    const session = fakePeerSession({ remote: { stream: fakeStream().stream } });
    const { user } = show(session, side);
    const picture = () => screen.getByLabelText(/^Video de/).className;
    expect(picture().split(' ')).toContain(first);
    await user.click(button('Más opciones'));
    await user.click(button(name));
    expect(picture().split(' ')).toContain(then);
    expect(picture().split(' ')).not.toContain(first);
    vi.unstubAllGlobals();
  },
);

test('a message is announced and counted until it is read, and answered', async () => {
  const session = fakePeerSession();
  const { user } = show(session);
  act(() => session.show({ messages: [aCallText({ body: 'No se escucha' })] }));
  expect(statuses()).toContain('Mensaje de la Dra. Paula Ríos: No se escucha');
  await user.click(button('Más opciones, 1 mensaje nuevo'));
  await user.click(button('Escribir mensaje'));
  expect(screen.getByText('No se escucha')).toBeTruthy();
  await user.type(screen.getByLabelText('Tu mensaje'), 'Ya lo prendo{Enter}');
  expect(session.asked).toContain('say Ya lo prendo');
  await waitFor(() => expect(button('Más opciones')).toBeTruthy());
});

test('a message that could not be sent stays in its box', async () => {
  const session = fakePeerSession();
  vi.mocked(session.say).mockReturnValue(false);
  const { user } = show(session);
  await user.click(button('Más opciones'));
  await user.click(button('Escribir mensaje'));
  await user.type(screen.getByLabelText('Tu mensaje'), 'hola{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('No se pudo enviar. Probá de nuevo.');
  expect(screen.getByLabelText<HTMLInputElement>('Tu mensaje').value).toBe('hola');
});

test('a message on its way says so', async () => {
  const session = fakePeerSession({ unsent: [{ id: 'first', body: 'Llamame' }] });
  const { user } = show(session);
  await user.click(button('Más opciones'));
  await user.click(button('Escribir mensaje'));
  expect(screen.getByText('Vos · Enviando…').nextElementSibling?.textContent).toBe('Llamame');
  expect(screen.queryByText(/Todavía no hay mensajes/)).toBeNull();
});

test('the own picture moves to the next corner by its button', async () => {
  const session = fakePeerSession({ local: { stream: {} as MediaStream } });
  const { user } = show(session);
  const own = screen.getByRole('figure', { name: 'Mi imagen' });
  const before = own.className;
  await user.click(button('Mover mi imagen'));
  expect(own.className).not.toBe(before);
});

test('what the browser is going to ask is explained, and one may enter without camera', async () => {
  const session = fakePeerSession({ state: 'permission' });
  const { user } = show(session);
  const words = await screen.findByText(/Ahora el navegador te va a preguntar/, {}, LASTING);
  expect(words.textContent).toContain('Permitir');
  await user.click(button('Entrar sin cámara'));
  expect(session.asked).toContain('start camera:false');
});

test.each([
  ['refused-by-user', 'No nos diste permiso para usar la cámara', 'Entrar sin cámara'],
  [
    'refused-by-system',
    'Tu dispositivo no deja que el navegador use la cámara',
    'Entrar sin cámara',
  ],
  ['in-use', 'Otra aplicación está usando la cámara', 'Entrar sin cámara'],
  ['absent', 'No encontramos la cámara', 'Seguir solo con audio'],
  ['unsupported', 'Este navegador no puede usar la cámara', 'Entrar sin cámara'],
  ['other', 'No pudimos usar la cámara', 'Entrar sin cámara'],
] as const)('a camera that is %s has its own text and next step', async (failure, text, next) => {
  proves('camera-and-microphone-dialogs');
  const session = fakePeerSession({ state: 'permission', problem: { device: 'camera', failure } });
  const { user } = show(session);
  expect(screen.getByRole('heading', { name: text })).toBeTruthy();
  await user.click(button('Reintentar'));
  await user.click(button(next));
  expect(session.asked).toEqual(['start as before', 'start camera:false']);
  const help = screen.queryByRole('link', { name: 'Cómo dar permiso en tu navegador' });
  expect(help !== null).toBe(failure === 'refused-by-user');
});

test('a microphone that the telephone took is given back with one press', async () => {
  const session = fakePeerSession({ local: { isInterrupted: true } });
  const { user } = show(session);
  await user.click(button('Tocá para volver a activar el micrófono'));
  expect(session.asked).toContain('reacquire');
});

const LOST_CAMERA = 'Tu cámara se desconectó. Tocá para volver a encenderla.';

test('a camera that ended by itself is told and given back with one press', async () => {
  const session = fakePeerSession();
  const { user } = show(session);
  act(() => session.show({ local: { camera: false, isCameraLost: true } }));
  expect(screen.getByRole('alert').textContent).toContain(LOST_CAMERA);
  expect(button('Prender cámara')).toBeTruthy();
  await user.click(button(LOST_CAMERA));
  expect(session.asked).toEqual(['toggle camera']);
});

const PAUSED_CAMERA = 'Tu cámara está en pausa: la usa otra aplicación o una llamada';

test('a camera that the system paused is told as a pause, and so long as it lasts', () => {
  const session = fakePeerSession({
    local: { isCameraPaused: true, stream: {} as MediaStream },
  });
  show(session);
  expect(statuses()).toContain(PAUSED_CAMERA);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('figure', { name: 'Mi imagen' })).toBeNull();
  act(() => session.show({ local: { isCameraPaused: false } }));
  expect(statuses()).not.toContain(PAUSED_CAMERA);
  expect(screen.getByRole('figure', { name: 'Mi imagen' })).toBeTruthy();
});

test('whoever lost the camera may go on without it', async () => {
  const session = fakePeerSession({ local: { camera: false, isCameraLost: true } });
  const { user } = show(session);
  await user.click(button('Seguir solo con audio'));
  expect(session.asked).toEqual(['start camera:false']);
});

test('a camera that cannot be taken back says why, and asks only once', () => {
  const problem = { device: 'camera', failure: 'absent' } as const;
  show(fakePeerSession({ problem, local: { camera: false, isCameraLost: true } }));
  expect(screen.getByRole('heading', { name: 'No encontramos la cámara' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: LOST_CAMERA })).toBeNull();
});

test('of a camera with its microphone the microphone is given back first', () => {
  show(fakePeerSession({ local: { isInterrupted: true, camera: false, isCameraLost: true } }));
  expect(button('Tocá para volver a activar el micrófono')).toBeTruthy();
  expect(screen.queryByRole('button', { name: LOST_CAMERA })).toBeNull();
});

test('the professional reads a patient’s name without an article', () => {
  show(fakePeerSession({ remote: { stream: {} as MediaStream, camera: false } }), 'professional');
  expect(screen.getByText('Tomás González tiene la cámara apagada')).toBeTruthy();
});

test('the other side’s camera and microphone are told in words', () => {
  show(
    fakePeerSession({ remote: { stream: {} as MediaStream, camera: false, microphone: false } }),
  );
  expect(screen.getByText('La Dra. Paula Ríos tiene la cámara apagada')).toBeTruthy();
  expect(screen.getByText('La Dra. Paula Ríos tiene el micrófono apagado')).toBeTruthy();
});

const press = (key: string, held: object = { ctrlKey: true }) =>
  fireEvent.keyDown(document.body, { key, ...held });

test('the keys of the call are not the patient’s', () => {
  const session = fakePeerSession();
  show(session);
  expect(press('d')).toBe(true);
  expect(press('e')).toBe(true);
  expect(session.asked).toEqual([]);
  expect(button('Silenciar micrófono').getAttribute('aria-keyshortcuts')).toBeNull();
});

test('AltGr and E write a euro: the camera stays as it was', () => {
  const session = fakePeerSession();
  show(session, 'professional');
  expect(press('e', { ctrlKey: true, altKey: true })).toBe(true);
  expect(session.asked).toEqual([]);
});

test('once the call is over its keys are the browser’s again', () => {
  const session = fakePeerSession();
  show(session, 'professional');
  act(() => session.show({ state: 'ended', ending: 'over' }));
  expect(press('d')).toBe(true);
  expect(press('e')).toBe(true);
  expect(session.asked).toEqual([]);
});

test.each([
  ['d', 'Silenciar micrófono', 'Activar micrófono', 'Micrófono silenciado', 'Control+D'],
  ['e', 'Apagar cámara', 'Prender cámara', 'Cámara apagada', 'Control+E'],
])('Ctrl+%s does what %s does, and says so', (key, before, after, spoken, keys) => {
  show(fakePeerSession(), 'professional');
  expect(button(before).getAttribute('aria-keyshortcuts')).toBe(keys);
  act(() => void expect(press(key)).toBe(false));
  expect(button(after)).toBeTruthy();
  expect(statuses()).toContain(spoken);
});

test.each([
  [{ isFair: false }, 'Conexión buena'],
  [{ isFair: true }, 'Conexión regular'],
  [{ state: 'unstable' }, 'Conexión inestable'],
  [{ state: 'reconnecting' }, 'Sin conexión'],
] as const)('a professional reads over the picture how a connection of %o is', (parts, words) => {
  show(fakePeerSession(parts), 'professional');
  expect(screen.getByText(words)).toBeTruthy();
});

test('nothing is said of a connection before there is one', () => {
  show(fakePeerSession({ state: 'connecting' }), 'professional');
  expect(screen.queryByText(/^(Conexión|Sin conexión)/)).toBeNull();
});

describe('on a narrow screen', () => {
  beforeEach(() =>
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media.startsWith('(max-width'), media }),
    ),
  );
  afterEach(() => vi.unstubAllGlobals());

  test('a professional folds the picture away and keeps the sound, the time and the controls', async () => {
    const session = fakePeerSession({
      startedAt: new Date(),
      remote: { stream: {} as MediaStream },
      local: { stream: {} as MediaStream },
    });
    const { user } = show(session, 'professional');
    const sound = screen.getByLabelText('Video de Tomás González');
    await user.click(button('Ocultar la imagen'));
    expect(screen.queryByRole('figure', { name: 'Mi imagen' })).toBeNull();
    expect(screen.getByLabelText('Video de Tomás González')).toBe(sound);
    expect(screen.getByText(/^00:0/)).toBeTruthy();
    await user.click(button('Silenciar micrófono'));
    expect(session.asked).toEqual(['toggle microphone']);
    await user.click(button('Mostrar la imagen'));
    expect(screen.getByRole('figure', { name: 'Mi imagen' })).toBeTruthy();
  });

  test('a patient has nothing to fold: there is nothing else on the screen', () => {
    show(fakePeerSession());
    expect(screen.queryByRole('button', { name: 'Ocultar la imagen' })).toBeNull();
  });
});

test('a person whose browser never answers enters without devices', async () => {
  vi.stubGlobal('RTCPeerConnection', class {});
  const problem = { device: 'microphone', failure: 'unanswered' } as const;
  const session = fakePeerSession({ state: 'permission', problem });
  const { user } = show(session);
  expect(screen.getByRole('heading', { name: 'El navegador no respondió' })).toBeTruthy();
  await user.click(button('Seguir sin cámara ni micrófono'));
  expect(session.asked).toEqual(['start without devices']);
  vi.unstubAllGlobals();
});

test('a replaced microphone is named', async () => {
  show(fakePeerSession({ local: { replacement: { device: 'microphone', label: 'Interno' } } }));
  await waitFor(() => expect(statuses()).toContain('Tu micrófono se desconectó'));
  expect(statuses()).toContain('Seguimos con “Interno”');
});

test('a replaced camera is named', async () => {
  show(fakePeerSession({ local: { replacement: { device: 'camera', label: 'Frontal' } } }));
  await waitFor(() => expect(statuses()).toContain('Tu cámara se desconectó'));
  expect(statuses()).toContain('Seguimos con “Frontal”');
});
