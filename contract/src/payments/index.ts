export * from './payments.endpoints.ts';
export * from './payments.limits.ts';
export * from './payments.problems.ts';
export * from './payments.schema.ts';
