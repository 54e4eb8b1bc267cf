export { isPrescriptionUsable } from './is-prescription-usable.ts';
export type { StoredPrescription } from './prescriptions.presenter.ts';
export { presentStored } from './prescriptions.presenter.ts';
export { prescriptionsRoutes } from './prescriptions.routes.ts';
export { createPrescriptions, type Prescriptions } from './prescriptions.ts';
