export { accountConsentsRepository } from './account-consents.repository.ts';
export { type Consents, consentsRoutes, createConsents } from './consents.ts';
export type { GivenConsent } from './given-consents.repository.ts';
export { importText } from './import-text.ts';
export { patientAccountOf } from './patient-account-of.ts';
