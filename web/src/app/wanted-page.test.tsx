import { authenticate, getAccount, reportLogin } from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { done } from '@app/contract/kernel';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { LoginScreen } from '../accounts/login/login-screen.tsx';
import { session } from '../lib/session/session.ts';
import type { Viewer } from '../lib/session/session-source.ts';
import { answer } from '../testing/fake-server.ts';
import { logInAs, marta, paula } from '../testing/log-in.ts';
import { anyRole, deskOf, rolesOnly, strangersOnly } from './guards.ts';

const TURNOS = '/paciente/mis-turnos?ver=pasados';

const routes = [
  { path: '/', loader: strangersOnly, element: <Link to="/login">Iniciar Sesión</Link> },
  { path: '/login', loader: strangersOnly, Component: LoginScreen },
  { path: '/ayuda', loader: anyRole, element: 'ayuda' },
  { path: '/registro-completo', loader: anyRole, element: 'perfil' },
  { path: '/paciente', loader: rolesOnly('PATIENT'), element: 'inicio' },
  { path: '/paciente/mis-turnos', loader: rolesOnly('PATIENT'), element: 'turnos' },
  { path: '/profesional', loader: rolesOnly('PROFESSIONAL'), element: 'guardia' },
  { path: '/farmacia/pedidos', loader: deskOf('PHARMACY'), element: 'pedidos' },
  { path: '/farmacia', loader: deskOf('PHARMACY'), element: 'mostrador' },
];

beforeEach(() => {
  answer(reportLogin, done);
  answer(authenticate, { id_token: 'token', expires_in: 600 });
});

/** Opens a page without a session, and logs in; returns the address where that leads. */
async function logInFrom(page: string, viewer: Viewer): Promise<string> {
  answer(getAccount, anAccount({ active_role: viewer.role }));
  session.plug({ mint: async () => null, loadViewer: async () => viewer });
  const router = createMemoryRouter(routes, { initialEntries: [page] });
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/(login)?$/));
  const door = screen.queryByRole('link', { name: 'Iniciar Sesión' });
  if (door) await user.click(door);
  await user.type(await screen.findByLabelText('E-mail'), viewer.email);
  await user.type(screen.getByLabelText('Contraseña'), 'secreta');
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
  const { pathname, search } = router.state.location;
  return pathname + search;
}

test('a link opened without a session is where the login leads, with its query', async () => {
  await session.start();
  expect(await logInFrom(TURNOS, marta)).toBe(TURNOS);
});

test('so is the page that was reloaded after the session had expired', async () => {
  await logInAs(marta);
  session.plug({ mint: async () => null, loadViewer: async () => marta });
  await session.start();
  expect(await logInFrom(TURNOS, marta)).toBe(TURNOS);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('turnos');
});

test('so is a page of a desk, and one that every role has', async () => {
  await session.start();
  const pharmacy = { ...marta, role: 'PHARMACY' as const };
  expect(await logInFrom('/farmacia/pedidos', pharmacy)).toBe('/farmacia/pedidos');
  cleanup();
  session.end();
  expect(await logInFrom('/ayuda', paula)).toBe('/ayuda');
});

test('a role that may not see the page is led home', async () => {
  await session.start();
  expect(await logInFrom(TURNOS, paula)).toBe('/profesional');
});

test('an incomplete profile is completed first', async () => {
  await session.start();
  expect(await logInFrom(TURNOS, { ...marta, full_profile: false })).toBe('/registro-completo');
});

test('a page that was seen is not where the next login leads', async () => {
  await session.start();
  await logInFrom(TURNOS, marta);
  cleanup();
  session.end();
  expect(await logInFrom('/login', marta)).toBe('/paciente');
});
