export * from './dispensing.endpoints.ts';
export * from './dispensing.limits.ts';
export * from './dispensing.problems.ts';
export * from './dispensing.schema.ts';
