export * from './price-list.endpoints.ts';
export * from './price-list.limits.ts';
export * from './price-list.problems.ts';
export * from './price-list.schema.ts';
