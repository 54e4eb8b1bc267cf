export { bindAccount } from './bind-account.repository.ts';
export type { BranchRow } from './pharmacies.repository.ts';
export { pharmaciesRoutes } from './pharmacies.routes.ts';
export { createPharmacies, type Pharmacies, presentBranch } from './pharmacies.ts';
