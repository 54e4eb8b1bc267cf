import { lazy, Suspense } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { PublicLayout } from './public-layout.tsx';

// Loaded on demand: visitors without a session never need the frames of the roles.
const AccountLayout = lazy(async () => ({
  default: (await import('./account-layout.tsx')).AccountLayout,
}));

/** Screens that anybody may open, in the frame of the viewer's role or else in the public one. */
export const OpenLayout = () =>
  useViewer() ? (
    <Suspense>
      <AccountLayout />
    </Suspense>
  ) : (
    <PublicLayout />
  );
