import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { Button } from '../actions/button.tsx';
import { toast } from './toast.ts';

const timeOf = (text: string): Element => {
  const bar = screen
    .getByText(text)
    .closest('.Toastify__toast')
    ?.querySelector('[class*=progress-bar--animated]');
  if (!bar) throw new Error(`${text} has no time`);
  return bar;
};

test('an error is an alert titled Error; other messages are polite', async () => {
  proves('toasts');
  renderScreen(<p />);
  toast.error('Ocurrió un problema con la actualización del perfil');
  toast.success('Se actualizó la contraseña');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error');
  expect(alert.textContent).toContain('Ocurrió un problema con la actualización del perfil');
  expect(
    (await screen.findByText('Se actualizó la contraseña')).closest('[role=status]'),
  ).toBeTruthy();
});

test('a toast lasts ten seconds, which stand still under the pointer and under the keyboard', async () => {
  proves('toast-ten-seconds');
  const { user } = renderScreen(<Button>Otro lugar</Button>);
  toast.info('Diez segundos');
  await screen.findByText('Diez segundos');
  expect(timeOf('Diez segundos').getAttribute('style')).toContain('10000ms');

  const close = screen.getAllByRole('button', { name: 'Cerrar aviso' }).at(-1) as HTMLElement;
  close.focus();
  await waitFor(() => expect(timeOf('Diez segundos').getAttribute('style')).toContain('paused'));
  await user.click(screen.getByRole('button', { name: 'Otro lugar' }));
  await waitFor(() => expect(timeOf('Diez segundos').getAttribute('style')).toContain('running'));

  fireEvent.mouseEnter(screen.getByText('Diez segundos').closest('.Toastify__toast') as Element);
  await waitFor(() => expect(timeOf('Diez segundos').getAttribute('style')).toContain('paused'));
});

test('what was done can be undone from its toast', async () => {
  const undo = vi.fn();
  const { user } = renderScreen(<p />);
  toast.info('Notificación eliminada', { label: 'Deshacer', onPress: undo });
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(undo).toHaveBeenCalledOnce();
});

test('at most three are seen at once', async () => {
  proves('toasts');
  renderScreen(<p />);
  for (const number of [1, 2, 3, 4, 5]) toast.info(`Aviso ${number}`);
  await screen.findByText('Aviso 3');
  expect(document.querySelectorAll('.Toastify__toast').length).toBeLessThanOrEqual(3);
});
