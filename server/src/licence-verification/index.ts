export { type Attending, canAttend, holdAttending } from './attending.statements.ts';
export { licenceVerificationRoutes } from './licence-verification.routes.ts';
export { createLicenceVerification, type LicenceVerification } from './licence-verification.ts';
