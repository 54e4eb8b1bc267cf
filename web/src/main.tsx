import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { plugCapabilities } from './app/capabilities.ts';
import { routes } from './app/routes.tsx';
import { admitNoMarkup } from './app/trusted-types.ts';
import { session } from './lib/session.ts';

admitNoMarkup();
plugCapabilities();
void session.start();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
}
