export * from './pharmacies.endpoints.ts';
export * from './pharmacies.limits.ts';
export * from './pharmacies.problems.ts';
export * from './pharmacies.schema.ts';
export * from './staff-branches.endpoints.ts';
export * from './staff-branches.schema.ts';
