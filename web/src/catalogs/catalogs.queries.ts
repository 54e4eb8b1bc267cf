import {
  listDiseases,
  listInsurers,
  listLocalities,
  listPlans,
  listProvinces,
  listSpecialties,
  listSurgeries,
} from '@app/contract/catalogs';
import { listPlanCategories } from '@app/contract/coverage';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { CATALOGUE_STALE_MS } from '../lib/server/query-client.ts';
import { catalogsFailed } from './catalogs.copy.ts';

// Lists of options for forms. Capabilities of the web do not import each other, so lists that several need are
// read here; `useOptions` of ui shows them and their failures.

const KEY = 'catalogs';
const staleTime = CATALOGUE_STALE_MS;

/** The provinces. */
export const provincesQuery = queryOptions({
  queryKey: [KEY, 'provinces'],
  queryFn: async () => (await call(listProvinces, {})).data,
  meta: { failed: catalogsFailed.provinces },
  staleTime,
});

/** The localities of a province; empty until a province is chosen. */
export const localitiesQuery = (provinceId: string) =>
  queryOptions({
    queryKey: [KEY, 'localities', provinceId],
    queryFn: async () => (await call(listLocalities, { params: { provinceId }, query: {} })).data,
    meta: { failed: catalogsFailed.localities },
    enabled: provinceId !== '',
    staleTime,
  });

/** Pre-existing diseases. */
export const diseasesQuery = queryOptions({
  queryKey: [KEY, 'diseases'],
  queryFn: async () => (await call(listDiseases, {})).data,
  meta: { failed: catalogsFailed.diseases },
  staleTime,
});

/** Surgeries. */
export const surgeriesQuery = queryOptions({
  queryKey: [KEY, 'surgeries'],
  queryFn: async () => (await call(listSurgeries, {})).data,
  meta: { failed: catalogsFailed.surgeries },
  staleTime,
});

/** Every specialty, of the guard or not. */
export const specialtiesQuery = queryOptions({
  queryKey: [KEY, 'specialties'],
  queryFn: async () => (await call(listSpecialties, { query: {} })).data,
  meta: { failed: catalogsFailed.specialties },
  staleTime,
});

/** Insurers and prepaid providers, including PARTICULAR. */
export const insurersQuery = queryOptions({
  queryKey: [KEY, 'insurers'],
  queryFn: async () => (await call(listInsurers, {})).data,
  meta: { failed: catalogsFailed.insurers },
  staleTime,
});

/** Insurers without PARTICULAR: those whose patients a professional attends. */
export const payingInsurersQuery = queryOptions({
  queryKey: [KEY, 'paying-insurers'],
  queryFn: async () =>
    (await call(listInsurers, {})).data
      .filter(({ kind }) => kind !== 'PARTICULAR')
      .map(({ id, name }) => ({ id, name })),
  meta: { failed: catalogsFailed.insurers },
  staleTime,
});

/** The plans of an insurer; empty until one is chosen. */
export const plansQuery = (insurerId: number | null) =>
  queryOptions({
    queryKey: [KEY, 'plans', insurerId],
    queryFn: async () => (await call(listPlans, { params: { insurerId: String(insurerId) } })).data,
    meta: { failed: catalogsFailed.plans },
    enabled: insurerId !== null,
    staleTime,
  });

/** The plans of an insurer for an existing patient, including their current plan. */
export const planCategoriesQuery = (patientId: string, insurerId: number | null) =>
  queryOptions({
    queryKey: [KEY, 'plan-categories', patientId, insurerId],
    queryFn: async () =>
      (await call(listPlanCategories, { params: { patientId, insurerId: String(insurerId) } }))
        .data,
    meta: { failed: catalogsFailed.plans },
    enabled: insurerId !== null,
    staleTime,
  });
