import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Root } from './root.tsx';

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
