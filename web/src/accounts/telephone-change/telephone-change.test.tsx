import { done } from '@app/contract/kernel';
import { checkTelephoneUndo, undoTelephoneChange } from '@app/contract/profiles';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { UndoTelephoneScreen } from './undo-telephone-screen.tsx';

const open = () =>
  renderScreen(<UndoTelephoneScreen />, {
    path: '/telefono-anterior',
    at: `/telefono-anterior?key=${'k'.repeat(43)}`,
  });

test('a link that does not work says so and changes nothing', async () => {
  answer(checkTelephoneUndo, () => refusal(400, 'profiles.telephone-key-invalid'));
  open();
  expect(await screen.findByText(/El enlace ya se usó o venció/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Volver a ese teléfono' })).toBeNull();
});

test('a telephone that cannot be returned to can be tried again', async () => {
  answer(checkTelephoneUndo, { status: 'ok', ending: '6789' });
  answer(undoTelephoneChange, () => refusal(409, 'profiles.unheard-of'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Volver a ese teléfono' }));
  expect(await screen.findByText(/No pudimos volver al teléfono anterior/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Volver a ese teléfono' })).toBeTruthy();
});

test('the earlier telephone comes back with a click, and another password is offered', async () => {
  answer(checkTelephoneUndo, { status: 'ok', ending: '6789' });
  answer(undoTelephoneChange, done);
  const { user } = open();
  expect(await screen.findByText(/al teléfono que termina en 6789/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Volver a ese teléfono' }));
  expect(
    await screen.findByRole('heading', { name: 'Volviste a tu teléfono anterior' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Elegir una contraseña nueva' })).toBeTruthy();
});
