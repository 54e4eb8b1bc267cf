export * from './consultation-read.schema.ts';
export * from './consultations.limits.ts';
export * from './consultations.schema.ts';
