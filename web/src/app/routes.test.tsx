import { getConsentText } from '@app/contract/consents';
import { getGuardNow } from '@app/contract/guard-queue';
import { asList, asOk } from '@app/contract/kernel';
import { listVerifiedProfessionals } from '@app/contract/licence-verification';
import { countNotifications } from '@app/contract/notifications';
import { getOwnBranch } from '@app/contract/pharmacies';
import { countBranchOrders } from '@app/contract/pharmacy-orders';
import { noOrders } from '@app/contract/pharmacy-orders/fixtures';
import { listOwnEntries } from '@app/contract/visits';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { homeOf } from '../lib/session/home-of.ts';
import { session } from '../lib/session/session.ts';
import type { Viewer, ViewerRole } from '../lib/session/session-source.ts';
import { centro } from '../pharmacies/testing/branch.ts';
import { allowConsoleErrors } from '../testing/console.ts';
import { answer } from '../testing/fake-server.ts';
import { logInAs, marta } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { ErrorPage } from './error-pages.tsx';
import { deskOf, rolesOnly, strangersOnly } from './guards.ts';
import { PatientLayout } from './layouts/patient-layout.tsx';
import { OfflineBanner } from './offline/offline-banner.tsx';
import { routes } from './routes.tsx';

const viewerOf = (role: ViewerRole, full_profile = true): Viewer => ({
  ...marta,
  role,
  full_profile,
});

const show = (given: Parameters<typeof createMemoryRouter>[0], at: string) => {
  const router = createMemoryRouter(given, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
};

const guardedRoutes = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { path: '/', loader: strangersOnly, element: 'portada' },
      { path: '/paciente', loader: rolesOnly('PATIENT'), element: 'inicio de paciente' },
      { path: '/profesional', loader: rolesOnly('PROFESSIONAL'), element: 'guardia' },
      { path: '/farmacia', loader: deskOf('PHARMACY'), element: 'mostrador' },
      { path: '/login', element: 'ingreso' },
      { path: '/registro-completo', loader: rolesOnly('PATIENT'), element: 'perfil' },
      {
        path: '/roto',
        lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      },
    ],
  },
];

test('a stranger is sent from a private screen to the landing', async () => {
  proves('strangers-are-sent-to-the-landing');
  await session.start();
  const router = show(guardedRoutes, '/paciente');
  expect(await screen.findByText('portada')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

test('a patient may not see the professional’s screens', async () => {
  proves('screens-of-another-role');
  await logInAs(viewerOf('PATIENT'));
  show(guardedRoutes, '/profesional');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'No tenés permiso para ver esta página',
  );
});

test('a stranger at the counter’s address goes to the login', async () => {
  await session.start();
  show(guardedRoutes, '/farmacia');
  expect(await screen.findByText('ingreso')).toBeTruthy();
});

test('a patient at the counter’s address goes home', async () => {
  await logInAs(viewerOf('PATIENT'));
  show(guardedRoutes, '/farmacia');
  expect(await screen.findByText('inicio de paciente')).toBeTruthy();
});

test('a pharmacy is led to its counter, under the name of its branch', async () => {
  await logInAs(viewerOf('PHARMACY'));
  answer(countNotifications, asList([{ quantity: 0 }]));
  answer(listOwnEntries, asList([]));
  answer(getOwnBranch, asOk(centro));
  answer(countBranchOrders, asOk(noOrders));
  const router = show(routes, '/login');
  expect(await screen.findByLabelText('CUIR')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/farmacia');
  expect(screen.getByText('Farmacia del Parque · Sucursal Centro')).toBeTruthy();
});

test('people who are logged in go from public screens home', async () => {
  proves('logged-in-are-sent-home');
  await logInAs(viewerOf('PATIENT', false));
  const router = show(guardedRoutes, '/');
  expect(await screen.findByText('perfil')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/registro-completo');
});

test.each([
  ['PATIENT', true, '/paciente'],
  ['PATIENT', false, '/registro-completo'],
  ['PROFESSIONAL', true, '/profesional'],
  ['PROFESSIONAL', false, '/registro-completo'],
  ['ADMIN', false, '/admin'],
  ['MEDICAL_DIRECTOR', false, '/admin'],
  ['PHARMACY', false, '/farmacia'],
] as const)('the home of %s with full profile %s is %s', (role, full, home) => {
  expect(homeOf(viewerOf(role, full))).toBe(home);
});

test('a missing chunk of an older version asks to refresh', async () => {
  allowConsoleErrors();
  await session.start();
  show(guardedRoutes, '/roto');
  expect(await screen.findByRole('button', { name: 'Actualizar' })).toBeTruthy();
});

test('an unknown address leads home and to help', async () => {
  proves('route-unknown');
  await session.start();
  show(routes, '/no-existe');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('No encontramos esta página');
  await waitFor(() => expect(document.title).toBe('No encontramos esta página · Cercana'));
  expect(screen.getByRole('link', { name: /^107/ }).getAttribute('href')).toBe('tel:107');
});

/** A patient at an address that does not exist. */
async function showUnknownAddress() {
  await logInAs(viewerOf('PATIENT'));
  answer(countNotifications, asList([{ quantity: 0 }]));
  answer(listOwnEntries, asList([]));
  document.title = '';
  const router = show(routes, '/no-existe');
  // The title is set by the page's effects, after which it also listens to the session.
  await waitFor(() => expect(document.title).toBe('No encontramos esta página · Cercana'));
  return router;
}

test('an unknown address keeps the header and the places of who is logged in', async () => {
  await showUnknownAddress();
  const header = within(screen.getByRole('banner'));
  expect(await header.findByText('Hola, Marta')).toBeTruthy();
  const recetas = header.getByRole('link', { name: 'Recetas' });
  expect(recetas.getAttribute('href')).toBe('/paciente/mis-recetas');
});

test('the landing greets, leads to the login, and the next heading takes the focus', async () => {
  proves('route-landing');
  answer(getGuardNow, asList([]));
  answer(listVerifiedProfessionals, asList([]));
  await session.start();
  const router = show(routes, '/logout');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Hola!');
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe('/login');
  await router.navigate('/no-existe');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('No encontramos esta página'),
  );
});

test('a session that runs out says so and asks to log in again', async () => {
  proves('session-expiry-is-told', 'token-expired');
  const router = await showUnknownAddress();
  session.end('expired');
  expect(
    await screen.findByText('Tu sesión ha expirado por favor inicia sesión nuevamente'),
  ).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a session that expired before a reload says so too', async () => {
  await logInAs(viewerOf('PATIENT'));
  session.plug({ mint: async () => null, loadViewer: async () => viewerOf('PATIENT') });
  await session.start();
  const router = show(routes, '/paciente');
  expect(
    await screen.findByText('Tu sesión ha expirado por favor inicia sesión nuevamente'),
  ).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
});

test('a logout in another tab leads to the login, and nothing of the person stays', async () => {
  proves('logout-in-another-tab');
  const router = await showUnknownAddress();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(screen.queryByText(/sesión ha expirado/)).toBeNull();
});

test.each([false, true])(
  'the patient’s menu holds the prescriptions only with a full profile: %s',
  async (isFull) => {
    proves('menu-of-a-patient-follows-the-profile');
    await logInAs(viewerOf('PATIENT', isFull));
    answer(countNotifications, asList([{ quantity: 0 }]));
    answer(listOwnEntries, asList([]));
    renderScreen(<PatientLayout />);
    await userEvent.click(screen.getByRole('button', { name: 'Mi cuenta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hola, Marta' });
    expect(dialog.textContent).toContain('Mi perfil');
    expect(dialog.textContent?.includes('Mis recetas')).toBe(isFull);
  },
);

describe.each(['/terminos-y-condiciones', '/verificar'])('the open screen %s', (at) => {
  beforeEach(() => {
    answer(getConsentText, () =>
      asOk({
        id: 't1',
        kind: 'terms' as const,
        version: 1,
        title: 'Términos',
        body: 'Lo que vale.',
        body_hash: '00',
        published_at: '2026-01-01T12:00:00.000Z',
      }),
    );
  });

  test('has no menu for a stranger', async () => {
    await session.start();
    show(routes, at);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mi cuenta' })).toBeNull();
  });

  test('has the menu of the viewer’s role', async () => {
    await logInAs(viewerOf('PATIENT'));
    answer(countNotifications, asList([{ quantity: 0 }]));
    answer(listOwnEntries, asList([]));
    const router = show(routes, at);
    expect(await screen.findByRole('button', { name: 'Mi cuenta' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(router.state.location.pathname).toBe(at);
  });
});

test('losing the network is announced without hiding what was loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<OfflineBanner />);
  expect(screen.getByRole('status').textContent).toBe(
    'Sin conexión. Podés seguir leyendo esta pantalla.',
  );
});
