import * as contract from '@app/contract/catalogs';
import { LIST_ROWS, SEARCH_ROWS } from '@app/contract/catalogs';
import { asList } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import {
  catalogsRepository,
  describeMedication,
  type MedicationRow,
} from './catalogs.repository.ts';
import { optionListsRepository } from './option-lists.repository.ts';
import { plansRepository } from './plans.repository.ts';
import { specialtiesRepository } from './specialties.repository.ts';

/** The lists of options. */
export type Catalogs = ReturnType<typeof createCatalogs>;

export const createCatalogs = ({ database }: Pick<Platform, 'database'>) => ({
  ...catalogsRepository(database),
  ...specialtiesRepository(database),
  ...optionListsRepository(database, LIST_ROWS),
  ...plansRepository(database, LIST_ROWS),
});

export function catalogsRoutes(route: Route, catalogs: Catalogs) {
  route(contract.listSpecialties, async ({ query }) =>
    asList(await catalogs.specialties(query.on_guard === true)),
  );

  route(contract.listProvinces, async () => asList(await catalogs.provinces()));
  route(contract.listLocalities, async ({ params, query }) =>
    asList(await catalogs.localities(params.provinceId, query.name ?? '')),
  );
  route(contract.listDiseases, async () => asList(await catalogs.diseases()));
  route(contract.listSurgeries, async () => asList(await catalogs.surgeries()));
  route(contract.listInsurers, async () => asList(await catalogs.insurers()));
  route(contract.listPlans, async ({ params }) => asList(await catalogs.plansOf(params.insurerId)));

  route(contract.searchDiagnoses, async ({ query }) =>
    asList(await catalogs.searchDiagnoses(query.description, SEARCH_ROWS, keysOf(query.first))),
  );

  route(contract.searchMedications, async ({ query }) => {
    const rows = await catalogs.searchMedications(
      query.description,
      SEARCH_ROWS,
      keysOf(query.first),
    );
    return { content: rows.map(presentMedication) };
  });
}

const keysOf = (first = ''): string[] => first.split(',').filter(Boolean);

/** A medicine as lists show it. */
export const presentMedication = (row: MedicationRow): contract.MedicationItem => ({
  ...row,
  description: describeMedication(row),
});
