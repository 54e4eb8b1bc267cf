export * from './messages.endpoints.ts';
export * from './messages.limits.ts';
export * from './messages.problems.ts';
export * from './messages.schema.ts';
export * from './staff-messages.endpoints.ts';
export * from './template-text.ts';
export * from './whatsapp.endpoints.ts';
