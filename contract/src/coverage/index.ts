export * from './coverage.endpoints.ts';
export * from './coverage.problems.ts';
