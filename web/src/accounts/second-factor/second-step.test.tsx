import {
  authenticate,
  beginLoginEnrolment,
  finishLoginEnrolment,
  getAccount,
  passSecondFactor,
  reportLogin,
} from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { asError, done } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { LoginScreen } from '../login/login-screen.tsx';
import { sessionSource } from '../sessions/session-source.ts';

const CODES = Array.from({ length: 10 }, (_, index) => `ABCD${index}-EFGHI`);

beforeEach(() => {
  session.plug(sessionSource);
  answer(reportLogin, done);
  answer(getAccount, anAccount({ active_role: 'ADMIN', second_factor: true }));
  answer(getOwnProfile, asError({ error: 'not_found', message: 'none' }));
});

const logIn = async (mfa_required: 'code' | 'enrolment', state: object | null = null) => {
  answer(authenticate, { mfa_required, expires_in: 600 });
  const view = renderScreen(<LoginScreen />, {
    path: '/login',
    at: { pathname: '/login', state },
  });
  await view.user.type(screen.getByLabelText('E-mail'), 'marta@example.com');
  await view.user.type(screen.getByLabelText('Contraseña'), 'secreta1');
  await view.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  return view;
};

const codeField = () => screen.findByLabelText('Código de 6 dígitos');

test('the code is asked for after the password, and browsers may fill it in', async () => {
  await logIn('code');
  expect(await screen.findByRole('heading', { name: 'Ingresá el código' })).toBeTruthy();
  const field = await codeField();
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(field.getAttribute('inputmode')).toBe('numeric');
});

test.each([
  ['', null, 'Ingresá el código.'],
  ['123456', refusal(400, 'accounts.wrong-code'), 'El código no es correcto.'],
  [
    '123456',
    refusal(429, 'request.too-many'),
    'Probaste muchas veces. Probá de nuevo en 60 segundos.',
  ],
])('the code "%s" is refused: %s %s', async (code, refused, message) => {
  if (refused) answer(passSecondFactor, refused);
  const { user } = await logIn('code');
  const field = await codeField();
  if (code) await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('the right code leads home', async () => {
  const sent: unknown[] = [];
  answer(passSecondFactor, ({ body }) => {
    sent.push(body);
    return { id_token: 't', expires_in: 600 };
  });
  const view = await logIn('code');
  await view.user.type(await codeField(), '123 456');
  await view.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(view.address()).toBe('/admin'));
  expect(sent).toEqual([{ code: '123456' }]);
});

test('without the telephone a recovery code is accepted', async () => {
  const sent: unknown[] = [];
  answer(passSecondFactor, ({ body }) => {
    sent.push(body);
    return { id_token: 't', expires_in: 600 };
  });
  const view = await logIn('code');
  await view.user.click(
    await screen.findByRole('button', { name: 'Usar un código de recuperación' }),
  );
  await view.user.type(screen.getByLabelText('Código de recuperación'), 'abcde-fghij');
  await view.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(view.address()).toBe('/admin'));
  expect(sent).toEqual([{ code: 'ABCDEFGHIJ' }]);
});

test('a code that comes too late leads back to the password', async () => {
  answer(passSecondFactor, refusal(401, 'session.required'));
  const view = await logIn('code');
  await view.user.type(await codeField(), '123456');
  await view.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(
    await screen.findByText('Pasó demasiado tiempo. Ingresá tu contraseña otra vez.'),
  ).toBeTruthy();
  expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('marta@example.com');
});

test('where it is mandatory, enrolment shows the picture, the key and the recovery codes', async () => {
  answer(beginLoginEnrolment, { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Cercana:m?x=1' });
  let isRight = false;
  answer(finishLoginEnrolment, () => {
    if (!isRight) return refusal(400, 'accounts.wrong-code');
    return { id_token: 't', expires_in: 600, recovery_codes: CODES };
  });
  const view = await logIn('enrolment');
  expect(await screen.findByRole('heading', { name: 'Activá el segundo factor' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: /Imagen para escanear/ })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  await view.user.type(await codeField(), '123456');
  await view.user.click(screen.getByRole('button', { name: 'Activar' }));
  expect((await screen.findAllByText('El código no es correcto.')).length).toBeGreaterThan(0);

  isRight = true;
  await view.user.click(screen.getByRole('button', { name: 'Activar' }));
  const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
  expect(list.querySelectorAll('li')).toHaveLength(10);
  await view.user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Códigos copiados.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  expect(view.address()).toBe('/login');
  await view.user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  await waitFor(() => expect(view.address()).toBe('/admin'));
});

test('an expired session is announced, and its owner returns to the same screen', async () => {
  const expired = { accountId: anAccount().id, from: '/admin/personas?pagina=2' };
  answer(passSecondFactor, { id_token: 't', expires_in: 600 });
  const view = await logIn('code', { expired });
  await view.user.type(await codeField(), '123456');
  await view.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(view.address()).toBe('/admin/personas?pagina=2'));
});

test('another person goes to their own home', async () => {
  const expired = { accountId: 'otra persona', from: '/paciente' };
  session.end('expired');
  renderScreen(<LoginScreen />, { path: '/login', at: { pathname: '/login', state: { expired } } });
  expect(screen.getByText('Tu sesión ha expirado por favor inicia sesión nuevamente')).toBeTruthy();
  document.body.replaceChildren();
  answer(passSecondFactor, { id_token: 't', expires_in: 600 });
  const view = await logIn('code', { expired });
  await view.user.type(await codeField(), '123456');
  await view.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(view.address()).toBe('/admin'));
});

test('without a readable place to return to, one goes home', async () => {
  answer(passSecondFactor, { id_token: 't', expires_in: 600 });
  const view = await logIn('code', { expired: '/paciente' });
  await view.user.type(await codeField(), '123456');
  await view.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(view.address()).toBe('/admin'));
});
