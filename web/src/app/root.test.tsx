import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { waitOnesTurn } from '../lib/server/waiting-turn.ts';
import { Root, WaitingTurn } from './root.tsx';

const PATIENT = 'maria.gonzalez@example.com';

test('the scroll positions kept by the browser do not name a patient', async () => {
  const router = createMemoryRouter(
    [{ Component: Root, children: [{ path: '/historia-clinica/:id', element: <p>Historia</p> }] }],
    { initialEntries: [`/historia-clinica/${PATIENT}#recetas`] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('Historia');
  window.dispatchEvent(new Event('pagehide'));
  const kept = Object.entries(sessionStorage).flat().join(' ');
  expect(kept).toContain('scroll');
  expect(kept).not.toContain(PATIENT);
  expect(kept).not.toContain('historia-clinica');
});

test('a page whose readings wait for a limit counts down, also before its first screen', async () => {
  const left = new AbortController();
  const waited = waitOnesTurn(12, left.signal);
  render(<WaitingTurn />);
  const said = 'Pediste muchas cosas en poco tiempo. Seguimos solos en';
  expect((await screen.findByRole('status')).textContent).toBe(`${said} unos segundos.`);
  expect(screen.getByText(/ 1[12] segundos\.$/)).toBeTruthy();
  left.abort();
  await waited;
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
