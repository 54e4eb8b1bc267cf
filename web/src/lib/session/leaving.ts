import { session } from './session.ts';

type Callback = () => Promise<void>;

let callbacks: Callback[] = [];

/** Callbacks to run before a session ends: the professional's LogOut, the logout on the server. */
export function beforeLogout(callback: Callback): () => void {
  callbacks = [...callbacks, callback];
  return () => {
    callbacks = callbacks.filter((one) => one !== callback);
  };
}

/**
 * Logs out: runs the callbacks, newest first, because the one that ends the session on the server was
 * registered first and the others need the session. Then removes the session, even if something failed.
 */
export async function logOut(): Promise<void> {
  for (const callback of callbacks.toReversed()) await callback().catch(() => undefined);
  session.end();
}

export const leave = (): void => void logOut();
