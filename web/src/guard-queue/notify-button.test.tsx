import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NotifyButton } from './notify-button.tsx';

afterEach(() => vi.unstubAllGlobals());

const asAsked = (permission: NotificationPermission, answer: NotificationPermission) =>
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });

test('a telephone is not asked for desktop notifications', () => {
  asAsked('default', 'granted');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile');
  const { container } = render(<NotifyButton />);
  expect(container.textContent).toBe('');
});

test('a browser that has none says so', () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(window, 'Notification');
  render(<NotifyButton />);
  expect(screen.getByText(/Este navegador no puede mostrar avisos/)).toBeTruthy();
});

test('permission is asked for after a press, and its answer told', async () => {
  asAsked('default', 'granted');
  render(<NotifyButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Avisame cuando me toque' }));
  expect(screen.queryByRole('button')).toBeNull();
});
