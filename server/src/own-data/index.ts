export { ownDataRoutes } from './own-data.routes.ts';
export { createOwnData } from './own-data.ts';
