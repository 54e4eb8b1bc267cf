import { logOut, mintToken } from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { ProblemError } from '../../lib/server/problem-error.ts';
import { beforeLogout } from '../../lib/session/leaving.ts';
import type { MintedToken, SessionSource } from '../../lib/session/session-source.ts';

/** Gives the session its tokens and profile. */
export const sessionSource: SessionSource = {
  mint,
  // Loaded on demand: the profile's schema is large, and the login page does not need it.
  loadViewer: async () => (await import('../own-account.ts')).loadViewer(),
  prove: async (proof) => (await import('../own-account.ts')).prove(proof),
  use: async () => (await import('../own-account.ts')).touchSession(),
};

async function mint(): Promise<MintedToken | null> {
  try {
    return await call(mintToken, {});
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 401) return null;
    throw error;
  }
}

/** Ends the session on the server at logout. */
export const logOutOnServer = (): (() => void) =>
  beforeLogout(async () => {
    await call(logOut, {});
  });
