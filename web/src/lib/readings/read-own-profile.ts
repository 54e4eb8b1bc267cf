import { getOwnProfile } from '@app/contract/profiles';
import { call } from '../server/call.ts';
import { session } from '../session/session.ts';

const ask = () => call(getOwnProfile, {});

let first: ReturnType<typeof ask> | undefined;

/** Reads the viewer's profile. While the page starts, the session and the home share one call. */
export function readOwnProfile(): ReturnType<typeof ask> {
  if (session.getSnapshot().status !== 'starting') return ask();
  // One that failed is not shared with whoever tries again.
  first ??= ask().catch((error: unknown) => {
    first = undefined;
    throw error;
  });
  return first;
}
