export * from './guard-hours.ts';
export * from './guard-shifts.endpoints.ts';
export * from './guard-shifts.problems.ts';
export * from './guard-shifts.schema.ts';
