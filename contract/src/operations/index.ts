export * from './operations.endpoints.ts';
export * from './operations.problems.ts';
export * from './operations.schema.ts';
export * from './system.endpoints.ts';
export * from './system.schema.ts';
