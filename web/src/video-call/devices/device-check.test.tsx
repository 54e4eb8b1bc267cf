import type { DeviceFailure } from '@app/contract/video-call';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeStream } from '../testing/fake-stream.ts';
import { DeviceCheck } from './device-check.tsx';
import type { OpenedDevices, WantedDevices } from './devices.ts';

afterEach(() => void vi.useRealTimers());

/** A microphone that hears this much, from 0 to 1, until it hears something else. */
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
