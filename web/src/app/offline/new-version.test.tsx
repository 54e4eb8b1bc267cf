import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchForNewVersion } from './new-version.ts';
import { NewVersionBanner } from './new-version-banner.tsx';

afterEach(() => {
  document.head.innerHTML = '';
});

/** A browser with a waiting worker that keeps a version of the page. */
function waitingWorker(version: string) {
  const postMessage = vi.fn((_: string, [port]: MessagePort[]) => port?.postMessage(version));
  const registration = Object.assign(new EventTarget(), {
    waiting: { postMessage },
    installing: null,
    update: async () => undefined,
  });
  return { registration: registration as unknown as ServiceWorkerRegistration, postMessage };
}

const notice = () => screen.queryByText('Hay una versión nueva de la página.');

// A version that was found once is remembered, so the refusal is tested first.
test('a waiting worker of this page’s version is not announced', async () => {
  document.head.innerHTML = '<meta name="cercana-version" content="b2">';
  const { registration, postMessage } = waitingWorker('b2');
  watchForNewVersion(registration);
  render(<NewVersionBanner />);
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage('after the answer of the worker');
  });
  expect(notice()).toBeNull();
});

test('a newer one is offered, and does not take over by itself', async () => {
  document.head.innerHTML = '<meta name="cercana-version" content="b1">';
  const { registration, postMessage } = waitingWorker('b2');
  watchForNewVersion(registration);
  render(<NewVersionBanner />);
  await waitFor(() => expect(notice()).not.toBeNull());
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeTruthy();
  expect(postMessage.mock.calls.map(([word]) => word)).toEqual(['which-version']);
});
