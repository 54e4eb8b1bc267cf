import type { ViewerRole } from '../lib/session/session-source.ts';

/** A login whose registration is incomplete: no profile and no DNI. */
export class UnregisteredError extends Error {
  readonly accountId: string;
  readonly role: ViewerRole;
  constructor(accountId: string, role: ViewerRole) {
    super('registration not complete');
    this.accountId = accountId;
    this.role = role;
  }
}
