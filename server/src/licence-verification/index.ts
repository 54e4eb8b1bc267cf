export { createLicenceVerification, type LicenceVerification } from './licence-verification.ts';
