export * from './documents.endpoints.ts';
export * from './documents.schema.ts';
export * from './verification-link.ts';
