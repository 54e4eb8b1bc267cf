export { accountsJobs } from './accounts.jobs.ts';
export { refuseLink } from './accounts.refusals.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { type Accounts, type AccountsSecrets, createAccounts } from './accounts.ts';
export { activeOfRole } from './active-of-role.repository.ts';
export { composeMail } from './compose-mail.ts';
export { startHousekeeping } from './housekeeping.ts';
export { requireAllowed } from './login/allowance.ts';
export {
  actorOfSocket,
  callersOf,
  principalOfToken,
} from './login/callers.ts';
export { requireStepUp } from './login/step-up.ts';
export { createPasswords, requireGoodPassword } from './passwords/passwords.ts';
export { openPatientAccount, requireFreeAddress } from './registration/open-account.ts';
export { keepSessions } from './sessions/keep-sessions.ts';
export { startSessionSweep } from './sessions/session-sweep.ts';
export {
  type ChangeStanding,
  disableAccount,
  enableAccount,
  endSessionsOf,
  holdActive,
  removeLostFactor,
  standingFacts,
} from './standing/account-standing.ts';
export { mailActivation, mailReset } from './standing/mail-keys.ts';
export {
  addressesOf,
  correctIdNumber,
  forgottenAddress,
  lockForDeletion,
  pseudonymiseAccount,
} from './standing/pseudonymise.ts';
export { addStaffAccount, giveRole } from './standing/staff-accounts.ts';
