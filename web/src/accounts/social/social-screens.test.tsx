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
import { PatientSignupScreen } from '../registration/signup-screen.tsx';
import { sessionSource } from '../sessions/session-source.ts';
import { AuthorizeRedirectScreen } from './authorize-redirect-screen.tsx';
import { GmailCallbackScreen } from './gmail-callback-screen.tsx';

const TICKET = 'boleto-de-registro-de-43-caracteres-o-mas-00';
const EMAIL = 'márta@example.com';

/** A token of the product as far as a browser reads it. */
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
  session.end();
  document.querySelector('meta[name=cercana-google]')?.remove();
});

const offerGoogle = () =>
  document.head.insertAdjacentHTML('beforeend', '<meta name="cercana-google" content="true">');

const comeBack = (query = 'code=c&state=s&iss=https%3A%2F%2Faccounts.google.com') =>
  renderScreen(<GmailCallbackScreen />, {
    path: '/gmail/callback',
    at: `/gmail/callback?${query}`,
  });

test('the button is there only where Google is configured', () => {
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
])('a way to Google that cannot begin says so', async (refused, message) => {
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

test('who has an account goes home, and nothing of the way stays in the address bar', async () => {
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

test('a session that is not opened says so', async () => {
  proves('social-login-fails');
  answer(gmailCallback, { id_token: ownToken() });
  answer(authenticateSocial, refusal(401, 'accounts.bad-credentials'));
  comeBack();
  expect(await screen.findByText('Ocurrió un error')).toBeTruthy();
});

test('Google does not stand in for the second factor', async () => {
  answer(gmailCallback, { id_token: ownToken() });
  answer(authenticateSocial, asOk({ mfa_required: 'code' as const, expires_in: 600 }));
  comeBack();
  expect(await screen.findByRole('heading', { name: 'Ingresá el código' })).toBeTruthy();
});

test('who is new goes to the signup with the ticket', async () => {
  proves('social-callback-leads-to-signup');
  answer(gmailCallback, { id_token: TICKET });
  const view = comeBack();
  await waitFor(() => expect(view.address()).toBe(`/signup/${TICKET}`));
});

test('who has an account with a password logs in once, and the two are tied', async () => {
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
  const view = renderScreen(<PatientSignupScreen />, { path: '/signup/:id_token?', at });
  await screen.findByRole('heading', { name: 'Crear cuenta de paciente' });
  return view;
};

const create = async ({ user }: Awaited<ReturnType<typeof signUp>>) => {
  await user.type(screen.getByLabelText('DNI'), '28.123.456');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Crear Cuenta' }));
};

test('with a ticket only the DNI is asked for, and the ticket leaves the address bar', async () => {
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

test('a ticket that is too old says so', async () => {
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

test('whoever had an account already sees the notice of everybody', async () => {
  answer(register, asOk({ email: EMAIL }));
  answer(authenticateSocial, refusal(401, 'accounts.bad-credentials'));
  const view = await signUp(`/signup/${TICKET}`);
  await create(view);
  await waitFor(() => expect(view.address()).toBe('/cuenta-creada'));
});

test('Volver leaves what Google began', async () => {
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
