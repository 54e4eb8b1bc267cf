export type { MedicationRow } from './catalogs.repository.ts';
export {
  type Catalogs,
  catalogsRoutes,
  createCatalogs,
  describeMedication,
} from './catalogs.routes.ts';
