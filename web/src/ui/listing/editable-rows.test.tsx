import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { Button } from '../actions/button.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { EditableRows } from './editable-rows.tsx';

type Props = { asks?: boolean };

function Medicines({ asks = false }: Props) {
  const [names, setNames] = useState(['Ibuprofeno', 'Amoxicilina', 'Loratadina']);
  const [doomed, setDoomed] = useState<string>();
  const remove = (name: string) => setNames(names.filter((one) => one !== name));
  return (
    <EditableRows names={names}>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            // The rows are new elements after each removal, as where the same study is ordered twice.
            <li key={`${names.length}-${name}`}>
              <button type="button">Modificar {name}</button>
              <button type="button" onClick={() => (asks ? setDoomed(name) : remove(name))}>
                Quitar {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <span data-adds>
        <Button onPress={() => setNames([...names, 'Aspirina'])}>Agregar</Button>
      </span>
      {doomed && (
        <ConfirmDialog
          question="¿Quitar?"
          confirmLabel="Sí, quitar"
          isOpen
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            remove(doomed);
            setDoomed(undefined);
          }}
        >
          <p>Se quita de la lista.</p>
        </ConfirmDialog>
      )}
    </EditableRows>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = (name: string) => waitFor(() => expect(document.activeElement).toBe(button(name)));

test('who removes a row goes on at the one that took its place, and at what adds another after the last', async () => {
  const { user } = renderScreen(<Medicines />);
  await user.click(button('Quitar Ibuprofeno'));
  await focused('Quitar Amoxicilina');
  await user.click(button('Quitar Loratadina'));
  await focused('Quitar Amoxicilina');
  await user.keyboard('{Enter}');
  await focused('Agregar');
});

test('who removes a row after a question goes on at the next row too', async () => {
  const { user } = renderScreen(<Medicines asks />);
  await user.click(button('Quitar Amoxicilina'));
  await user.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
  await focused('Quitar Loratadina');
});

test('an added row and a removed one are read out', async () => {
  const { user } = renderScreen(<Medicines />);
  await user.click(button('Agregar'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Se agregó: Aspirina'));
  await user.click(button('Quitar Amoxicilina'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Se quitó: Amoxicilina'));
});
