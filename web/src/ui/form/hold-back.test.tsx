import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useHoldBack } from './hold-back.ts';

const ask = vi.fn();

function Call({ isHeld }: { isHeld: boolean }) {
  const { stay, leave } = useHoldBack(isHeld, ask);
  return (
    <>
      <h1>En consulta</h1>
      <button type="button" onClick={stay}>
        Quedarme
      </button>
      <button type="button" onClick={leave}>
        Salir
      </button>
    </>
  );
}

function open(isHeld: boolean) {
  ask.mockClear();
  const router = createMemoryRouter(
    [
      { path: '/paciente', element: <h1>Inicio</h1> },
      { path: '/paciente/videollamada', element: <Call isHeld={isHeld} /> },
    ],
    { initialEntries: ['/paciente', '/paciente/videollamada'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('the browser’s back asks before it leaves a call', async () => {
  const router = open(true);
  await act(() => router.navigate(-1));
  expect(ask).toHaveBeenCalledOnce();
  act(() => screen.getByRole('button', { name: 'Quedarme' }).click());
  expect(screen.getByRole('heading', { name: 'En consulta' })).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(ask).toHaveBeenCalledTimes(2);
  act(() => screen.getByRole('button', { name: 'Salir' }).click());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Inicio' })).toBeTruthy());
});

test('navigation by the application is not blocked: the end of a call, of a session', async () => {
  const router = open(true);
  await act(() => router.navigate('/paciente', { replace: true }));
  expect(screen.getByRole('heading', { name: 'Inicio' })).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

test('a call that is over blocks nothing', async () => {
  const router = open(false);
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Inicio' })).toBeTruthy();
});
