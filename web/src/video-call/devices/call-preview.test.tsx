import { asOk } from '@app/contract/kernel';
import { type DeviceFailure, getCallChannel } from '@app/contract/video-call';
import { aCallChannel } from '@app/contract/video-call/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import type { Device } from '../session/call-session.ts';
import { fakeStream } from '../testing/fake-stream.ts';
import { callChannelQuery } from '../video-call.queries.ts';
import { CallPreview } from './call-preview.tsx';
import type { OpenedDevices } from './devices.ts';
import { dropPrepared, keepForCall } from './prepared-devices.ts';

afterEach(dropPrepared);

function open(opened: OpenedDevices | Promise<OpenedDevices>) {
  const onNoCamera = vi.fn();
  const openDevices = async () => opened;
  const preview = <CallPreview isOff={false} onNoCamera={onNoCamera} open={openDevices} />;
  return { ...renderScreen(preview), onNoCamera };
}

/** A preview whose camera choice a test changes. */
function Choosing({ answer }: { answer: OpenedDevices }) {
  const [isOff, setIsOff] = useState(false);
  const [openDevices] = useState(() => async () => answer);
  return (
    <>
      <CallPreview isOff={isOff} onNoCamera={() => undefined} open={openDevices} />
      <button type="button" onClick={() => setIsOff(true)}>
        Sin cámara
      </button>
    </>
  );
}

const fails = (device: Device, failure: DeviceFailure): OpenedDevices => ({
  stream: null,
  problem: { device, failure },
});

test.each([
  ['refused-by-user', 'No nos diste permiso para usar la cámara'],
  ['refused-by-system', 'Tu dispositivo no deja que el navegador use la cámara'],
  ['in-use', 'Otra aplicación está usando la cámara'],
  ['absent', 'No encontramos la cámara'],
] as const)(
  'a camera that is %s is reported, and the call is entered without it',
  async (why, text) => {
    const { onNoCamera } = open(fails('camera', why));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/Vas a entrar sin cámara/)).toBeTruthy();
    expect(onNoCamera).toHaveBeenCalledOnce();
  },
);

test('a microphone that cannot be used is for the call to solve', async () => {
  const { onNoCamera } = open(fails('microphone', 'refused-by-user'));
  expect(await screen.findByText('No nos diste permiso para usar el micrófono')).toBeTruthy();
  expect(screen.getByText('En la llamada te mostramos cómo solucionarlo.')).toBeTruthy();
  expect(onNoCamera).not.toHaveBeenCalled();
});

test('the call is read once it may be entered, so that it is there when the card goes', async () => {
  const read = vi.fn(() => asOk(aCallChannel({ side: 'patient' })));
  answer(getCallChannel, read);
  const { stream } = fakeStream();
  const { channel } = aCallChannel();
  const preview = (known?: string) => (
    <CallPreview
      channel={known}
      isOff={false}
      onNoCamera={() => undefined}
      open={async () => ({ stream, problem: null })}
    />
  );
  const { unmount } = renderScreen(preview());
  await screen.findByRole('figure');
  expect(read).not.toHaveBeenCalled();
  unmount();
  const { queryClient } = renderScreen(preview(channel));
  await waitFor(() =>
    expect(queryClient.getQueryData(callChannelQuery(channel).queryKey)?.side).toBe('patient'),
  );
});

test('while the browser asks it says what to press', () => {
  open(new Promise<OpenedDevices>(() => undefined));
  expect(screen.getByText(/tocá Permitir/)).toBeTruthy();
  expect(screen.queryByLabelText('Mi imagen')).toBeNull();
});

test('a camera that is not wanted any more goes off at once', async () => {
  const { stream, on } = fakeStream();
  const { user } = renderScreen(<Choosing answer={{ stream, problem: null }} />);
  await screen.findByLabelText('Mi imagen');
  await user.click(screen.getByRole('button', { name: 'Sin cámara' }));
  expect(screen.getByText('Cámara apagada')).toBeTruthy();
  await waitFor(() => expect(on()).toEqual(['audio']));
  expect(screen.queryByLabelText('Mi imagen')).toBeNull();
});

test('a camera that was not chosen is not opened', async () => {
  const { stream, on } = fakeStream(['audio']);
  const asked = vi.fn(async () => ({ stream, problem: null }));
  renderScreen(<CallPreview isOff onNoCamera={() => undefined} open={asked} />);
  expect(await screen.findByText('Cámara apagada')).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ camera: false });
  expect(on()).toEqual(['audio']);
});

test('the person sees themselves until the preview goes, and then the light is off', async () => {
  const { stream, on } = fakeStream();
  const { unmount } = open({ stream, problem: null });
  const picture = await screen.findByLabelText<HTMLVideoElement>('Mi imagen');
  await waitFor(() => expect(picture.srcObject).toBe(stream));
  expect(picture.muted).toBe(true);
  unmount();
  await waitFor(() => expect(on()).toEqual([]));
});

test('on the way into the call the camera stays on', async () => {
  const { stream, on } = fakeStream();
  const { unmount } = open({ stream, problem: null });
  await screen.findByLabelText('Mi imagen');
  keepForCall();
  unmount();
  expect(on()).toEqual(['audio', 'video']);
});
