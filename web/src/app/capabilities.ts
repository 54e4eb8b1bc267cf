import { sayGoodbyeToServer, sessionSource } from '../accounts/index.ts';
import { session } from '../lib/session/session.ts';

/** Where capabilities plug themselves into the page before it starts: where tokens and profiles come from. */
export function plugCapabilities(): void {
  session.plug(sessionSource);
  sayGoodbyeToServer();
}
