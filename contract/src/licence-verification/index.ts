export * from './licence-verification.endpoints.ts';
export * from './licence-verification.limits.ts';
export * from './licence-verification.problems.ts';
export * from './licence-verification.schema.ts';
