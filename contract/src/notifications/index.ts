export * from './event-kinds.ts';
export * from './notifications.endpoints.ts';
export * from './notifications.problems.ts';
export * from './notifications.schema.ts';
export * from './preferences.endpoints.ts';
export * from './preferences.schema.ts';
export * from './push.endpoints.ts';
export * from './push.schema.ts';
