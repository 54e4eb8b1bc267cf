import { type LoaderFunctionArgs, redirect } from 'react-router';
import { OFFLINE_CODE, problemCode } from '../lib/server/problem-error.ts';
import { homeOf } from '../lib/session/home-of.ts';
import { session } from '../lib/session/session.ts';
import type { Viewer, ViewerRole } from '../lib/session/session-source.ts';
import { wantPage } from '../lib/session/wanted-page.ts';

type Asked = Pick<LoaderFunctionArgs, 'request'>;

/** The viewer, once the session is known. */
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

/** Public screens: people who are logged in go to the home of their role. */
export async function strangersOnly(): Promise<null> {
  const viewer = await settledViewer();
  if (viewer) throw redirect(homeOf(viewer));
  return null;
}

/** Screens for everybody: they wait only to know which frame to show. */
export async function anybody(): Promise<null> {
  await settledViewer();
  return null;
}

/** An unknown address: the error is shown in the frame of the person's role. */
export async function unknownAddress(): Promise<never> {
  await settledViewer();
  throw new Response(null, { status: 404 });
}

/**
 * Where a person without a session is sent: to the landing, to the login after an expiry, or to an error page
 * if the server could not be asked.
 */
function wayOut(): unknown {
  const { status, fault, hasExpired } = session.getSnapshot();
  if (status !== 'unreachable') return redirect(hasExpired ? '/login' : '/');
  return problemCode(fault) === OFFLINE_CODE ? new Response(null, { status: 503 }) : fault;
}

/** The viewer of a private screen; without one, the address is remembered for the login. */
async function viewerFor({ request }: Asked, roles: readonly ViewerRole[]): Promise<Viewer | null> {
  const viewer = await settledViewer();
  const { pathname, search } = new URL(request.url);
  wantPage(viewer ? null : { address: pathname + search, roles });
  return viewer;
}

/**
 * Private screens: without a session the person goes to `/`, or to the login after an expiry; other
 * roles may not enter.
 */
export const rolesOnly =
  (...roles: readonly ViewerRole[]) =>
  async (asked: Asked): Promise<null> => {
    const viewer = await viewerFor(asked, roles);
    if (!viewer) throw wayOut();
    if (!roles.includes(viewer.role)) throw new Response(null, { status: 403 });
    return null;
  };

/**
 * Screens of a counter or the clinic, whose address is typed by hand: without a session the person goes
 * straight to the login, and other roles to their own home.
 */
export const deskOf =
  (...roles: readonly ViewerRole[]) =>
  async (asked: Asked): Promise<null> => {
    const viewer = await viewerFor(asked, roles);
    if (viewer && !roles.includes(viewer.role)) throw redirect(homeOf(viewer));
    if (viewer) return null;
    throw session.getSnapshot().status === 'unreachable' ? wayOut() : redirect('/login');
  };

/** Private screens of every role. */
export const anyRole = rolesOnly(
  'PATIENT',
  'PROFESSIONAL',
  'ADMIN',
  'MEDICAL_DIRECTOR',
  'PHARMACY',
);
