export * from './family-group.endpoints.ts';
export * from './family-group.limits.ts';
export * from './family-group.problems.ts';
export * from './family-group.schema.ts';
