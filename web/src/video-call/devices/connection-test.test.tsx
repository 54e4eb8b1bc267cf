import {
  downloadTest,
  getConnectionTest,
  reportConnectionTest,
  uploadTest,
} from '@app/contract/video-call';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ConnectionTest } from './connection-test.tsx';

const result = (isGood: boolean, isRemembered: boolean) => ({
  status: 'ok' as const,
  data: {
    download_ms: 100,
    upload_ms: 100,
    testedAt: '2025-03-07T12:00:00.000Z',
    isGood,
    isRemembered,
  },
});

beforeEach(() => session.hold({ id_token: 'x', expires_in: 600 }, 'password'));

function open() {
  const handlers = { onPassed: vi.fn(), onAudioOnly: vi.fn(), onDismissed: vi.fn() };
  return { ...renderScreen(<ConnectionTest {...handlers} />), ...handlers };
}

const measured = vi.fn();
function networkWorks() {
  answer(getConnectionTest, { status: 'ok', data: null });
  answer(downloadTest, undefined);
  answer(uploadTest, { status: 'ok' });
  answer(reportConnectionTest, ({ body }) => {
    measured(body);
    return result(true, true);
  });
}

function networkFails() {
  networkWorks();
  answer(downloadTest, refusal(500, 'server.fault'));
}

test('a test passed within a day is not repeated', async () => {
  answer(getConnectionTest, result(true, true));
  const { onPassed } = open();
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
});

test('a good connection opens the guard and is remembered', async () => {
  proves('connection-test-screen');
  networkWorks();
  const { onPassed } = open();
  expect(screen.getByRole('progressbar', { name: 'Avance de la prueba' })).toBeTruthy();
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
  expect(measured).toHaveBeenCalledWith({
    download_ms: expect.any(Number),
    upload_ms: expect.any(Number),
  });
});

test('a bad one says so and goes away after five visible seconds', async () => {
  proves('poor-connection-goes-away');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  networkFails();
  const { onDismissed } = open();
  expect(await screen.findByText('Volvemos al inicio en 5 s')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Volvemos al inicio en 3 s')).toBeTruthy();
  expect(onDismissed).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3_200));
  expect(onDismissed).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('testing again stops the countdown', async () => {
  networkFails();
  const { user, onPassed, onDismissed } = open();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  networkWorks();
  await user.click(retry);
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
  expect(screen.queryByText(/Volvemos al inicio/)).toBeNull();
  expect(onDismissed).not.toHaveBeenCalled();
});

test('one may go on with the voice alone', async () => {
  networkFails();
  const { user, onAudioOnly } = open();
  await user.click(await screen.findByRole('button', { name: 'Seguir solo con audio' }));
  expect(onAudioOnly).toHaveBeenCalled();
});
