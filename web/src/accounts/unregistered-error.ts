import type { ViewerRole } from '../lib/session/session-source.ts';

/** Somebody logged in whose registration is not complete: no profile, and no DNI to begin one with. */
export class UnregisteredError extends Error {
  readonly accountId: string;
  readonly role: ViewerRole;
  constructor(accountId: string, role: ViewerRole) {
    super('registration not complete');
    this.accountId = accountId;
    this.role = role;
  }
}
