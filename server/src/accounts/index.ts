export { accountsRoutes } from './accounts.routes.ts';
export { type Accounts, type AccountsSecrets, createAccounts } from './accounts.ts';
export { actorOfToken, authenticateRequest } from './authenticate-request.ts';
export { requireStepUp } from './step-up.ts';
