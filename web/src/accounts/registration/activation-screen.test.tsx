import { checkActivation, finishActivation } from '@app/contract/accounts';
import { done } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { AccountCreatedScreen } from './account-created-screen.tsx';
import { ActivatedScreen } from './activated-screen.tsx';
import { FinishActivationScreen } from './activation-screen.tsx';

const KEY = 'llave-de-activacion-0001';

const open = () =>
  renderScreen(<FinishActivationScreen />, {
    path: '/activation/finish',
    at: `/activation/finish?key=${KEY}`,
  });

const choose = async (
  { user }: ReturnType<typeof open>,
  password: string,
  confirmation = password,
) => {
  await user.type(await screen.findByLabelText('Contraseña nueva'), password);
  await user.type(screen.getByLabelText('Repetir contraseña'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Activar mi cuenta' }));
};

beforeEach(() =>
  answer(checkActivation, ({ query }) => {
    expect(query).toEqual({ key: KEY });
    return { status: 'ok' as const, active_role: 'PATIENT' as const };
  }),
);

test('a link that was used or has expired says so, and leads who is active to the login, who is not to a new link or a new account', async () => {
  proves('activation-fails');
  answer(
    checkActivation,
    refusal(404, 'accounts.key-invalid', { detail: 'El enlace ya se usó o venció.' }),
  );
  const { user, address } = open();
  expect(await screen.findByText(/El enlace ya se usó o venció\./)).toBeTruthy();
  expect(screen.getByText(/^Ocurrió un error activando la cuenta/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Crear cuenta' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' }).getAttribute('href')).toBe(
    '/recuperar-clave',
  );
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
  expect(screen.getByText(/^Si ya elegiste tu contraseña, tu cuenta está activa/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ir a Iniciar Sesión' }));
  expect(address()).toBe('/login');
});

test('the key is removed from the address bar and still used', async () => {
  proves('activation-sets-a-password');
  const sent: unknown[] = [];
  answer(finishActivation, ({ body }) => {
    sent.push(body);
    return done;
  });
  const view = open();
  await waitFor(() => expect(view.address()).toBe('/activation/finish'));
  await choose(view, 'secreta1');
  await waitFor(() => expect(view.address()).toBe('/activate'));
  expect(sent).toEqual([{ key: KEY, newPassword: 'secreta1' }]);
});

test('a reload of the page goes on with the link', async () => {
  const view = open();
  await waitFor(() => expect(view.address()).toBe('/activation/finish'));
  const { pathname, state } = view.router.state.location;
  view.unmount();
  renderScreen(<FinishActivationScreen />, { path: pathname, at: { pathname, state } });
  expect(await screen.findByLabelText('Contraseña nueva')).toBeTruthy();
});

test.each([
  ['12345', '12345', 'Debes ingresar al menos 6 caracteres'],
  ['secreta1', 'secreta2', 'Las contraseñas no coinciden'],
])('the password %s repeated as %s is refused: %s', async (password, again, message) => {
  await choose(open(), password, again);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('a professional is told to use ten characters', async () => {
  answer(checkActivation, { status: 'ok', active_role: 'PROFESSIONAL' });
  await choose(open(), 'secreta12');
  expect(
    (await screen.findAllByText('Debes ingresar al menos 10 caracteres')).length,
  ).toBeGreaterThan(0);
  expect(screen.getByText('Al menos 10 caracteres.')).toBeTruthy();
});

test('a very common password is told before it is sent', async () => {
  await choose(open(), 'password');
  expect(
    (await screen.findAllByText('Esa clave es muy común. Elegí otra.')).length,
  ).toBeGreaterThan(0);
});

test('a fault without a message shows the catalogue’s', async () => {
  proves('activation-password-fails');
  answer(finishActivation, refusal(500, 'server.fault'));
  await choose(open(), 'secreta1');
  expect(await screen.findByText('Ocurrió un error guardando la contraseña')).toBeTruthy();
});

test('an active account leads to the login', async () => {
  proves('activate-reads-the-link');
  const { user, address } = renderScreen(<ActivatedScreen />, {
    path: '/activate',
    at: { pathname: '/activate', state: { activated: true } },
  });
  expect(await screen.findByRole('heading', { name: 'Tu cuenta está activa' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ir a Iniciar Sesión' }));
  expect(address()).toBe('/login');
});

test.each([
  ['the link of an old mail', null],
  ['a link with the state of another screen', { activated: 'yes' }],
])('%s goes on to choosing the password', async (_, state) => {
  proves('activate-reads-the-link');
  const { address } = renderScreen(<ActivatedScreen />, {
    path: '/activate',
    at: { pathname: '/activate', search: `?key=${KEY}`, state },
  });
  await waitFor(() => expect(address()).toBe(`/activation/finish?key=${KEY}`));
});

test('after signing up, where to look and for how long is said without naming the e-mail', () => {
  proves('account-created-notice');
  renderScreen(<AccountCreatedScreen />, { path: '/cuenta-creada' });
  expect(screen.getByRole('heading', { name: 'Revisá tu correo' })).toBeTruthy();
  expect(screen.getByText(/Sirve durante 24 horas/)).toBeTruthy();
  expect(screen.getByText(/revisá Spam/)).toBeTruthy();
});
