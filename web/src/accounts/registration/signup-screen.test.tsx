import { register } from '@app/contract/accounts';
import { asError, asOk } from '@app/contract/kernel';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { SignupScreen } from './signup-screen.tsx';

const GENERAL_FAULT = 'Error durante la registración, por favor revise los datos ingresados.';

const open = (audience: 'patient' | 'professional' = 'patient') =>
  renderScreen(<SignupScreen />, {
    path: '/:place',
    at: audience === 'patient' ? '/signup' : '/signup-profesional',
  });
type View = ReturnType<typeof open>;

type Access = { email?: string; password?: string; confirmation?: string };

const fillAccess = async ({ user }: View, { email, password, confirmation }: Access) => {
  if (email) await user.type(screen.getByLabelText('E-mail'), email);
  if (password) await user.type(screen.getByLabelText('Contraseña'), password);
  if (confirmation) await user.type(screen.getByLabelText('Repetir contraseña'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
};

const good = { email: 'marta@example.com', password: 'secreta1', confirmation: 'secreta1' };

const reachStepTwo = async (view: View) => {
  await fillAccess(view, good);
  await screen.findByRole('heading', { name: 'Paso 2 de 2: Crear cuenta de paciente' });
};

const create = async ({ user }: View, dni = '28.123.456') => {
  if (dni) await user.type(screen.getByLabelText('DNI'), dni);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Crear Cuenta' }));
};

test.each([
  [{}, 'El email es requerido'],
  [{ email: 'marta' }, 'Debes ingresar un email válido'],
  [{}, 'La contraseña es requerida'],
  [{ password: '12345' }, 'Debes ingresar al menos 6 caracteres'],
  [{}, 'La confirmación de la contraseña es requerida'],
  [{ ...good, confirmation: 'secreta2' }, 'Las contraseñas no coinciden'],
])('%o is refused: %s', async (access, message) => {
  proves('signup-refused-words');
  await fillAccess(open(), access);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('What a password manager fills in without an event is sent, and the form is not emptied', async () => {
  const { user } = open();
  for (const [label, text] of [
    ['E-mail', good.email],
    ['Contraseña', good.password],
    ['Repetir contraseña', good.confirmation],
  ] as const)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      screen.getByLabelText(label),
      text,
    );
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(
    await screen.findByRole('heading', { name: 'Paso 2 de 2: Crear cuenta de paciente' }),
  ).toBeTruthy();
});

test('An address that looks mistyped is doubted, corrected at a press, or kept', async () => {
  const { user } = open();
  const email = screen.getByLabelText<HTMLInputElement>('E-mail');
  await user.type(email, 'marta@gmial.com');
  expect(screen.queryByText(/Quisiste escribir/)).toBeNull();
  await user.tab();
  expect(screen.getByText(/¿Quisiste escribir marta@gmail.com\?/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Corregirlo' }));
  expect(email.value).toBe('marta@gmail.com');
  expect(screen.queryByText(/Quisiste escribir/)).toBeNull();
  await user.clear(email);
  await fillAccess({ user } as View, { ...good, email: 'marta@gmail.con' });
  expect(
    await screen.findByRole('heading', { name: 'Paso 2 de 2: Crear cuenta de paciente' }),
  ).toBeTruthy();
});

test('a professional needs ten characters', async () => {
  const view = open('professional');
  expect(screen.getByText('Al menos 10 caracteres.')).toBeTruthy();
  await fillAccess(view, { ...good, password: 'secreta12', confirmation: 'secreta12' });
  expect(
    (await screen.findAllByText('Debes ingresar al menos 10 caracteres')).length,
  ).toBeGreaterThan(0);
});

test('errors are listed above the form, and each leads to its field', async () => {
  const view = open();
  await fillAccess(view, {});
  const summary = await screen.findByRole('alert', { name: 'Revisá estos datos' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await view.user.click(screen.getByRole('link', { name: 'La contraseña es requerida' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
});

test.each([
  ['', 'El DNI es requerido'],
  ['123', 'Ingresa un DNI válido'],
])('the DNI "%s" is refused: %s', async (dni, message) => {
  proves('signup-needs-terms', 'signup-dni-seven-or-eight');
  const view = open();
  await reachStepTwo(view);
  await create(view, dni);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('without the terms the button explains itself and sends nothing', async () => {
  proves('signup-needs-terms');
  const view = open();
  await reachStepTwo(view);
  await view.user.type(screen.getByLabelText('DNI'), '28123456{Enter}');
  const button = screen.getByRole('button', { name: 'Crear Cuenta' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await view.user.click(button);
  expect(
    await screen.findByText('Completá el DNI y aceptá los términos para crear la cuenta.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'términos y condiciones' }).getAttribute('href')).toBe(
    '/terminos-y-condiciones',
  );
});

test('pressing too early shows what every field lacks, and sends nothing', async () => {
  proves('signup-needs-terms');
  const view = open();
  await reachStepTwo(view);
  await view.user.type(screen.getByLabelText('DNI'), '123');
  await view.user.click(screen.getByRole('button', { name: 'Crear Cuenta' }));
  const faults = await screen.findByRole('alert');
  expect(within(faults).getByRole('link', { name: 'Ingresa un DNI válido' })).toBeTruthy();
  expect(within(faults).getByRole('link', { name: /aceptar los términos/ })).toBeTruthy();
  expect(faults.contains(document.activeElement)).toBe(true);
  expect(document.title).toMatch(/^Error: /);
  const terms = screen.getByRole('checkbox');
  await view.user.click(terms);
  await waitFor(() => expect(terms.getAttribute('aria-invalid')).toBeNull());
});

const stepBack = {
  Volver: ({ user }: View) => user.click(screen.getByRole('button', { name: 'Volver' })),
  'the browser’s Back': ({ router }: View) => act(() => router.navigate(-1)),
};

test.each(Object.entries(stepBack))(
  '%s returns to the first step, and both keep what was typed',
  async (_, goBack) => {
    proves('signup-two-steps');
    const view = open();
    await reachStepTwo(view);
    await view.user.type(screen.getByLabelText('DNI'), '28123456');
    await view.user.click(screen.getByRole('checkbox'));
    await goBack(view);
    await screen.findByRole('heading', { name: 'Paso 1 de 2: Crear cuenta de paciente' });
    expect(screen.getByDisplayValue('marta@example.com')).toBeTruthy();
    expect(screen.getAllByDisplayValue('secreta1')).toHaveLength(2);
    await view.user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByDisplayValue('28.123.456')).toBeTruthy();
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  },
);

test.each([
  ['by Google', '/signup/:id_token', '/signup/un-boleto'],
  ['by a login without registration', '/signup', '/signup?mode=complete_registration'],
])('a reload goes on with a sign-up begun %s, which asks for no e-mail', async (_, path, at) => {
  const first = renderScreen(<SignupScreen />, { path, at });
  await waitFor(() => expect(first.address()).toBe('/signup'));
  const { pathname, state } = first.router.state.location;
  first.unmount();
  renderScreen(<SignupScreen />, { path: pathname, at: { pathname, state } });
  expect(await screen.findByLabelText('DNI')).toBeTruthy();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
});

test('a reload of the second step begins at the first, which asks for what was lost', async () => {
  const view = renderScreen(<SignupScreen />, { path: '/signup', at: '/signup?paso=2' });
  await screen.findByRole('heading', { name: 'Paso 1 de 2: Crear cuenta de paciente' });
  await waitFor(() => expect(view.address()).toBe('/signup?paso=1'));
  await reachStepTwo(view);
});

test('a common password is told at its field before the second step, and the rest stays', async () => {
  const view = open();
  await fillAccess(view, { ...good, password: 'boquita', confirmation: 'boquita' });
  const password = screen.getByLabelText('Contraseña');
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Esa clave es muy común. Elegí otra.').length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('marta@example.com')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Paso 1 de 2/ })).toBeTruthy();
});

test('too many accounts from one network say how long to wait', async () => {
  answer(register, refusal(429, 'request.too-many', { retryAfter: 3_000 }));
  const view = open();
  await reachStepTwo(view);
  await create(view);
  expect(
    await screen.findByText('Probaste muchas veces. Probá de nuevo en 50 minutos.'),
  ).toBeTruthy();
});

test.each([
  ['patient', 'Soy profesional de la salud', '/signup-profesional'],
  ['professional', 'Soy paciente', '/signup'],
] as const)('a sign-up as %s offers the other: %s', async (audience, name, address) => {
  proves('signup-finds-the-other-role');
  const view = open(audience);
  await view.user.click(screen.getByRole('link', { name }));
  expect(view.address()).toBe(address);
});

test.each([
  ['El DNI ya tiene una cuenta', 'El DNI ya tiene una cuenta'],
  ['', GENERAL_FAULT],
])('an error told inside the answer, "%s", is shown', async (message, shown) => {
  proves('register-status-error-is-a-failure');
  answer(register, asError({ status: 400, message }));
  const view = open();
  await reachStepTwo(view);
  await create(view);
  expect(await screen.findByText(shown)).toBeTruthy();
});

test('a refused signup shows the general message, and keeps the DNI', async () => {
  proves('signup-fails');
  answer(register, refusal(500, 'server.fault'));
  const view = open();
  await reachStepTwo(view);
  await create(view);
  expect(await screen.findByText(GENERAL_FAULT)).toBeTruthy();
  expect(screen.getByDisplayValue('28.123.456')).toBeTruthy();
});

test.each([
  ['patient', 'PATIENT', good],
  [
    'professional',
    'PROFESSIONAL',
    { ...good, password: 'secreta1234', confirmation: 'secreta1234' },
  ],
] as const)('a %s asks for an account of that role', async (audience, active_role, access) => {
  proves('signup-roles', 'account-created-words', 'registration-username');
  const sent: unknown[] = [];
  answer(register, ({ body }) => {
    sent.push(body);
    return asOk({ email: 'marta@example.com' });
  });
  const view = open(audience);
  await fillAccess(view, access);
  await screen.findByRole('heading', { name: /^Paso 2 de 2/ });
  await create(view);
  await waitFor(() => expect(view.address()).toBe('/cuenta-creada'));
  expect(sent).toMatchObject([
    {
      active_role,
      email: 'marta@example.com',
      username: 'marta',
      id_number: '28123456',
      password: access.password,
    },
  ]);
  expect(await screen.findByText('¡Cuenta creada exitosamente!')).toBeTruthy();
});
