import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { Button } from '../actions/button.tsx';
import { EmergencyStrip } from '../layout/emergency-strip.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { Sheet } from '../listing/sheet.tsx';
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

test('a double click opens a question; a click outside closes it later', async () => {
  const { user } = renderScreen(<CancelConsultation onConfirm={vi.fn()} />);
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await user.click(screen.getByRole('button', { name: 'Cancelar la consulta' }));
  const outside = (await screen.findByRole('dialog')).closest('.asking') ?? document.body;
  now.mockReturnValue(10_300);
  await user.click(outside);
  expect(screen.getByRole('dialog')).toBeTruthy();
  now.mockReturnValue(10_600);
  await user.click(outside);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const TURNOS = ['10:00', '11:00'];

/** A list whose rows can be cancelled, and disappear after the server's answer. */
function Appointments({ onCancel = () => Promise.resolve() }: { onCancel?: () => Promise<void> }) {
  const [rows, setRows] = useState(TURNOS);
  const [asked, setAsked] = useState<string>();
  const cancel = () => {
    setAsked(undefined);
    void onCancel().then(() => setRows(rows.filter((row) => row !== asked)));
  };
  return (
    <>
      <PageHeading title="Mis turnos">Mis turnos</PageHeading>
      {rows.map((row) => (
        <Button key={row} onPress={() => setAsked(row)}>{`Cancelar ${row}`}</Button>
      ))}
      <ConfirmDialog
        question="¿Cancelar el turno?"
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={cancel}
        confirmLabel="Sí, cancelar"
      />
    </>
  );
}

const cancelFirst = async ({ user }: ReturnType<typeof renderScreen>) => {
  await user.click(screen.getByRole('button', { name: 'Cancelar 10:00' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, cancelar' }));
};
const heading = () => screen.getByRole('heading', { name: 'Mis turnos' });

test('where what opened a question goes with its answer, the heading has the focus', async () => {
  await cancelFirst(renderScreen(<Appointments />));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar 10:00' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('so it has where that goes only once the list is read again', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  await cancelFirst(renderScreen(<Appointments onCancel={() => told} />));
  const opener = screen.getByRole('button', { name: 'Cancelar 10:00' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await act(async () => tell());
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('in a sheet it stays in the sheet, which Escape closes then', async () => {
  const close = vi.fn();
  const view = renderScreen(
    <>
      <PageHeading title="Agenda">Agenda</PageHeading>
      <Sheet title="Turnos del viernes" isOpen onClose={close}>
        <Appointments />
      </Sheet>
    </>,
  );
  await cancelFirst(view);
  const sheet = await screen.findByRole('dialog', { name: 'Turnos del viernes' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await view.user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('the focus that somebody has moved since stays where it is', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const view = renderScreen(<Appointments onCancel={() => told} />);
  await cancelFirst(view);
  const opener = screen.getByRole('button', { name: 'Cancelar 10:00' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await view.user.tab();
  await act(async () => tell());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar 11:00' }));
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
