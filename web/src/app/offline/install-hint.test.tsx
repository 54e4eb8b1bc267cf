import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InstallHint } from './install-hint.tsx';
import { keepInstallPrompt } from './install-prompt.ts';

let stop: () => void;
beforeEach(() => {
  stop = keepInstallPrompt();
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  stop();
});

/** Simulates the browser's install prompt, as in Chrome. */
function offerInstallation() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  fireEvent(window, event);
  return { prompt, event };
}

const hint = () => screen.queryByRole('heading', { name: 'Instalá Cercana' });

test('a browser that cannot install gets no offer', () => {
  render(<InstallHint />);
  expect(hint()).toBeNull();
});

test('the browser’s install prompt waits for the button', async () => {
  const { prompt, event } = offerInstallation();
  expect(event.defaultPrevented).toBe(true);
  render(<InstallHint />);
  expect(prompt).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Instalar' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
});

test('a dismissed offer is not repeated, and nothing else is stored', async () => {
  offerInstallation();
  const { unmount } = render(<InstallHint />);
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(hint()).toBeNull();
  unmount();
  render(<InstallHint />);
  expect(hint()).toBeNull();
  expect(document.cookie).toBe('instalar=no');
  expect(localStorage).toHaveLength(0);
});

test('an installed application is not offered', () => {
  offerInstallation();
  render(<InstallHint />);
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(hint()).toBeNull();
});

test('Apple’s telephones get three steps of instruction, and nothing once installed', () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  const { unmount } = render(<InstallHint />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. Tocá el botón Compartir del navegador.',
    '2. Elegí Agregar a inicio.',
    '3. Tocá Agregar.',
  ]);
  unmount();
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  render(<InstallHint />);
  expect(hint()).toBeNull();
});
