import { getAccount, mintToken } from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { asError } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { proves } from '../../../architecture/requirements/index.ts';
import { sessionSource } from '../accounts/index.ts';
import { keepSessionDescription } from '../lib/session/browser-storage.ts';
import { session } from '../lib/session/session.ts';
import { allowConsoleErrors } from '../testing/console.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { ErrorPage } from './error-pages.tsx';
import { anyRole } from './guards.ts';

const Starting = () => null;

// An answer that the contract does not allow.
const anyProfile = { ...getOwnProfile, response: z.unknown() };

test.each([
  ['refused', refusal(500, 'server.fault')],
  ['not ok', asError({ error: 'database', message: 'none' })],
])('a private page whose profile is %s says so, and offers to try again', async (_how, reply) => {
  proves('profile-lookup-fails');
  allowConsoleErrors();
  session.plug(sessionSource);
  keepSessionDescription({ auth_method: 'password', expirationDate: '', active_role: 'PATIENT' });
  answer(mintToken, { id_token: 't', expires_in: 600 });
  answer(getAccount, anAccount());
  answer(anyProfile, reply);
  await session.start();
  const screens = [{ path: '/registro-completo', loader: anyRole, element: 'perfil' }];
  const root = { ErrorBoundary: ErrorPage, HydrateFallback: Starting, children: screens };
  const router = createMemoryRouter([root], { initialEntries: ['/registro-completo'] });
  render(<RouterProvider router={router} />);
  const said = await screen.findByRole('heading', { level: 1 });
  expect(said.textContent).toBe('Ocurrió un error buscando el perfil del usuario');
  expect(screen.getByText('No es culpa tuya. Probá de nuevo en unos minutos.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Probar de nuevo' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/registro-completo');
});
