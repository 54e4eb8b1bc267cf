import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { Button } from '../actions/button.tsx';
import { EmergencyStrip } from '../layout/emergency-strip.tsx';
import { Accordion } from '../navigation/accordion.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function CancelConsultation({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Cancelar la consulta</Button>
      <ConfirmDialog
        question="¿Querés cancelar la consulta?"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={onConfirm}
        confirmLabel="Cancelar la consulta"
        isDangerous
      />
    </>
  );
}

test('a question opens on its safe answer, and Escape is Volver', async () => {
  const confirm = vi.fn();
  const { user } = renderScreen(<CancelConsultation onConfirm={confirm} />);
  const opener = screen.getByRole('button', { name: 'Cancelar la consulta' });
  await user.click(opener);

  expect(await screen.findByRole('dialog', { name: '¿Querés cancelar la consulta?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Volver' }));
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(confirm).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('an alert has to be read: a press beside it does not close it, Escape is its safe answer', async () => {
  const close = vi.fn();
  const { user } = renderScreen(
    <Dialog title="Alergia: penicilina" isOpen isAlert onClose={close}>
      Leé esto antes de seguir.
    </Dialog>,
  );
  const alert = await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
  await user.click(alert.closest('.asking') ?? alert);
  expect(close).toHaveBeenCalledOnce();
});

test('all the emergency numbers are calls, 107 first', async () => {
  proves('emergency-numbers');
  const { user } = renderScreen(<EmergencyStrip />);
  await user.click(screen.getByRole('button', { name: 'Ver todos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Números de emergencia' });
  const numbers = [...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(numbers).toEqual(['tel:107', 'tel:911', 'tel:100', 'tel:103', 'tel:105', 'tel:144']);
});

test('a section opens and closes under its heading, and says when it is confirmed', async () => {
  const { user } = renderScreen(
    <Accordion title="Registro de Consulta" isConfirmed>
      <p>Fiebre desde anoche</p>
    </Accordion>,
  );
  const heading = screen.getByRole('heading', { level: 2 });
  const button = screen.getByRole('button', { name: /Registro de Consulta.*Confirmado/ });
  expect(heading.contains(button)).toBe(true);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Fiebre desde anoche')).toBeNull();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Fiebre desde anoche')).toBeTruthy();
});
