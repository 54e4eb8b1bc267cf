export { licenceVerificationRoutes } from './licence-verification.routes.ts';
export { createLicenceVerification, type LicenceVerification } from './licence-verification.ts';
