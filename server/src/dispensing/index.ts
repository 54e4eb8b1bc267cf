export { blockPrescription } from './block-prescription.ts';
export { dispense } from './dispense.ts';
export { dispensingRoutes } from './dispensing.routes.ts';
export { type CounterTry, createDispensing, type Dispensing } from './dispensing.ts';
