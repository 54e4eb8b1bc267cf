export * from './attention-types.ts';
export * from './availability.endpoints.ts';
export * from './availability.limits.ts';
export * from './availability.problems.ts';
export * from './availability.schema.ts';
export * from './slots.ts';
