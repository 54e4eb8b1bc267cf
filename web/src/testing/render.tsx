import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/server/query-client.ts';
import { ToastHost } from '../ui/feedback/toast-host.tsx';

type RenderOptions = {
  /** The address of the screen, with its parameters as in the router: '/historia-clinica/:id'. */
  path?: string;
  /** Where it starts: '/historia-clinica/7?tab=recetas', or an entry with navigation state. */
  at?: InitialEntry;
};

/** Renders a screen as the application does: with router, query cache and toasts. */
export function renderScreen(screen: ReactElement, { path = '/', at = path }: RenderOptions = {}) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = createMemoryRouter(
    [
      { path, element: screen },
      // Other addresses are empty: tests check only the address.
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <I18nProvider locale="es-AR">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastHost />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    router,
    queryClient,
    /** Refetches everything, as after a lost connection, and waits until the screen has the answers. */
    readAgain: () =>
      act(async () => {
        await queryClient.invalidateQueries();
        await new Promise<void>((heard) => notifyManager.schedule(heard));
      }),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
