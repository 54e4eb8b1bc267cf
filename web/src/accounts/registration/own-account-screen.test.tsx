import { done } from '@app/contract/kernel';
import { checkOwnAccount, openOwnAccount } from '@app/contract/own-account';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { OwnAccountScreen } from './own-account-screen.tsx';

const KEY = 'llave-de-cuenta-propia-0001';
const EMAIL = 'ana@ejemplo.test';

beforeEach(() =>
  answer(checkOwnAccount, ({ query }) => {
    expect(query).toEqual({ key: KEY });
    return { status: 'ok' as const, email: EMAIL };
  }),
);

const show = () =>
  renderScreen(<OwnAccountScreen />, { path: '/cuenta-propia', at: `/cuenta-propia?key=${KEY}` });

async function fill({ user }: ReturnType<typeof show>, dni: string, again = 'secreta1') {
  await user.type(await screen.findByLabelText('Tu DNI'), dni);
  await user.type(screen.getByLabelText('Contraseña nueva'), 'secreta1');
  await user.type(screen.getByLabelText('Repetir contraseña'), again);
  await user.click(screen.getByRole('checkbox', { name: /acepto/ }));
  await user.click(screen.getByRole('button', { name: 'Abrir mi cuenta' }));
}

test('a link that does not work says so, and who may ask for another', async () => {
  answer(checkOwnAccount, refusal(400, 'accounts.key-invalid'));
  show();
  expect(await screen.findByText(/^El enlace está incompleto, ya se usó o venció/)).toBeTruthy();
  expect(screen.getByText(/El titular de tu grupo familiar puede pedir otro/)).toBeTruthy();
  expect(screen.queryByLabelText('Tu DNI')).toBeNull();
});

test.each([
  ['123', 'secreta1', 'Ingresa un DNI válido'],
  ['49111222', 'secreta2', 'Las contraseñas no coinciden'],
])('the DNI %s with the password repeated as %s is refused: %s', async (dni, again, words) => {
  await fill(show(), dni, again);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('without the terms nothing is sent', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText('Tu DNI'), '49111222');
  await user.click(screen.getByRole('button', { name: 'Abrir mi cuenta' }));
  expect(await screen.findByText('Aceptá los términos para abrir la cuenta.')).toBeTruthy();
  const faults = await screen.findByRole('alert');
  for (const fault of ['La contraseña es requerida', /aceptar los términos/])
    expect(within(faults).getByRole('link', { name: fault })).toBeTruthy();
});

test.each([
  ['own-account.wrong-id-number', 400, /Ese DNI no es el de la persona de este enlace/],
  ['accounts.email-in-use', 409, /Ya hay otra cuenta con ese correo/],
  ['server.fault', 500, /No pudimos abrir la cuenta/],
] as const)('%s is said on the form', async (code, status, words) => {
  answer(openOwnAccount, refusal(status, code));
  await fill(show(), '49111222');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('with DNI, password and terms the account is opened, and the key leaves the address', async () => {
  const sent: unknown[] = [];
  answer(openOwnAccount, ({ body }) => {
    sent.push(body);
    return done;
  });
  const view = show();
  await waitFor(() => expect(view.address()).toBe('/cuenta-propia'));
  expect(await screen.findByText(/Vas a ingresar con ana@ejemplo.test/)).toBeTruthy();
  await fill(view, '49.111.222');
  expect(await screen.findByRole('heading', { name: 'Tu cuenta está abierta' })).toBeTruthy();
  expect(sent).toEqual([{ key: KEY, id_number: '49111222', newPassword: 'secreta1' }]);
});

test('in the session of somebody else it is opened too, and the way in is said', async () => {
  await logInAs(paula);
  answer(openOwnAccount, done);
  await fill(show(), '49111222');
  expect(await screen.findByText(/está abierta la sesión de otra persona/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ingresar' })).toBeNull();
  await session.end('logout');
});
