export * from './operations.endpoints.ts';
export * from './operations.schema.ts';
