import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';
import { useViewer } from '../../lib/session/session.ts';
import { ErrorBody, ErrorPage, kindOf } from '../error-pages.tsx';

// Loaded on demand: strangers never need the frames of the roles.
const RoleFrame = lazy(async () => ({ default: (await import('./account-layout.tsx')).RoleFrame }));

/**
 * An address that does not exist, or is another role's, keeps the header and the menu of who is logged in: the rest of
 * the application is a press away. Other errors have a page of their own, since a frame could fail again.
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
