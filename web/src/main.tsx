import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { plugCapabilities } from './app/capabilities.ts';
import { routes } from './app/routes.tsx';
import { restrictMarkup } from './app/trusted-types.ts';
import { surviveTranslation } from './lib/device/survive-translation.ts';
import { session } from './lib/session/session.ts';
import { isKeptPage } from './lib/settings.ts';

restrictMarkup();
surviveTranslation();
if (isKeptPage()) {
  void import('./app/offline/offline-routes.tsx').then(({ offlineRoutes }) => show(offlineRoutes));
} else {
  plugCapabilities();
  void session.start();
  show(routes);
}

function show(screens: RouteObject[]): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(screens)} />
    </StrictMode>,
  );
}
