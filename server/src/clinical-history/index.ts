export { clinicalHistoryRoutes } from './clinical-history.routes.ts';
