export type { MedicationRow } from './catalogs.repository.ts';
export {
  type Catalogs,
  catalogsRoutes,
  createCatalogs,
} from './catalogs.routes.ts';
