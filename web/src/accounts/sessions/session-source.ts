import { logOut, mintToken } from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { ProblemError } from '../../lib/server/problem-error.ts';
import { beforeLeaving } from '../../lib/session/leaving.ts';
import type { MintedToken, SessionSource } from '../../lib/session/session-source.ts';

/** Where the page's tokens and profile come from. */
export const sessionSource: SessionSource = {
  mint,
  // The profile's shape is heavy, and the login has none to read yet.
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

/** Ends the session on the server when the person leaves. */
export const sayGoodbyeToServer = (): (() => void) =>
  beforeLeaving(async () => {
    await call(logOut, {});
  });
