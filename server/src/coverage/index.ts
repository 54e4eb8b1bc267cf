export { type Coverage, coverageRoutes, createCoverage } from './coverage.ts';
