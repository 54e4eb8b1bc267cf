export { isPrescriptionUsable } from './is-prescription-usable.ts';
export { statusOn } from './prescription-facts.ts';
export type { StoredPrescription } from './prescriptions.presenter.ts';
export { lineName, presentLine, presentStored } from './prescriptions.presenter.ts';
export type { LineRow, PrescriptionRow } from './prescriptions.repository.ts';
export { prescriptionsRoutes } from './prescriptions.routes.ts';
export { createPrescriptions, type Prescriptions } from './prescriptions.ts';
export { withLines } from './read-prescriptions.ts';
export {
  addNotice,
  pushNotices,
  readerOf,
  type Telling,
  tellReader,
} from './tell-of-prescription.ts';
