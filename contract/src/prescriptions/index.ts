export * from './coded-text.ts';
export * from './cuir.ts';
export * from './legal-fields.ts';
export * from './posology.ts';
export * from './prescription-state.ts';
export * from './prescriptions.limits.ts';
export * from './prescriptions.problems.ts';
export * from './prescriptions.schema.ts';
