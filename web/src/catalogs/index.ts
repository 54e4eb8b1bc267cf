export {
  diseasesQuery,
  insurersQuery,
  localitiesQuery,
  payingInsurersQuery,
  planCategoriesQuery,
  plansQuery,
  provincesQuery,
  specialtiesQuery,
  surgeriesQuery,
} from './catalogs.queries.ts';
