export * from './consultation-read.schema.ts';
export * from './consultations.endpoints.ts';
export * from './consultations.limits.ts';
export * from './consultations.problems.ts';
export * from './consultations.schema.ts';
