import { changePassword } from '@app/contract/accounts';
import { done } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { session } from '../../lib/session/session.ts';
import type { ViewerRole } from '../../lib/session/session-source.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ChangePasswordScreen } from './change-password-screen.tsx';

const open = async (role: ViewerRole = 'PATIENT') => {
  session.plug({
    mint: async () => ({ id_token: 't', expires_in: 600 }),
    loadViewer: async () => ({
      accountId: 'a1',
      email: 'marta@example.com',
      role,
      full_profile: true,
      first_name: 'Marta',
      last_name: 'González',
      sex_str: 'FEMALE',
    }),
  });
  await session.open({ id_token: 't', expires_in: 600 }, 'password');
  return renderScreen(<ChangePasswordScreen />, { path: '/actualizar-contrasenia' });
};

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

const change = async (
  { user }: Awaited<ReturnType<typeof open>>,
  current: string,
  password: string,
  again = password,
) => {
  if (current) await user.type(field('Contraseña actual'), current);
  if (password) await user.type(field('Contraseña nueva'), password);
  if (again) await user.type(field('Repetir contraseña'), again);
  await user.click(screen.getByRole('button', { name: 'Actualizar contraseña' }));
};

test.each([
  ['', 'secreta1', 'secreta1', 'La contraseña es requerida'],
  ['12345', 'secreta1', 'secreta1', 'Debes ingresar al menos 6 caracteres'],
  ['actual1', '', '', 'La confirmación de la contraseña es requerida'],
  ['actual1', '12345', '12345', 'Debes ingresar al menos 6 caracteres'],
  ['actual1', 'secreta1', 'secreta2', 'Las contraseñas no coinciden'],
])(
  'current "%s", new "%s", repeated "%s" is refused: %s',
  async (current, next, again, message) => {
    proves('change-password-refused-words');
    await change(await open(), current, next, again);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  },
);

test('a professional needs ten characters for the new one', async () => {
  await change(await open('PROFESSIONAL'), 'actual1', 'secreta12');
  expect(
    (await screen.findAllByText('Debes ingresar al menos 10 caracteres')).length,
  ).toBeGreaterThan(0);
});

test.each([
  ['accounts.wrong-password', 'La contraseña no es correcta.'],
  ['accounts.password-unchanged', 'Esa es tu contraseña actual. Elegí otra.'],
  ['accounts.password-common', 'Esa clave es muy común. Elegí otra.'],
])('%s is shown beside its field, and what was typed stays', async (code, message) => {
  answer(changePassword, refusal(400, code));
  await change(await open(), 'actual1', 'secreta1');
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByText('Ocurrió un error actualizando la contraseña')).toBeTruthy();
  expect(field('Contraseña nueva').value).toBe('secreta1');
});

test('a failure shows the catalogue’s message', async () => {
  proves('password-update-fails');
  answer(changePassword, refusal(500, 'server.fault'));
  await change(await open(), 'actual1', 'secreta1');
  expect(await screen.findByText('Ocurrió un error actualizando la contraseña')).toBeTruthy();
});

test('a change is confirmed and empties the form', async () => {
  proves('change-password-screen', 'password-updated-words');
  const sent: unknown[] = [];
  answer(changePassword, ({ body }) => {
    sent.push(body);
    return done;
  });
  await change(await open(), 'actual1', 'secreta1');
  expect(await screen.findByText('¡La contraseña se actualizó exitosamente!')).toBeTruthy();
  expect(sent).toEqual([{ currentPassword: 'actual1', newPassword: 'secreta1' }]);
  await waitFor(() => expect(field('Contraseña actual').value).toBe(''));
  expect(field('Contraseña nueva').value).toBe('');
});
