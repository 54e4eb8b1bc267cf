export * from './late-records.endpoints.ts';
export * from './late-records.schema.ts';
export * from './visits.endpoints.ts';
export * from './visits.limits.ts';
export * from './visits.machine.ts';
export * from './visits.messages.ts';
export * from './visits.problems.ts';
export * from './visits.schema.ts';
