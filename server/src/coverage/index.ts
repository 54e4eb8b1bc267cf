export { coverageRoutes } from './coverage.routes.ts';
export { type Coverage, createCoverage } from './coverage.ts';
export type { CoverageContext } from './coverage-context.ts';
export { payablePrivateConsultation, startUnusedSweep } from './private/index.ts';
export { startOutOfUseSweep } from './tell-out-of-use.ts';
