import { redirect } from 'react-router';
import { OFFLINE_CODE, problemCode } from '../lib/server/problem-error.ts';
import { homeOf } from '../lib/session/home-of.ts';
import { session } from '../lib/session/session.ts';
import type { Viewer, ViewerRole } from '../lib/session/session-source.ts';

/** Who is looking, once the page has found out. */
async function settledViewer(): Promise<Viewer | null> {
  if (session.getSnapshot().status === 'starting') await settled();
  return session.getSnapshot().viewer;
}

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (session.getSnapshot().status === 'starting') return;
      stop();
      resolve();
    });
  });

/** Public screens: who is logged in goes to the home of the active role. */
export async function strangersOnly(): Promise<null> {
  const viewer = await settledViewer();
  if (viewer) throw redirect(homeOf(viewer));
  return null;
}

/** Screens for everybody: they wait only until it is known in whose frame they stand. */
export async function anybody(): Promise<null> {
  await settledViewer();
  return null;
}

/**
 * Where somebody without a session goes: home, to the login where it ran out, or to a page that says
 * what failed, the network or we. Who could not be asked for is not sent away.
 */
function wayOut(): unknown {
  const { status, fault, hasExpired } = session.getSnapshot();
  if (status !== 'unreachable') return redirect(hasExpired ? '/login' : '/');
  return problemCode(fault) === OFFLINE_CODE ? new Response(null, { status: 503 }) : fault;
}

/** Private screens: without a session role the person is sent to `/`, or to the login where it ran out; another role may not enter. */
export const rolesOnly =
  (...roles: readonly ViewerRole[]) =>
  async (): Promise<null> => {
    const viewer = await settledViewer();
    if (!viewer) throw wayOut();
    if (!roles.includes(viewer.role)) throw new Response(null, { status: 403 });
    return null;
  };

/** Private screens of every role. */
export const anyRole = rolesOnly(
  'PATIENT',
  'PROFESSIONAL',
  'ADMIN',
  'MEDICAL_DIRECTOR',
  'PHARMACY',
);
