export * from './presence.endpoints.ts';
export * from './presence.messages.ts';
