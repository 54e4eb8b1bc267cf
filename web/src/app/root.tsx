import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { type Location, Outlet, ScrollRestoration, type UIMatch, useNavigate } from 'react-router';
import { waitingUntil } from '../lib/server/waiting-turn.ts';
import { session } from '../lib/session/session.ts';
import { useSessionEnding } from '../lib/session/session-ending.ts';
import type { SessionEnd, Viewer } from '../lib/session/session-source.ts';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { SkipLink } from '../ui/navigation/skip-link.tsx';

/** Leaves the private screens when the session ends, in this tab or another. */
function useSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = (reason: SessionEnd, viewer: Viewer | null) => {
      if (reason === 'logout') return void navigate('/logout', { replace: true });
      // Logging in again returns here.
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

// Loaded on demand: few sessions end with this question.
const SessionEndingDialog = lazy(async () => ({
  default: (await import('./session-ending-dialog.tsx')).SessionEndingDialog,
}));

// Loaded after the first screen, which works without it.
const Network = lazy<ComponentType>(() =>
  import('./network.tsx').then(
    ({ Network }) => ({ default: Network }),
    () => ({ default: () => null }),
  ),
);

// Loaded on demand: few pages ever wait.
const WaitingBanner = lazy(async () => ({
  default: (await import('./offline/waiting-banner.tsx')).WaitingBanner,
}));

/** Says that readings wait for a limit that this device reached. Shown also while the session is read. */
export function WaitingTurn() {
  const until = useSyncExternalStore(waitingUntil.subscribe, waitingUntil.get);
  if (until === null) return null;
  return (
    <Suspense>
      <WaitingBanner until={until} />
    </Suspense>
  );
}

/** The root of every screen. */
export function Root() {
  useSessionEnd();
  const ending = useSessionEnding();
  return (
    <>
      <SkipLink />
      <Suspense>
        <Network />
      </Suspense>
      <WaitingTurn />
      <Outlet />
      {ending && (
        <Suspense>
          <SessionEndingDialog ending={ending} />
        </Suspense>
      )}
      <ToastHost />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/**
 * The first page of every tab has the same key, so its scroll position would leak into the next one. Uses the
 * route's id instead of the address, which may identify a patient.
 */
const placeOf = ({ key }: Location, matches: UIMatch[]): string =>
  (key === 'default' && matches.at(-1)?.id) || key;
