export * from './notifications.endpoints.ts';
export * from './notifications.schema.ts';
