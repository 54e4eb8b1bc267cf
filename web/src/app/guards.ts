import { redirect } from 'react-router';
import { homeOf } from '../lib/home-of.ts';
import { session, type Viewer, type ViewerRole } from '../lib/session.ts';

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

const isUnreachable = () => session.getSnapshot().status === 'unreachable';

/** Private screens: without a session role the person is sent to `/`; another role may not enter. Who could not be asked for is not sent away. */
export const rolesOnly =
  (...roles: readonly ViewerRole[]) =>
  async (): Promise<null> => {
    const viewer = await settledViewer();
    if (!viewer) throw isUnreachable() ? new Response(null, { status: 503 }) : redirect('/');
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
