import type { GuardSummary } from '@app/contract/guard-queue';
import type { RadioOption } from '../../../ui/fields/radio-group.tsx';
import { joinCopy as copy, homeCopy } from '../../guard-queue.copy.ts';

/** The specialties of the guard, with the wait of each. */
export const specialtyOptions = (guard: readonly GuardSummary[]): RadioOption[] =>
  guard.map(({ specialtyId, name, wait }) => ({
    id: String(specialtyId),
    label: name,
    detail: wait ? homeCopy.wait(wait) : copy.nobodyOnDuty,
  }));
