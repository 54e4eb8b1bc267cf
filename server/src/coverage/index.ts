export { coverageRoutes } from './coverage.routes.ts';
export { type Coverage, createCoverage } from './coverage.ts';
