import {
  authenticate,
  getAccount,
  initPasswordReset,
  mintToken,
  reportLogin,
} from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { asError, asOk, done } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { sessionSource } from '../sessions/session-source.ts';
import { LoginScreen } from './login-screen.tsx';

const token = { id_token: 'token', expires_in: 600 };

beforeEach(() => {
  session.plug(sessionSource);
  answer(reportLogin, done);
});

const open = () => renderScreen(<LoginScreen />, { path: '/login' });
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Contraseña');

const logIn = async ({ user }: ReturnType<typeof open>, name: string, key: string) => {
  if (name) await user.type(email(), name);
  if (key) await user.type(password(), key);
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
};

test.each([
  ['', 'secreta', 'Email Requerido'],
  ['marta', 'secreta', 'Debe ingresar un email válido'],
  ['marta@example.com', '', 'Debe ingresar una contraseña'],
  ['marta@example.com', '12345', 'Debe tener al menos 6 caracteres'],
])('the e-mail "%s" with the password "%s" is refused: %s', async (name, key, message) => {
  proves('login-refused-words');
  await logIn(open(), name, key);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a browser that refuses cookies is told what comes of it', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  renderScreen(<LoginScreen />, { path: '/login' });
  expect(await screen.findByText(/no acepta cookies/)).toBeTruthy();
  vi.restoreAllMocks();
});

test('the button is unavailable until e-mail and password are valid, and says what is missing', async () => {
  const { user } = open();
  const button = () => screen.getByRole('button', { name: 'Ingresar' });
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().getAttribute('title')).toBe('Completá tu e-mail y tu contraseña.');
  await user.type(email(), 'marta@example.com{Enter}');
  expect(screen.getByText('Debe ingresar una contraseña')).toBeTruthy();
  expect(document.activeElement).toBe(password());
  await user.type(password(), 'secreta');
  expect(button().getAttribute('aria-disabled')).toBeNull();
});

test('fields filled in by the browser without an event are read on submit', async () => {
  answer(authenticate, refusal(401, 'accounts.bad-credentials'));
  const { user } = open();
  for (const [field, text] of [
    [email(), 'marta@example.com'],
    [password(), 'secreta'],
  ] as const)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(await screen.findByText('Credenciales incorrectas')).toBeTruthy();
});

test('the first invalid field takes the focus and shows its error', async () => {
  proves('login-needs-a-valid-form');
  await logIn(open(), 'marta@example.com', '');
  expect(document.activeElement).toBe(password());
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(email().getAttribute('aria-invalid')).toBeNull();
  expect(document.title).toMatch(/^Error: /);
});

test.each([
  ['a wrong password', refusal(401, 'accounts.bad-credentials'), 'Credenciales incorrectas'],
  [
    'an account that is not active',
    refusal(401, 'accounts.not-activated', { detail: 'User marta was not activated' }),
    'Usuario Desactivado',
  ],
  [
    'a fault of the server',
    refusal(500, 'server.fault', { detail: 'base de datos' }),
    'Ocurrió un error tratando de autenticarse: base de datos',
  ],
  [
    'a network with too many failures',
    refusal(429, 'accounts.too-many-from-network', { retryAfter: 720 }),
    /No es por tu cuenta\. Probá de nuevo en 12 minutos, o entrá ahora con «Olvidé mi contraseña»/,
  ],
  [
    'a crowd',
    refusal(429, 'accounts.too-many-logins'),
    'Hay mucha gente ingresando. Probá de nuevo en unos segundos.',
  ],
])('%s is shown on the form, and the e-mail stays', async (_, refused, message) => {
  proves('login-failures-are-told');
  answer(authenticate, refused);
  await logIn(open(), 'marta@example.com', 'secreta');
  expect(await screen.findByText(message)).toBeTruthy();
  expect((email() as HTMLInputElement).value).toBe('marta@example.com');
});

test('a sign-up that waits for its activation has the mail sent again', async () => {
  answer(
    authenticate,
    refusal(401, 'accounts.not-activated', { detail: 'User was not activated' }),
  );
  const asked: unknown[] = [];
  answer(initPasswordReset, ({ body }) => {
    asked.push(body);
    return done;
  });
  const view = open();
  await logIn(view, 'marta@example.com', 'secreta');
  expect(await screen.findByText('Usuario Desactivado')).toBeTruthy();
  await view.user.click(await screen.findByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('Te lo enviamos de nuevo.')).toBeTruthy();
  expect(asked).toEqual(['marta@example.com']);
});

test('an account that was turned off is offered no mail', async () => {
  answer(authenticate, refusal(401, 'accounts.disabled', { detail: 'User was not activated' }));
  await logIn(open(), 'marta@example.com', 'secreta');
  expect(await screen.findByText('Usuario Desactivado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reenviar' })).toBeNull();
});

test('a profile that cannot be read opens no session', async () => {
  proves('login-profile-fails', 'login-profile-step-fails');
  answer(authenticate, token);
  answer(getAccount, refusal(500, 'server.fault'));
  answer(getOwnProfile, refusal(500, 'server.fault'));
  const view = open();
  await logIn(view, 'marta@example.com', 'secreta');
  expect(await screen.findByText('Ocurrió un error iniciando sesión')).toBeTruthy();
  expect(view.address()).toBe('/login');
});

test('the password can be shown while it is typed', async () => {
  proves('login-password-shown-and-hidden');
  const { user } = open();
  await user.type(password(), 'secreta');
  expect(password().getAttribute('type')).toBe('password');
  const eye = screen.getByRole('button', { name: 'Mostrar clave' });
  await user.click(eye);
  expect(password().getAttribute('type')).toBe('text');
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  await user.click(eye);
  expect(password().getAttribute('type')).toBe('password');
});

test('browsers may fill in both fields, and submitting plays a sound', async () => {
  proves('login-click-sound');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  await logIn(open(), '', '');
  expect(email().getAttribute('autocomplete')).toBe('username');
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  expect(play).toHaveBeenCalledOnce();
});

const notFound = asError({ error: 'not_found', message: 'user not found' });
const person = {
  id: 'u1',
  email: 'marta@example.com',
  username: 'marta',
  alias: null,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE' as const,
  birth_date: '1980-05-02',
  id_number: '28123456',
  phone_number: null,
  cuil: null,
  other_identification: null,
  address_dto: null,
};
const patient = asOk({
  ...person,
  active_role: 'PATIENT' as const,
  professional_dto: null,
  patient_dto: {
    id: 'p1',
    auth_id: 'u1',
    full_profile: true,
    clinicHistoryId: 1,
    attention_type: null,
    prepaid_health_category: null,
    affiliate_number: null,
    coverage_verified: false,
    study: [],
    size: null,
    weight: null,
    allergies: null,
    family_history: null,
    vaccines: null,
    gynecological_data: null,
    age: 44,
    pre_existing_disease: [],
    ids_pre_existing_disease: [],
    frequent_medication: [],
    ids_frequent_medication: [],
    another_frequent_medication: [],
    surgeries: [],
    ids_surgery: [],
    family_group: [],
  },
});
const professional = asOk({
  ...person,
  active_role: 'PROFESSIONAL' as const,
  patient_dto: null,
  professional_dto: {
    id: 'd1',
    auth_id: 'u1',
    full_profile: true,
    licence_str: '104233',
    type_licence_str: 'NATIONAL' as const,
    specialties: [],
    ids_specialties: [],
    academic_training: null,
    profession: null,
    refeps_code: null,
    issuer: null,
    jurisdiction_code: null,
    valid_until: null,
    other_licences: [],
    professional_address: null,
    prepaid_healths: [],
    ids_prepaid_healths: [],
    health_care_providers: [],
    ids_health_care_providers: [],
    virtual_guard_availability_str: 'NOT_AVAILABLE' as const,
    photo_encode: null,
    sign_photo: null,
    attention_particular: false,
    verification: 'VERIFIED' as const,
    observation: null,
  },
});

test.each([
  ['PATIENT', patient, '/paciente'],
  ['PROFESSIONAL', professional, '/profesional'],
  ['PATIENT', notFound, '/registro-completo'],
  ['PROFESSIONAL', notFound, '/registro-completo'],
  ['ADMIN', notFound, '/admin'],
  ['MEDICAL_DIRECTOR', notFound, '/admin'],
  ['PHARMACY', notFound, '/farmacia'],
] as const)('a %s goes home', async (active_role, profile, home) => {
  proves('login-leads-home');
  answer(authenticate, ({ body }) => {
    expect(body).toMatchObject({ username: 'marta@example.com', password: 'secreta' });
    return token;
  });
  answer(getAccount, anAccount({ active_role }));
  answer(getOwnProfile, profile);
  const view = open();
  await logIn(view, ' Marta@Example.com', 'secreta');
  await waitFor(() => expect(view.address()).toBe(home));
});

test('browser storage holds that there is a session, but neither its token nor its person', async () => {
  proves('browser-storage-holds-no-person');
  answer(authenticate, { ...token, id_token: 'secret-token' });
  answer(getAccount, anAccount());
  answer(getOwnProfile, patient);
  const view = open();
  await logIn(view, 'marta@example.com', 'secreta');
  await waitFor(() => expect(view.address()).toBe('/paciente'));
  const plain = Object.values({ ...localStorage, ...sessionStorage }).map((text) => atob(text));
  expect(plain.map((text) => JSON.parse(text))).toEqual([
    { auth_method: 'password', active_role: 'PATIENT', expirationDate: expect.any(String) },
  ]);
});

test('a token without a lifetime is renewed within ten seconds', async () => {
  proves('token-life-default');
  const minted = vi.fn(() => token);
  answer(authenticate, { ...token, expires_in: 0 });
  answer(mintToken, minted);
  answer(getAccount, anAccount());
  answer(getOwnProfile, patient);
  const view = open();
  await logIn(view, 'marta@example.com', 'secreta');
  await waitFor(() => expect(view.address()).toBe('/paciente'));
  expect(minted).not.toHaveBeenCalled();
  await waitFor(() => expect(minted).toHaveBeenCalledOnce());
});

test('reports the login method without waiting for the answer', async () => {
  proves('call-login-event-log');
  const told = vi.fn();
  answer(authenticate, token);
  answer(getAccount, anAccount());
  answer(getOwnProfile, patient);
  answer(reportLogin, ({ body }) => {
    told(body);
    return refusal(500, 'server.fault');
  });
  const view = open();
  await logIn(view, 'marta@example.com', 'secreta');
  await waitFor(() => expect(view.address()).toBe('/paciente'));
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ auth_method: 'password' }));
});
