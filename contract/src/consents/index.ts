export * from './account-consents.endpoints.ts';
export * from './consents.endpoints.ts';
export * from './consents.problems.ts';
export * from './given-consents.endpoints.ts';
