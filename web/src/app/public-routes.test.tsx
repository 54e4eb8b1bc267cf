import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { strangerScreens } from './public-routes.ts';

const routes = [{ HydrateFallback: () => null, children: strangerScreens }];

test('who chooses the other kind of account keeps the e-mail and the password', async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter(routes, { initialEntries: ['/signup'] });
  render(<RouterProvider router={router} />);
  await user.type(await screen.findByLabelText('E-mail'), 'marta@example.com');
  await user.type(screen.getByLabelText('Contraseña'), 'secreta12345');
  await user.click(screen.getByRole('link', { name: 'Soy profesional de la salud' }));
  expect(
    await screen.findByRole('heading', { name: 'Paso 1 de 2: Crear cuenta de profesional' }),
  ).toBeTruthy();
  expect(router.state.location.pathname).toBe('/signup-profesional');
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'marta@example.com');
  expect(screen.getByLabelText('Contraseña')).toHaveProperty('value', 'secreta12345');
});
