export * from './accounts.endpoints.ts';
export * from './accounts.limits.ts';
export * from './accounts.problems.ts';
export * from './accounts.schema.ts';
export * from './second-factor.endpoints.ts';
export * from './social.endpoints.ts';
