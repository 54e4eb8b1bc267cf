import { lazy, Suspense } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { PublicLayout } from './public-layout.tsx';

// Strangers never need the frames of the roles.
const AccountLayout = lazy(async () => ({
  default: (await import('./account-layout.tsx')).AccountLayout,
}));

/** Screens that anybody may open: in the own frame of who is logged in, in the public one otherwise. */
export const OpenLayout = () =>
  useViewer() ? (
    <Suspense>
      <AccountLayout />
    </Suspense>
  ) : (
    <PublicLayout />
  );
