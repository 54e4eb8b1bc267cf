import { checkPasswordReset, finishPasswordReset, initPasswordReset } from '@app/contract/accounts';
import { done } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { MailSentScreen } from './mail-sent-screen.tsx';
import { PasswordRestoredScreen } from './password-restored-screen.tsx';
import { RecoverScreen } from './recover-screen.tsx';
import { FinishResetScreen } from './reset-screen.tsx';

const KEY = 'llave-de-recuperacion-0001';

const recover = async (email: string) => {
  const view = renderScreen(<RecoverScreen />, { path: '/recuperar-clave' });
  if (email) await view.user.type(screen.getByLabelText('E-mail'), email);
  await view.user.click(screen.getByRole('button', { name: 'Enviar correo' }));
  return view;
};

test.each([
  ['', 'El email es requerido'],
  ['marta', 'Debes ingresar un email válido'],
])('the e-mail "%s" is refused: %s', async (email, message) => {
  proves('recovery-refused-words');
  await recover(email);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test.each([
  ['a fault', refusal(500, 'server.fault', { detail: 'unexpected fault' })],
  ['no network in the answer', refusal(404, 'request.not-found')],
])('%s shows the catalogue’s message', async (_, refused) => {
  proves('recovery-mail-fails');
  answer(initPasswordReset, refused);
  const view = await recover('marta@example.com');
  expect(await screen.findByText('Ocurrió un error enviando mail de confirmación')).toBeTruthy();
  expect(view.address()).toBe('/recuperar-clave');
});

test('too many requests say how long to wait', async () => {
  answer(initPasswordReset, refusal(429, 'request.too-many'));
  await recover('marta@example.com');
  expect(await screen.findByText(/^Probaste muchas veces/)).toBeTruthy();
});

test('the e-mail is sent as plain text, and the notice follows', async () => {
  proves('recovery-asks-for-a-mail', 'recovery-mail-sent-words');
  const sent: unknown[] = [];
  answer(initPasswordReset, ({ body, headers }) => {
    sent.push([body, headers.get('content-type')]);
    return done;
  });
  const view = await recover('Marta@Example.com');
  await waitFor(() => expect(view.address()).toBe('/correo-enviado'));
  expect(sent).toEqual([['marta@example.com', 'text/plain']]);
  expect(await screen.findByText('Se envió mail de confirmación')).toBeTruthy();
});

const sentScreen = (state: object | null) =>
  renderScreen(<MailSentScreen />, {
    path: '/correo-enviado',
    at: { pathname: '/correo-enviado', state },
  });

test('the notice shows a masked address and sends again', async () => {
  proves('recovery-notice');
  let asked = 0;
  answer(initPasswordReset, () => {
    asked += 1;
    return done;
  });
  const { user } = sentScreen({ step: 3, email: 'marta@gmail.com' });
  expect(screen.getByText('m•••@gmail.com')).toBeTruthy();
  expect(document.body.textContent).not.toContain('marta@gmail.com');
  expect(screen.getByText(/revisá Spam o reenviá/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('Te lo enviamos de nuevo.')).toBeTruthy();
  expect(asked).toBe(1);
});

test('sending again that fails says so', async () => {
  answer(initPasswordReset, refusal(500, 'server.fault'));
  const { user } = sentScreen({ step: 3, email: 'marta@gmail.com' });
  await user.click(screen.getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('Ocurrió un error enviando mail de confirmación')).toBeTruthy();
});

test('once the mail is sent Volver leads to the landing, and the button to the login', async () => {
  proves('back-button-after-the-mail', 'recovery-notice');
  const view = sentScreen({ step: 3, email: 'marta@gmail.com' });
  expect(screen.getByRole('link', { name: 'Ir a Iniciar Sesión' }).getAttribute('href')).toBe(
    '/login',
  );
  await view.user.click(screen.getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(view.address()).toBe('/'));
});

test('before that Volver goes one page back', async () => {
  proves('back-button-after-the-mail');
  const view = renderScreen(<RecoverScreen />, { path: '/recuperar-clave', at: '/login' });
  await view.router.navigate('/recuperar-clave', { state: { step: 2 } });
  await view.user.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(view.address()).toBe('/login'));
});

const openLink = () =>
  renderScreen(<FinishResetScreen />, {
    path: '/reset/finish',
    at: `/reset/finish?key=${KEY}`,
  });

test('a link that the mail program cut off is like one that has expired', async () => {
  answer(checkPasswordReset, refusal(400, 'request.invalid'));
  openLink();
  expect(await screen.findByText('El enlace ya se usó o venció. Pedí uno nuevo.')).toBeTruthy();
});

test('a link that was used or has expired says so, and asks for another', async () => {
  answer(
    checkPasswordReset,
    refusal(400, 'accounts.key-invalid', {
      detail: 'El enlace ya se usó o venció. Pedí uno nuevo.',
    }),
  );
  openLink();
  expect(await screen.findByText('El enlace ya se usó o venció. Pedí uno nuevo.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a Iniciar Sesión' }).getAttribute('href')).toBe(
    '/login',
  );
  expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' }).getAttribute('href')).toBe(
    '/recuperar-clave',
  );
});

const choose = async (view: ReturnType<typeof openLink>, password: string, again = password) => {
  await view.user.type(await screen.findByLabelText('Contraseña nueva'), password);
  await view.user.type(screen.getByLabelText('Repetir contraseña'), again);
  await view.user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
};

test.each([
  ['12345', '12345', 'Debes ingresar al menos 6 caracteres'],
  ['secreta1', 'secreta2', 'Las contraseñas no coinciden'],
])('the password %s repeated as %s is refused: %s', async (password, again, message) => {
  answer(checkPasswordReset, { status: 'ok', active_role: 'PATIENT' });
  await choose(openLink(), password, again);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test.each([
  [
    'the server’s own words',
    refusal(400, 'accounts.password-common', { detail: 'Esa clave es muy común. Elegí otra.' }),
    'Esa clave es muy común. Elegí otra.',
  ],
  [
    'the catalogue’s words',
    refusal(500, 'server.fault', { detail: 'unexpected fault' }),
    'Ocurrió un error actualizando la contraseña',
  ],
])('a failed reset shows %s', async (_, refused, message) => {
  proves('reset-fails');
  answer(checkPasswordReset, { status: 'ok', active_role: 'PATIENT' });
  answer(finishPasswordReset, refused);
  await choose(openLink(), 'secreta1');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a new password is stored with the link’s key, which is no longer in the address bar', async () => {
  proves('recovery-sets-a-password', 'password-reset-words');
  answer(checkPasswordReset, { status: 'ok', active_role: 'PATIENT' });
  const sent: unknown[] = [];
  answer(finishPasswordReset, ({ body }) => {
    sent.push(body);
    return done;
  });
  const view = openLink();
  await waitFor(() => expect(view.address()).toBe('/reset/finish'));
  await choose(view, 'secreta1');
  await waitFor(() => expect(view.address()).toBe('/clave-restaurada'));
  expect(sent).toEqual([{ key: KEY, newPassword: 'secreta1' }]);
  expect(await screen.findByText('Se actualizó la contraseña')).toBeTruthy();
});

test('the last screen of the recovery leads to the login', () => {
  proves('recovery-done');
  renderScreen(<PasswordRestoredScreen />, { path: '/clave-restaurada' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clave restaurada');
  expect(screen.getByRole('link', { name: 'Ir a Iniciar Sesión' }).getAttribute('href')).toBe(
    '/login',
  );
});
