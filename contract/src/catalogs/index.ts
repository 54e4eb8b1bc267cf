export * from './catalogs.endpoints.ts';
export * from './catalogs.limits.ts';
export * from './catalogs.schema.ts';
export * from './countries.ts';
export * from './weekdays.ts';
