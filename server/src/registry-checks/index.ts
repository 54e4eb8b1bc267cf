export { lastGoodCheck } from './last-good-check.ts';
export { recheckJobs, startRechecks } from './rechecks.ts';
export { registryChecksRoutes } from './registry-checks.routes.ts';
export {
  createRegistryChecks,
  type RegistryChecks,
} from './registry-checks-context.ts';
