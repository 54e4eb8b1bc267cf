import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type Location, Outlet, ScrollRestoration, type UIMatch, useNavigate } from 'react-router';
import { session } from '../lib/session/session.ts';
import { useSessionEnding } from '../lib/session/session-ending.ts';
import type { SessionEnd, Viewer } from '../lib/session/session-source.ts';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { SkipLink } from '../ui/navigation/skip-link.tsx';

/** When the session ends, wherever that happened, its screens end too. */
function useSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = (reason: SessionEnd, viewer: Viewer | null) => {
      if (reason === 'logout') return void navigate('/logout', { replace: true });
      // Whoever comes back goes on where they were.
      const from = window.location.pathname + window.location.search;
      const expired = reason === 'expired' && viewer ? { accountId: viewer.accountId, from } : null;
      void navigate('/login', { replace: true, state: { expired } });
    };
    const stops = [session.onEnd(leave), session.watchOtherTabs()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [navigate]);
}

// Most pages never ask.
const SessionEndingDialog = lazy(async () => ({
  default: (await import('./session-ending-dialog.tsx')).SessionEndingDialog,
}));

// The first screen waits for nothing of this; where it cannot be had the screens work without.
const Network = lazy<ComponentType>(() =>
  import('./network.tsx').then(
    ({ Network }) => ({ default: Network }),
    () => ({ default: Starting }),
  ),
);

/** What surrounds every screen of the application. */
export function Root() {
  useSessionEnd();
  const ending = useSessionEnding();
  return (
    <I18nProvider locale="es-AR">
      <SkipLink />
      <Suspense>
        <Network />
      </Suspense>
      <Outlet />
      {ending && (
        <Suspense>
          <SessionEndingDialog ending={ending} />
        </Suspense>
      )}
      <ToastHost />
      <ScrollRestoration getKey={placeOf} />
    </I18nProvider>
  );
}

/**
 * Every first page of a tab has the same key: one that was left must not scroll the next. What is kept of
 * it names its screen and not its address, which may say who a patient is.
 */
const placeOf = ({ key }: Location, matches: UIMatch[]): string =>
  (key === 'default' && matches.at(-1)?.id) || key;

/** Shown while the page finds out who is looking: nothing, for it takes an instant. */
export const Starting = () => null;
