export * from './command-id.ts';
export * from './dates.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './numbers.ts';
export * from './problem.ts';
export * from './resync.ts';
export * from './text.ts';
