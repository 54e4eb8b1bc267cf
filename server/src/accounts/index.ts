export { accountsJobs } from './accounts.jobs.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { type Accounts, type AccountsSecrets, createAccounts } from './accounts.ts';
export { actorOfSocket, authenticateRequest, principalOfToken } from './authenticate-request.ts';
export { startHousekeeping } from './housekeeping.ts';
export { keepSessions } from './keep-sessions.ts';
export { createPasswords, requireGoodPassword } from './passwords.ts';
export { startSessionSweep } from './session-sweep.ts';
export { requireStepUp } from './step-up.ts';
