export * from './payments.endpoints.ts';
export * from './payments.limits.ts';
export * from './payments.problems.ts';
export * from './payments.schema.ts';
export * from './staff-payments.copy.ts';
export * from './staff-payments.endpoints.ts';
export * from './staff-payments.schema.ts';
