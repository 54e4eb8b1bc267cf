export * from './guard-queue.endpoints.ts';
export * from './guard-queue.limits.ts';
export * from './guard-queue.messages.ts';
export * from './guard-queue.problems.ts';
export * from './guard-queue.schema.ts';
export * from './realtime-store.endpoints.ts';
