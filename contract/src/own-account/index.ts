export * from './own-account.endpoints.ts';
export * from './own-account.limits.ts';
export * from './own-account.problems.ts';
export * from './own-account.schema.ts';
