import { searchHistories } from '@app/contract/clinical-history';
import { z } from 'zod';
import { useNavigationState } from '../lib/navigation-state.ts';
import { optionalDay } from '../ui/fields/typed-date.ts';
import type { HistoryFilters } from './clinical-history.queries.ts';

/** Values of the search form, all optional. */
export type TypedSearch = {
  fullName: string;
  fromDate: string;
  toDate: string;
  clinicHistoryId: string;
  idNumber: string;
};

const typed = z.object({
  fullName: z.string(),
  fromDate: optionalDay,
  toDate: optionalDay,
  clinicHistoryId: z.string(),
  idNumber: z.string(),
});

const isInOrder = ({ fromDate, toDate }: TypedSearch) => !fromDate || !toDate || fromDate <= toDate;

/** Empty fields are left out; the contract checks the rest. */
export const historySearchSchema: z.ZodType<HistoryFilters, TypedSearch> = typed
  .refine(isInOrder, { error: 'range.inverted', path: ['toDate'] })
  .transform(
    ({ fullName, fromDate, toDate, clinicHistoryId, idNumber }): HistoryFilters => ({
      ...(fullName.trim() && { fullName: fullName.trim() }),
      ...(fromDate && { fromDate }),
      ...(toDate && { toDate }),
      ...(clinicHistoryId && { clinicHistoryId: Number(clinicHistoryId) }),
      ...(idNumber && { idNumber }),
    }),
  )
  .pipe(searchHistories.body);

/** The form's values for a search made before. */
export const typedOf = (filters: HistoryFilters = {}): TypedSearch => ({
  fullName: filters.fullName ?? '',
  fromDate: filters.fromDate ?? '',
  toDate: filters.toDate ?? '',
  clinicHistoryId: filters.clinicHistoryId === undefined ? '' : String(filters.clinicHistoryId),
  idNumber: filters.idNumber ?? '',
});

const keptSearch = z.object({ histories: searchHistories.body });

/** The search kept in the history state, so that *Volver* shows its results again. */
export const useKeptSearch = (): HistoryFilters | undefined =>
  useNavigationState(keptSearch)?.histories;

/** The navigation state that keeps a search. */
export const keepSearch = (histories: HistoryFilters | undefined) =>
  histories === undefined ? null : { histories };
