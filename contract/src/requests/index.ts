export * from './requests.endpoints.ts';
export * from './requests.limits.ts';
export * from './requests.problems.ts';
export * from './requests.schema.ts';
