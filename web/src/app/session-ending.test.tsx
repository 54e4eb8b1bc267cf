import { MINUTE_MS } from '@app/contract/kernel';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { session } from '../lib/session/session.ts';
import { sessionEnding } from '../lib/session/session-ending.ts';
import { Root } from './root.tsx';

/** Seconds that the server says the session still has. */
let left = 0;
let isOver = false;
const use = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  isOver = false;
  use.mockClear();
  session.plug({
    mint: async () =>
      isOver ? null : { id_token: 't', expires_in: 600, session_expires_in: left },
    loadViewer: async () => ({
      accountId: 'a1',
      email: 'marta@example.com',
      role: 'PATIENT',
      full_profile: true,
      first_name: 'Marta',
      last_name: 'González',
      sex_str: 'FEMALE',
    }),
    use,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async (seconds: number) => {
  left = seconds;
  await session.open({ id_token: 't', expires_in: 600, session_expires_in: seconds }, 'password');
  const routes = [{ Component: Root, children: [{ path: '*', element: 'pantalla' }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/paciente'] });
  render(<RouterProvider router={router} />);
  return router;
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const dialog = () => screen.queryByRole('dialog', { name: 'Tu sesión está por terminar' });

test('an idle session asks five minutes before its end and can be extended', async () => {
  proves('session-asks-before-its-end');
  await open(30 * 60);
  left = 301;
  await pass(24 * MINUTE_MS);
  expect(dialog()).toBeNull();
  left = 300;
  await pass(MINUTE_MS + 1_000);
  await waitFor(() => expect(dialog()).toBeTruthy());
  const stay = screen.getByRole('button', { name: 'Seguir conectado' });
  expect(document.activeElement).toBe(stay);
  left = 30 * 60;
  act(() => stay.click());
  await waitFor(() => expect(dialog()).toBeNull());
  expect(use).toHaveBeenCalledOnce();
});

test('a session used in another tab does not ask', async () => {
  await open(30 * 60);
  left = 28 * 60;
  await pass(26 * MINUTE_MS);
  expect(dialog()).toBeNull();
});

test('an absolute end is announced, and cannot be put off', async () => {
  await open(4 * 60);
  await waitFor(() => expect(dialog()).toBeTruthy());
  act(() => screen.getByRole('button', { name: 'Seguir conectado' }).click());
  expect(await screen.findByText(/Guardá lo que estés haciendo\./)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Entendido' }).click());
  await waitFor(() => expect(dialog()).toBeNull());
});

test('the session ends here on time, and the login knows where to return', async () => {
  const router = await open(4 * 60);
  isOver = true;
  await pass(4 * MINUTE_MS + 2_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toMatchObject({ expired: { accountId: 'a1' } });
  expect(sessionEnding.getSnapshot()).toBeNull();
});

test('a session of thirty days is checked daily, because timers are shorter', async () => {
  await open(30 * 86_400);
  await pass(2 * 86_400_000);
  expect(dialog()).toBeNull();
  expect(session.getSnapshot().status).toBe('open');
});
