export * from './data-clocks.ts';
export * from './own-data.endpoints.ts';
export * from './own-data.limits.ts';
export * from './own-data.problems.ts';
export * from './own-data.schema.ts';
