export { type Consents, consentsRoutes, createConsents } from './consents.ts';
