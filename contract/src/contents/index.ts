export * from './contents.endpoints.ts';
export * from './contents.limits.ts';
export * from './contents.problems.ts';
export * from './contents.schema.ts';
export * from './first-contents.copy.ts';
export * from './help-text.ts';
export * from './lines-text.ts';
