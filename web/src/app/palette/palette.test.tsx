import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ScreenAction, useScreenActions } from '../../lib/screen-actions.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { PaletteKeys } from './palette-keys.tsx';

const done = vi.fn();
afterEach(() => done.mockClear());

const call: ScreenAction = {
  id: 'call',
  group: 'guard',
  label: 'Llamar a María',
  run: () => done('call', document.activeElement?.id),
};
const mute: ScreenAction = {
  id: 'microphone',
  group: 'call',
  label: 'Silenciar micrófono',
  shortcut: 'microphone',
  run: () => done('mute'),
};
const finish: ScreenAction = {
  id: 'finish',
  group: 'record',
  label: 'Finalizar consulta',
  disabledReason: 'Falta el diagnóstico.',
  run: () => done('finish'),
};

function Desk({ actions }: { actions: readonly ScreenAction[] }) {
  useScreenActions(actions);
  return (
    <>
      <PaletteKeys />
      <label htmlFor="note">Nota</label>
      <textarea id="note" />
    </>
  );
}

const show = (actions = [call, mute, finish]) => renderScreen(<Desk actions={actions} />);
type User = ReturnType<typeof show>['user'];

async function openPalette(user: User) {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('dialog', { name: 'Acciones' });
}
const note = () => screen.getByRole('textbox', { name: 'Nota' });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('over an open dialog neither the palette nor the browser’s search opens', async () => {
  renderScreen(
    <>
      <Desk actions={[call]} />
      <ConfirmDialog
        question="¿Salir sin guardar?"
        confirmLabel="Salir"
        isOpen
        onClose={() => undefined}
        onConfirm={() => undefined}
      />
    </>,
  );
  const back = await screen.findByRole('button', { name: 'Volver' });
  expect(fireEvent.keyDown(back, { key: 'k', ctrlKey: true })).toBe(false);
  expect(screen.queryByRole('dialog', { name: 'Acciones' })).toBeNull();
});

test.each([
  ['AltGr, which is Ctrl and Alt', { ctrlKey: true, altKey: true }],
  ['Shift and Ctrl', { ctrlKey: true, shiftKey: true }],
  ['nothing', {}],
])('with %s held the letter is typed', (_, held) => {
  show();
  expect(fireEvent.keyDown(note(), { key: 'k', ...held })).toBe(true);
  expect(fireEvent.keyDown(note(), { key: 'd', ...held })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(done).not.toHaveBeenCalled();
});

test('a shortcut that no screen offers is left to the browser', () => {
  show([call]);
  expect(fireEvent.keyDown(note(), { key: 'd', ctrlKey: true })).toBe(true);
});

test('an action that cannot be done says why and stays open', async () => {
  const { user } = show();
  const palette = await openPalette(user);
  await user.keyboard('finalizar');
  await waitFor(() => expect(offered()).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(within(palette).getByRole('status').textContent).toBe('Falta el diagnóstico.');
  expect(done).not.toHaveBeenCalled();
});

test('Escape and Ctrl+K close it without doing anything, and the focus goes back', async () => {
  const { user } = show();
  await user.click(note());
  for (const keys of ['{Escape}', '{Control>}k{/Control}']) {
    await openPalette(user);
    await user.keyboard(keys);
    await isGone();
    expect(document.activeElement).toBe(note());
  }
  expect(done).not.toHaveBeenCalled();
});

test('typing without accents finds an action, which runs with the focus back on the screen', async () => {
  const { user } = show();
  await user.click(note());
  await openPalette(user);
  await user.keyboard('maria llamar');
  await waitFor(() => expect(offered()).toEqual(['Llamar a María']));
  await user.keyboard('{Enter}');
  await isGone();
  expect(done.mock.calls).toEqual([['call', 'note']]);
});

test('on a Mac the command key opens it too', async () => {
  const { user } = show();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('dialog', { name: 'Acciones' })).toBeTruthy();
});

test('actions go by group, those of the call first, and leave with their screen', async () => {
  const { user, rerender } = show();
  await openPalette(user);
  const names = offered();
  expect(names.map((name) => name?.split(/Ctrl|Falta/)[0])).toEqual([
    'Silenciar micrófono',
    'Finalizar consulta',
    'Llamar a María',
    'Atajos del teclado',
  ]);
  rerender(<p>Otra pantalla</p>);
  await isGone();
  fireEvent.keyDown(document.body, { key: 'd', ctrlKey: true });
  expect(done).not.toHaveBeenCalled();
});

test('a key held down acts once, also while the palette is open', async () => {
  const { user } = show();
  await openPalette(user);
  const press = { key: 'd', ctrlKey: true };
  const search = screen.getByLabelText('Buscar una acción');
  expect(fireEvent.keyDown(search, press)).toBe(false);
  expect(fireEvent.keyDown(search, { ...press, repeat: true })).toBe(false);
  expect(done.mock.calls).toEqual([['mute']]);
});

test('Atajos lists every shortcut and leads back', async () => {
  const { user } = show();
  await openPalette(user);
  await user.keyboard('atajos{Enter}');
  const list = await screen.findByRole('dialog', { name: 'Atajos del teclado' });
  expect(within(list).getAllByRole('term')).toHaveLength(11);
  await user.click(within(list).getByRole('button', { name: 'Volver a las acciones' }));
  expect(await screen.findByLabelText('Buscar una acción')).toBe(document.activeElement);
});
