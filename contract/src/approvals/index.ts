export * from './approvals.endpoints.ts';
export * from './approvals.limits.ts';
export * from './approvals.problems.ts';
export * from './approvals.schema.ts';
