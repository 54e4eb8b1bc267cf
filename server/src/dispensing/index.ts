export { blockPrescription } from './block-prescription.ts';
export { dispense, serve } from './dispense.ts';
export type { DispensedLineRow, DispensingRow } from './dispensing.repository.ts';
export { dispensingRoutes } from './dispensing.routes.ts';
export { type CounterTry, createDispensing, type Dispensing } from './dispensing.ts';
export { presentForBranch } from './present-for-branch.ts';
export { findHandedOver, type HandedOver, readServedAt } from './served-at-branch.ts';
