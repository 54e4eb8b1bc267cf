import { beforeLogout } from '../../lib/session/leaving.ts';
import type { SessionSource } from '../../lib/session/session-source.ts';

// Loaded on demand: the login page opens without the calls and their schemas (decision 0072).
const ownAccount = () => import('../own-account.ts');

/** Gives the session its tokens and profile. */
export const sessionSource: SessionSource = {
  mint: async () => (await ownAccount()).mint(),
  loadViewer: async () => (await ownAccount()).loadViewer(),
  prove: async (proof) => (await ownAccount()).prove(proof),
  use: async () => (await ownAccount()).touchSession(),
};

/** Ends the session on the server at logout. */
export const logOutOnServer = (): (() => void) =>
  beforeLogout(async () => {
    await (await ownAccount()).endSession();
  });
