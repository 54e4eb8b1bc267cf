import type { DeviceFailure } from '@app/contract/video-call';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeStream } from '../testing/fake-stream.ts';
import { DeviceCheck } from './device-check.tsx';
import type { OpenedDevices, WantedDevices } from './devices.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A microphone with this volume, from 0 to 1, until it is changed. */
function microphoneHears(first: number): (volume: number) => void {
  let volume = first;
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({
        fftSize: 8,
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(volume),
      });
      createMediaStreamSource = () => ({ connect: () => undefined });
      resume = async () => undefined;
      close = async () => undefined;
    },
  );
  return (next) => {
    volume = next;
  };
}

function open(answer: (wanted: WantedDevices) => OpenedDevices) {
  const onDone = vi.fn();
  const openDevices = vi.fn(async (wanted: WantedDevices) => answer(wanted));
  const view = renderScreen(<DeviceCheck onDone={onDone} open={openDevices} />);
  return { ...view, onDone, openDevices };
}

const works = ({ camera }: WantedDevices): OpenedDevices => ({
  stream: fakeStream(camera ? ['audio', 'video'] : ['audio']).stream,
  problem: null,
});
const fails =
  (failure: DeviceFailure) =>
  ({ camera }: WantedDevices): OpenedDevices =>
    camera ? { stream: null, problem: { device: 'camera', failure } } : works({ camera: false });

const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('the browser is not asked before it has been explained', () => {
  const { openDevices } = open(works);
  expect(screen.getByText(/Ahora el navegador te va a preguntar/)).toBeTruthy();
  expect(openDevices).not.toHaveBeenCalled();
});

test.each([
  ['refused-by-user', 'No nos diste permiso para usar la cámara'],
  ['refused-by-system', 'Tu dispositivo no deja que el navegador use la cámara'],
  ['in-use', 'Otra aplicación está usando la cámara'],
  ['absent', 'No encontramos la cámara'],
] as const)('a camera %s is explained, and the voice alone is enough', async (failure, text) => {
  proves('camera-and-microphone-dialogs');
  microphoneHears(0.5);
  const { user, onDone } = open(fails(failure));
  await press(user, 'Probar cámara y micrófono');
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  await press(user, 'Seguir solo con audio');
  expect(await screen.findByText('Vas a entrar sin cámara')).toBeTruthy();
  await screen.findByText('El micrófono funciona');
  await press(user, 'Continuar');
  expect(onDone).toHaveBeenCalledWith({ camera: false, isHeard: true });
});

test('a silent microphone does not pass', async () => {
  microphoneHears(0);
  const { user, onDone } = open(works);
  await press(user, 'Probar cámara y micrófono');
  expect((await screen.findByRole('meter')).getAttribute('aria-valuetext')).toBe('sin sonido');
  await press(user, 'Continuar');
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getAllByText(/Primero probá el micrófono/).length).toBeGreaterThan(0);
});

test('a silent microphone shows advice and does not prevent joining', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  microphoneHears(0);
  const { user, onDone } = open(works);
  await press(user, 'Probar cámara y micrófono');
  await screen.findByText('La cámara funciona');
  expect(screen.queryByRole('button', { name: 'Seguir igual' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText(/micrófono no esté silenciado/)).toBeTruthy();
  expect(screen.getByText(/le avisamos al profesional/)).toBeTruthy();
  await press(user, 'Seguir igual');
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ camera: true, isHeard: false });
});

test('the advice disappears once the microphone is heard', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const hears = microphoneHears(0);
  const { user } = open(works);
  await press(user, 'Probar cámara y micrófono');
  await screen.findByText('La cámara funciona');
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  hears(0.5);
  expect(await screen.findByText('El micrófono funciona')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Seguir igual' })).toBeNull();
});

test('with voice only the camera is not requested', async () => {
  microphoneHears(0.5);
  const onDone = vi.fn();
  const openDevices = vi.fn(async (wanted: WantedDevices) => works(wanted));
  const { user } = renderScreen(<DeviceCheck isAudioOnly onDone={onDone} open={openDevices} />);
  await press(user, 'Probar cámara y micrófono');
  await screen.findByText('El micrófono funciona');
  expect(openDevices).toHaveBeenCalledExactlyOnceWith({ camera: false });
});

test('camera, microphone and sound are ticked one by one', async () => {
  microphoneHears(0.5);
  const { user, onDone } = open(works);
  await press(user, 'Probar cámara y micrófono');
  await screen.findByText('La cámara funciona');
  await screen.findByText('El micrófono funciona');
  expect(screen.queryByText('El sonido se escucha')).toBeNull();
  await press(user, 'Reproducir un sonido');
  await press(user, 'No');
  expect(screen.getByText(/Subí el volumen/)).toBeTruthy();
  await press(user, 'Reproducir un sonido');
  await press(user, 'Sí');
  expect(screen.getByText('El sonido se escucha')).toBeTruthy();
  await press(user, 'Continuar');
  expect(onDone).toHaveBeenCalledWith({ camera: true, isHeard: true });
});

describe('on the way into the line', () => {
  const onDone = vi.fn();
  const openDevices = vi.fn(async (wanted: WantedDevices) => works(wanted));
  beforeEach(() => {
    onDone.mockClear();
    openDevices.mockClear();
  });
  const browserSays = (state: PermissionState) =>
    vi.stubGlobal('navigator', { ...navigator, permissions: { query: async () => ({ state }) } });
  const begin = (isAudioOnly = false) =>
    renderScreen(
      <DeviceCheck
        wayHeading={<h1>Probemos</h1>}
        isAudioOnly={isAudioOnly}
        onDone={onDone}
        open={openDevices}
      />,
    );
  const passes = async () => {
    const view = begin();
    await screen.findByText('El micrófono funciona');
    await press(view.user, 'Continuar');
    view.unmount();
    onDone.mockClear();
    openDevices.mockClear();
  };

  test('a browser that asks is explained first, where nothing passed today', async () => {
    browserSays('prompt');
    begin();
    expect(await screen.findByText(/Ahora el navegador te va a preguntar/)).toBeTruthy();
    expect(openDevices).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
  });

  const asksAgain = async () => {
    microphoneHears(0.5);
    browserSays('granted');
    await passes();
    browserSays('prompt');
    const allow = Promise.withResolvers<OpenedDevices>();
    openDevices.mockImplementationOnce(() => allow.promise);
    const view = begin();
    await screen.findByText(/Ahora el navegador te va a preguntar/);
    return { ...view, allow: (opened: OpenedDevices) => act(async () => allow.resolve(opened)) };
  };

  test('what passed today is refused now: the steps to allow it are shown', async () => {
    const { allow } = await asksAgain();
    await allow(fails('refused-by-user')({ camera: true }));
    expect(screen.getByText('No nos diste permiso para usar la cámara')).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });

  test('what passed today needs no press where the browser asks again: its own question is the only one', async () => {
    proves('equipment-pass-is-kept');
    const { allow } = await asksAgain();
    expect(openDevices).toHaveBeenCalledExactlyOnceWith({ camera: true });
    expect(onDone).not.toHaveBeenCalled();
    const { stream, on } = fakeStream();
    await allow({ stream, problem: null });
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ camera: true, isHeard: true });
    expect(on()).toEqual([]);
  });

  test('who wants no camera while the browser asks for it goes without', async () => {
    const { user, allow } = await asksAgain();
    await press(user, 'Entrar sin cámara');
    await allow(works({ camera: true }));
    expect(onDone).not.toHaveBeenCalled();
    expect(await screen.findByText('Vas a entrar sin cámara')).toBeTruthy();
  });

  const NOT_YET = 'Primero probá el micrófono: decí algo en voz alta.';
  const scrolledTo = (text: string) =>
    vi
      .mocked(Element.prototype.scrollIntoView)
      .mock.contexts.some((element) => (element as Element).textContent?.includes(text));

  test('who is not heard yet reads why before pressing, and a press brings the meter into view', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView');
    microphoneHears(0);
    browserSays('granted');
    const { user } = begin();
    await screen.findByText('La cámara funciona');
    const isSeen = (element: Element) => !element.closest('.sr-only');
    expect(screen.getAllByText(NOT_YET).filter(isSeen)).toHaveLength(1);
    await press(user, 'Continuar');
    expect(onDone).not.toHaveBeenCalled();
    expect(scrolledTo('la barra se tiene que mover')).toBe(true);
    expect(screen.getAllByText(NOT_YET).filter(isSeen)).toHaveLength(1);
  });

  test('whether the sound was heard is asked in view', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView');
    microphoneHears(0.5);
    browserSays('granted');
    const { user } = begin();
    await press(user, 'Reproducir un sonido');
    expect(scrolledTo('¿Lo escuchaste?')).toBe(true);
  });

  test('who is not heard goes on beside Continuar, not below the advice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    microphoneHears(0);
    browserSays('granted');
    const { user } = begin();
    await screen.findByText('La cámara funciona');
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    const advice = screen.getByText(/micrófono no esté silenciado/).closest('.card');
    const anyway = screen.getByRole('button', { name: 'Seguir igual' });
    expect(advice?.contains(anyway)).toBe(false);
    expect(screen.queryByText(NOT_YET, { selector: 'p' })).toBeNull();
    await user.click(anyway);
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ camera: true, isHeard: false });
  });

  test('a microphone that is not heard does not go on by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    microphoneHears(0);
    browserSays('granted');
    begin();
    await screen.findByText('La cámara funciona');
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Seguir igual' })).toBeTruthy();
  });

  test('what works goes on by itself after five seconds, which are seen and not announced', async () => {
    proves('equipment-goes-on-by-itself');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    microphoneHears(0.5);
    browserSays('granted');
    begin();
    const seconds = await screen.findByText('Todo funciona. Seguimos en 5 s.');
    expect(seconds.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('Todo funciona: seguimos solos en unos segundos.')).toBeTruthy();
    for (let second = 0; second < 5; second += 1) {
      expect(onDone).not.toHaveBeenCalled();
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ camera: true, isHeard: true });
  });

  test.each(['Esperar', 'Reproducir un sonido'])('%s stays until it is pressed', async (name) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    microphoneHears(0.5);
    browserSays('granted');
    const { user } = begin();
    await screen.findByText('El micrófono funciona');
    await press(user, name);
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByText('Cuando quieras, tocá Continuar.')).toBeTruthy();
    await press(user, 'Continuar');
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ camera: true, isHeard: true });
  });

  test('whoever wants no camera says so while it is tried, and no pass is kept', async () => {
    microphoneHears(0.5);
    browserSays('granted');
    const { user, unmount } = begin();
    await press(user, 'Entrar sin cámara');
    await screen.findByText('Vas a entrar sin cámara');
    await screen.findByText('El micrófono funciona');
    await press(user, 'Continuar');
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ camera: false, isHeard: true });
    unmount();
    begin();
    expect(await screen.findByRole('heading', { name: 'Probemos' })).toBeTruthy();
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('what passed on this device is not tried again for a day', async () => {
    proves('equipment-pass-is-kept');
    const write = vi.spyOn(Document.prototype, 'cookie', 'set');
    microphoneHears(0.5);
    browserSays('granted');
    await passes();
    expect(document.cookie).toBe('equipo=listo');
    expect(write).toHaveBeenCalledExactlyOnceWith(
      'equipo=listo; Path=/; Max-Age=86400; SameSite=Strict',
    );
    begin();
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith({ camera: true, isHeard: true }),
    );
    expect(openDevices).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

const noMicrophone = (failure: DeviceFailure) => (): OpenedDevices => ({
  stream: null,
  problem: { device: 'microphone', failure },
});

test('a person without a microphone goes on, to listen and write', async () => {
  vi.stubGlobal('RTCPeerConnection', class {});
  const { user, onDone } = open(noMicrophone('absent'));
  await press(user, 'Probar cámara y micrófono');
  expect(await screen.findByRole('heading', { name: 'No encontramos el micrófono' })).toBeTruthy();
  await press(user, 'Seguir sin cámara ni micrófono');
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ camera: false, isHeard: false });
});

test('a browser that cannot be in a call leads only to another one', async () => {
  const { user } = open(noMicrophone('unsupported'));
  await press(user, 'Probar cámara y micrófono');
  expect(await screen.findByText(/elegí Abrir en el navegador/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Seguir sin cámara ni micrófono' })).toBeNull();
  await press(user, 'Copiar enlace');
  expect(await screen.findByText('Enlace copiado')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(window.location.origin);
});
