export * from './account-acts.endpoints.ts';
export * from './people.endpoints.ts';
export * from './people.limits.ts';
export * from './people.problems.ts';
export * from './people.schema.ts';
export * from './verification-acts.endpoints.ts';
