import { session } from '../lib/session/session.ts';
import type { Viewer } from '../lib/session/session-source.ts';

/** Marta, a patient with a full profile. */
export const marta: Viewer = {
  accountId: 'a1',
  email: 'marta@example.com',
  role: 'PATIENT',
  full_profile: true,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE',
};

/** Dr. Paula Ríos, with a full profile. */
export const paula: Viewer = {
  ...marta,
  email: 'paula@example.com',
  role: 'PROFESSIONAL',
  first_name: 'Paula',
  last_name: 'Ríos',
};

/** Opens a session, which ends after the test. */
export async function logInAs(viewer: Viewer): Promise<void> {
  const token = { id_token: 't', expires_in: 600 };
  session.plug({ mint: async () => token, loadViewer: async () => viewer });
  await session.open(token, 'password');
}
