import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { waitingCopy } from '../guard-queue.copy.ts';
import { NotifyButton } from './notify-button.tsx';

afterEach(() => vi.unstubAllGlobals());

const asAsked = (permission: NotificationPermission, answer: NotificationPermission) =>
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });

test('a telephone is not asked for desktop notifications', () => {
  proves('desktop-notifications-on-a-telephone');
  asAsked('default', 'granted');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile');
  const { container } = render(<NotifyButton words={waitingCopy} />);
  expect(container.textContent).toBe('');
});

test('a browser that has none says so', () => {
  proves('desktop-notifications-on-a-telephone');
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(window, 'Notification');
  render(<NotifyButton words={waitingCopy} />);
  expect(screen.getByText(/Este navegador no puede mostrar avisos/)).toBeTruthy();
});

test('permission is asked for after a press, and its answer told', async () => {
  asAsked('default', 'granted');
  render(<NotifyButton words={waitingCopy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Avisame cuando me toque' }));
  expect(screen.queryByRole('button')).toBeNull();
});
