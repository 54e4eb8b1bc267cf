export * from './coverage.endpoints.ts';
export * from './coverage.limits.ts';
export * from './coverage.problems.ts';
export * from './private-consultation.schema.ts';
