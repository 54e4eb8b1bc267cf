export { bindAccount } from './bind-account.repository.ts';
export { presentBranch } from './pharmacies.presenter.ts';
export type { BranchRow } from './pharmacies.repository.ts';
export { pharmaciesRoutes } from './pharmacies.routes.ts';
export { createPharmacies, type Pharmacies } from './pharmacies.ts';
