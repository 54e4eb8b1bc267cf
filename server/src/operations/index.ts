export { operationsRoutes } from './operations.routes.ts';
export type { OperationsNeeds } from './operations.ts';
