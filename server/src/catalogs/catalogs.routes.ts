import * as contract from '@app/contract/catalogs';
import { SEARCH_ROWS } from '@app/contract/catalogs';
import { asList } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { catalogsRepository, type MedicationRow } from './catalogs.repository.ts';

export type Catalogs = ReturnType<typeof catalogsRepository>;

export const createCatalogs = ({ database }: Platform): Catalogs => catalogsRepository(database);

export function catalogsRoutes(route: Route, catalogs: Catalogs) {
  route(contract.listSpecialties, async ({ query }) =>
    asList(await catalogs.specialties(query.on_guard === true)),
  );

  route(contract.searchDiagnoses, async ({ query }) =>
    asList(await catalogs.searchDiagnoses(query.description, SEARCH_ROWS)),
  );

  route(contract.searchMedications, async ({ query }) => {
    const rows = await catalogs.searchMedications(query.description, SEARCH_ROWS);
    return { content: rows.map((row) => ({ ...row, description: describeMedication(row) })) };
  });
}

/** 'Amoxicilina 500 mg, comprimido (envase por 16)': generic name, strength and form (Ley 25.649). */
export const describeMedication = ({
  generic_name,
  concentration,
  form,
  presentation,
}: MedicationRow): string => `${generic_name} ${concentration}, ${form} (${presentation})`;
