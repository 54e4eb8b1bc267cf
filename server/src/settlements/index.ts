export { settlementsRoutes } from './settlements.routes.ts';
export { createSettlements } from './settlements.ts';
