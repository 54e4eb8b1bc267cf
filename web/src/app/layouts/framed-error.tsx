import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';
import { useViewer } from '../../lib/session/session.ts';
import { ErrorBody, ErrorPage, kindOf } from '../error-pages.tsx';

// Loaded on demand: people without a session never need the frames of the roles.
const RoleFrame = lazy(async () => ({ default: (await import('./account-layout.tsx')).RoleFrame }));

/**
 * An unknown address, or another role's, keeps the viewer's header and menu, so that the rest of the
 * application is a click away. Other errors get a page without a frame, since the frame could fail again.
 */
export function FramedErrorPage() {
  const kind = kindOf(useRouteError());
  const isKnown = useViewer() !== null;
  if (!isKnown || (kind !== 'notFound' && kind !== 'forbidden')) return <ErrorPage />;
  return (
    <Suspense>
      <RoleFrame>
        <ErrorBody kind={kind} />
      </RoleFrame>
    </Suspense>
  );
}
