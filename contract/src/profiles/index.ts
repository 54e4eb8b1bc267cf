export * from './profiles.endpoints.ts';
export * from './profiles.schema.ts';
