export * from './coverage.endpoints.ts';
export * from './coverage.limits.ts';
export * from './coverage.problems.ts';
