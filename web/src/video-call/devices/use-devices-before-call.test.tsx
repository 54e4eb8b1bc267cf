import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { fakeStream } from '../testing/fake-stream.ts';
import type { OpenedDevices, WantedDevices } from './devices.ts';
import { useDevicesBeforeCall } from './use-devices-before-call.tsx';

type Answer = (wanted: WantedDevices) => OpenedDevices;

function Caller({ answer, onReady }: { answer: Answer; onReady: () => void }) {
  const { ask, question } = useDevicesBeforeCall(async (wanted) => answer(wanted));
  return (
    <>
      <button type="button" onClick={() => ask(onReady)}>
        Llamar
      </button>
      {question}
    </>
  );
}

async function call(answer: Answer) {
  const onReady = vi.fn();
  const { user } = renderScreen(<Caller answer={answer} onReady={onReady} />);
  await user.click(screen.getByRole('button', { name: 'Llamar' }));
  return { user, onReady };
}

const works = ({ camera }: WantedDevices): OpenedDevices => ({
  stream: fakeStream(camera ? ['audio', 'video'] : ['audio']).stream,
  problem: null,
});

test('without permission for the microphone no patient is called, and advice is shown', async () => {
  let isAllowed = false;
  const refused = { device: 'microphone', failure: 'refused-by-user' } as const;
  const { user, onReady } = await call((wanted) =>
    isAllowed ? works(wanted) : { stream: null, problem: refused },
  );
  expect(await screen.findByText('No nos diste permiso para usar el micrófono')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Seguir solo con audio' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onReady).not.toHaveBeenCalled();
  isAllowed = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(onReady).toHaveBeenCalledExactlyOnceWith({ camera: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('going back calls nobody', async () => {
  const { user, onReady } = await call(() => ({
    stream: null,
    problem: { device: 'microphone', failure: 'absent' },
  }));
  await user.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onReady).not.toHaveBeenCalled();
});

test('without a camera the voice alone is enough', async () => {
  const { user, onReady } = await call((wanted) =>
    wanted.camera
      ? { stream: null, problem: { device: 'camera', failure: 'in-use' } }
      : works(wanted),
  );
  await user.click(await screen.findByRole('button', { name: 'Seguir solo con audio' }));
  await waitFor(() => expect(onReady).toHaveBeenCalledExactlyOnceWith({ camera: false }));
});

test('working devices are released until the call', async () => {
  const { stream, on } = fakeStream();
  const { onReady } = await call(() => ({ stream, problem: null }));
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(on()).toEqual([]);
});
