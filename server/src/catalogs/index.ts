export { describeMedication, type MedicationRow } from './catalogs.repository.ts';
export {
  type Catalogs,
  catalogsRoutes,
  createCatalogs,
  presentMedication,
} from './catalogs.routes.ts';
export { staffListsRoutes } from './staff/staff-lists.routes.ts';
export type { ImportFile } from './staff/staff-lists.ts';
