import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { localProblem, OFFLINE_CODE } from '../../lib/server/problem-error.ts';
import { session } from '../../lib/session/session.ts';
import { allowConsoleErrors } from '../../testing/console.ts';
import { ErrorPage } from '../error-pages.tsx';
import { anyRole } from '../guards.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { offlineRoutes } from './offline-routes.tsx';

const Starting = () => null;

const show = (given: Parameters<typeof createMemoryRouter>[0], at: string) => {
  const router = createMemoryRouter(given, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
};

/** An earlier session, and a server that cannot be reached now. */
async function startUnreachable(fault = localProblem(OFFLINE_CODE, '/api/profile')) {
  session.plug({
    mint: async () => ({ id_token: 't', expires_in: 600 }),
    loadViewer: async () => {
      throw fault;
    },
  });
  await session.open({ id_token: 't', expires_in: 600 }, 'password').catch(() => undefined);
  localStorage.setItem(
    'session',
    btoa(JSON.stringify({ auth_method: 'password', expirationDate: '', active_role: 'PATIENT' })),
  );
  await session.start();
}

afterEach(() => {
  document.head.innerHTML = '';
});

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const numbers = () =>
  screen.getAllByRole('link', { name: /^\d{3}/ }).map((link) => link.getAttribute('href'));

const places = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: Starting,
    children: [
      { path: '/', element: 'portada' },
      { path: '/paciente', loader: anyRole, element: 'inicio' },
    ],
  },
];

test('an account that the server fails to read is a server fault, not a network one', async () => {
  allowConsoleErrors();
  await startUnreachable(localProblem('server.fault', '/api/account', 500));
  show(places, '/paciente');
  expect(await title()).toBe('Algo salió mal');
  expect(screen.getByText('No es culpa tuya. Probá de nuevo en unos minutos.')).toBeTruthy();
});

test('with an unreachable server nobody is sent away, and the stored session stays', async () => {
  await startUnreachable();
  const router = show(places, '/paciente');
  expect(await title()).toBe('No hay conexión a internet');
  expect(router.state.location.pathname).toBe('/paciente');
  expect(localStorage.getItem('session')).not.toBeNull();
});

test('a chunk that fails without a network is not taken for a new version', async () => {
  allowConsoleErrors();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  show(
    [{ ErrorBoundary: ErrorPage, HydrateFallback: Starting, path: '/roto', lazy: failed }],
    '/roto',
  );
  expect(await title()).toBe('No hay conexión a internet');
  expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull();
});

test.each([
  [403, 'No tenés permiso para ver esta página'],
  [404, 'No encontramos esta página'],
  [500, 'Algo salió mal'],
])('the page of a %s has the emergency numbers and the way home', async (status, words) => {
  allowConsoleErrors();
  const loader = () => {
    throw new Response(null, { status });
  };
  show(
    [{ ErrorBoundary: ErrorPage, HydrateFallback: Starting, path: '/', loader, element: null }],
    '/',
  );
  expect(await title()).toBe(words);
  expect(numbers().slice(0, 2)).toEqual(['tel:107', 'tel:911']);
  expect(screen.getByRole('link', { name: 'Inicio' }).getAttribute('href')).toBe('/');
});

test('without a network every address but the help says so and shows whom to call', async () => {
  show(offlineRoutes, '/paciente/mis-recetas');
  expect(await title()).toBe('No hay conexión a internet');
  expect(numbers()).toEqual(['tel:107', 'tel:911', 'tel:100', 'tel:103', 'tel:105', 'tel:144']);
  expect(screen.getByRole('link', { name: 'Ver la ayuda' }).getAttribute('href')).toBe('/ayuda');
});

test.each(['/ayuda', '/preguntas-frecuentes'])(
  'without a network %s works, without a session',
  async (at) => {
    show(offlineRoutes, at);
    expect(await screen.findByText('No funcionan mi cámara o mi micrófono')).toBeTruthy();
    const sections = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(sections).toEqual(expect.arrayContaining(['Lo general', 'Para pacientes']));
    expect(sections).not.toContain('Para profesionales');
  },
);

test('the kept page says that there is no network, even if the device reports one', async () => {
  document.head.innerHTML = '<meta name="cercana-offline" content="true">';
  render(<OfflineBanner />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Sin conexión.'));
});
