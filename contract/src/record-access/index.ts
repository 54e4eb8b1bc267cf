export * from './record-access.endpoints.ts';
export * from './record-access.limits.ts';
export * from './record-access.problems.ts';
export * from './record-access.schema.ts';
export * from './review.endpoints.ts';
export * from './review.schema.ts';
