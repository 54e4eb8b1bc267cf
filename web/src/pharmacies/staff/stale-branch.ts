import type { PharmaciesProblem, StaffBranchSheet } from '@app/contract/pharmacies';
import { ProblemError, problemCode } from '../../lib/server/problem-error.ts';

const STALE = 'pharmacies.stale-branch' satisfies PharmaciesProblem;
const OTHER_NAME = 'pharmacies.cuit-of-another' satisfies PharmaciesProblem;

/** The current branch, if somebody else changed it. */
export const staleBranchIn = (error: unknown): StaffBranchSheet | undefined =>
  currentOf(error, STALE) as StaffBranchSheet | undefined;

/** The name of the pharmacy with the CUIT. */
export const otherNameIn = (error: unknown): string | undefined =>
  (currentOf(error, OTHER_NAME) as { name: string } | undefined)?.name;

const currentOf = (error: unknown, code: PharmaciesProblem): unknown =>
  error instanceof ProblemError && problemCode(error) === code ? error.problem.current : undefined;
