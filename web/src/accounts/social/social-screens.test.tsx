import {
  authenticate,
  authenticateSocial,
  beginSocialLogin,
  completeRegistration,
  getAccount,
  gmailCallback,
  linkIdentity,
  register,
  reportLogin,
} from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { asError, asOk, done } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { LoginScreen } from '../login/login-screen.tsx';
import { SignupScreen } from '../registration/signup-screen.tsx';
import { sessionSource } from '../sessions/session-source.ts';
import { AuthorizeRedirectScreen } from './authorize-redirect-screen.tsx';
import { GmailCallbackScreen } from './gmail-callback-screen.tsx';

const TICKET = 'boleto-de-registro-de-43-caracteres-o-mas-00';
const EMAIL = 'márta@example.com';

/** A token of the product, with the parts that a browser reads. */
const ownToken = () => {
  const payload = new TextEncoder().encode(
    JSON.stringify({ auth: 'ROLE_PATIENT', sub: 'u1', email: EMAIL }),
  );
  const text = btoa(String.fromCharCode(...payload))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `e30.${text.replaceAll('=', '')}.AA`;
};

beforeEach(() => {
  session.plug(sessionSource);
  answer(reportLogin, done);
  answer(getAccount, anAccount());
  answer(getOwnProfile, asError({ error: 'not_found', message: 'none' }));
});
afterEach(() => {
  document.querySelector('meta[name=cercana-google]')?.remove();
});

const offerGoogle = () =>
  document.head.insertAdjacentHTML('beforeend', '<meta name="cercana-google" content="true">');

const comeBack = (query = 'code=c&state=s&iss=https%3A%2F%2Faccounts.google.com') =>
  renderScreen(<GmailCallbackScreen />, {
    path: '/gmail/callback',
    at: `/gmail/callback?${query}`,
  });

test('the button is shown only where Google is configured', () => {
  const view = renderScreen(<LoginScreen />, { path: '/login' });
  expect(screen.queryByRole('link', { name: 'Continuar con Google' })).toBeNull();
  view.unmount();
  offerGoogle();
  renderScreen(<LoginScreen />, { path: '/login' });
  expect(screen.getByRole('link', { name: 'Continuar con Google' }).getAttribute('href')).toBe(
    '/authorizeredirect',
  );
});

test.each([
  [
    refusal(503, 'accounts.social-unavailable', {
      detail: 'Google no responde. Probá de nuevo en unos minutos.',
    }),
    'Google no responde. Probá de nuevo en unos minutos.',
  ],
  [refusal(500, 'server.fault', { detail: 'unexpected fault' }), 'Ocurrió un error'],
])('a login with Google that cannot start shows an error', async (refused, message) => {
  answer(beginSocialLogin, refused);
  renderScreen(<AuthorizeRedirectScreen />, { path: '/authorizeredirect' });
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a callback that fails shows its message and a button home', async () => {
  proves('google-callback-failure', 'gmail-callback-fails');
  answer(
    gmailCallback,
    refusal(401, 'accounts.social-refused', {
      detail: 'No pudimos confirmar tu cuenta de Google. Probá de nuevo.',
    }),
  );
  comeBack();
  expect(
    await screen.findByText(
      'Error en callback de gmail: No pudimos confirmar tu cuenta de Google. Probá de nuevo.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir al Inicio' }).getAttribute('href')).toBe('/');
});

test('an existing account goes home, and the parameters are removed from the address bar', async () => {
  proves('social-login-goes-home');
  const asked: unknown[] = [];
  answer(gmailCallback, ({ query }) => {
    asked.push(query);
    return { id_token: ownToken() };
  });
  answer(authenticateSocial, ({ query }) => {
    asked.push(query);
    return asOk({ id_token: 't', expires_in: 600 });
  });
  const view = comeBack();
  expect(screen.getByRole('status').textContent).toContain('Un momento…');
  expect(view.address()).toBe('/gmail/callback');
  await waitFor(() => expect(view.address()).toBe('/registro-completo'));
  expect(asked).toEqual([
    { code: 'c', state: 's', iss: 'https://accounts.google.com', access_type: 'offline' },
    { email: EMAIL },
  ]);
});

test('a session that does not open shows an error', async () => {
  proves('social-login-fails');
  answer(gmailCallback, { id_token: ownToken() });
  answer(authenticateSocial, refusal(401, 'accounts.bad-credentials'));
  comeBack();
  expect(await screen.findByText('Ocurrió un error')).toBeTruthy();
});

test('Google does not replace the second factor', async () => {
  answer(gmailCallback, { id_token: ownToken() });
  answer(authenticateSocial, asOk({ mfa_required: 'code' as const, expires_in: 600 }));
  comeBack();
  expect(await screen.findByRole('heading', { name: 'Ingresá el código' })).toBeTruthy();
});

test('a new person goes to the sign-up with the ticket', async () => {
  proves('social-callback-leads-to-signup');
  answer(gmailCallback, { id_token: TICKET });
  const view = comeBack();
  await waitFor(() => expect(view.address()).toBe(`/signup/${TICKET}`));
});

test('an account with a password logs in once and is linked', async () => {
  answer(gmailCallback, { id_token: TICKET, link_required: true });
  const view = comeBack();
  await waitFor(() => expect(view.address()).toBe('/login'));
  const { state } = view.router.state.location;
  view.unmount();

  let tied = 0;
  answer(authenticate, { id_token: 't', expires_in: 600 });
  answer(linkIdentity, () => {
    tied += 1;
    return done;
  });
  const login = renderScreen(<LoginScreen />, {
    path: '/login',
    at: { pathname: '/login', state },
  });
  expect(screen.getByText(/^Ya tenés una cuenta con este correo/)).toBeTruthy();
  await login.user.type(screen.getByLabelText('E-mail'), 'marta@example.com');
  await login.user.type(screen.getByLabelText('Contraseña'), 'secreta1');
  await login.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(login.address()).toBe('/registro-completo'));
  expect(tied).toBe(1);
  expect(await screen.findByText('Desde ahora también podés ingresar con Google.')).toBeTruthy();
});

const signUp = async (at: string | { pathname: string; search?: string; state: object }) => {
  const view = renderScreen(<SignupScreen />, { path: '/signup/:id_token?', at });
  await screen.findByRole('heading', { name: 'Crear cuenta de paciente' });
  return view;
};

const create = async ({ user }: Awaited<ReturnType<typeof signUp>>) => {
  await user.type(screen.getByLabelText('DNI'), '28.123.456');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Crear Cuenta' }));
};

test('with a ticket only the DNI is asked for, and the ticket is removed from the address bar', async () => {
  proves('signup-with-ticket');
  const sent: unknown[] = [];
  answer(register, ({ body }) => {
    sent.push(body);
    return asOk({ email: EMAIL });
  });
  answer(authenticateSocial, asOk({ id_token: 't', expires_in: 600 }));
  const view = await signUp(`/signup/${TICKET}`);
  await waitFor(() => expect(view.address()).toBe('/signup'));
  await create(view);
  await waitFor(() => expect(view.address()).toBe('/registro-completo'));
  expect(sent).toEqual([
    {
      authProvider: 'Google',
      id_token: TICKET,
      idNumber: '28123456',
      authorities: ['ROLE_PATIENT'],
    },
  ]);
});

test('an expired ticket shows an error', async () => {
  answer(
    register,
    asError({
      status: 400 as const,
      message: 'No pudimos confirmar tu cuenta de Google. Probá de nuevo.',
    }),
  );
  await create(await signUp(`/signup/${TICKET}`));
  expect(await screen.findByText(/^No pudimos confirmar tu cuenta de Google/)).toBeTruthy();
});

test('an existing account shows the same notice as a new one', async () => {
  answer(register, asOk({ email: EMAIL }));
  answer(authenticateSocial, refusal(401, 'accounts.bad-credentials'));
  const view = await signUp(`/signup/${TICKET}`);
  await create(view);
  await waitFor(() => expect(view.address()).toBe('/cuenta-creada'));
});

test('Volver leaves a sign-up begun with Google', async () => {
  proves('signup-from-google-goes-back');
  const view = await signUp(`/signup/${TICKET}`);
  await view.user.click(screen.getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(view.address()).toBe('/login'));
});

test('a login without profile nor DNI keeps its token and completes the registration', async () => {
  proves('signup-completes-a-registration', 'login-not-found-completes-registration');
  answer(authenticate, { id_token: 't', expires_in: 600 });
  answer(getAccount, anAccount({ has_id_number: false }));
  const login = renderScreen(<LoginScreen />, { path: '/login' });
  await login.user.type(screen.getByLabelText('E-mail'), 'marta@example.com');
  await login.user.type(screen.getByLabelText('Contraseña'), 'secreta1');
  await login.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() =>
    expect(login.address()).toBe(
      `/signup?mode=complete_registration&auth_number=${anAccount().id}`,
    ),
  );
  const { search, state } = login.router.state.location;
  login.unmount();

  const sent: unknown[] = [];
  answer(completeRegistration, ({ body, headers }) => {
    sent.push([body, headers.get('authorization')]);
    answer(getAccount, anAccount());
    return anAccount();
  });
  const view = await signUp({ pathname: '/signup', search, state });
  await waitFor(() => expect(view.address()).toBe('/signup'));
  await create(view);
  await waitFor(() => expect(view.address()).toBe('/registro-completo'));
  expect(sent).toEqual([[{ id_number: '28123456' }, 'Bearer t']]);
});

test('staff has no registration to complete', async () => {
  answer(authenticate, { id_token: 't', expires_in: 600 });
  answer(getAccount, anAccount({ active_role: 'ADMIN', has_id_number: false }));
  const login = renderScreen(<LoginScreen />, { path: '/login' });
  await login.user.type(screen.getByLabelText('E-mail'), 'jefa@example.com');
  await login.user.type(screen.getByLabelText('Contraseña'), 'secreta1');
  await login.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(login.address()).toBe('/admin'));
});
