export * from './licence-verification.problems.ts';
