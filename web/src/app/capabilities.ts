import { logOutOnServer, sessionSource } from '../accounts/index.ts';
import { session } from '../lib/session/session.ts';

/** Connects the capabilities before the page starts: the session gets its source of tokens and profiles. */
export function plugCapabilities(): void {
  session.plug(sessionSource);
  logOutOnServer();
}
