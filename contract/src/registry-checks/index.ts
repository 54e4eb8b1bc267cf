export * from './registry-checks.endpoints.ts';
export * from './registry-checks.limits.ts';
export * from './registry-checks.problems.ts';
export * from './registry-checks.schema.ts';
