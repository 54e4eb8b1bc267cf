import { type GuardSummary, isTooOldFor } from '@app/contract/guard-queue';
import type { RadioOption } from '../../../ui/fields/radio-group.tsx';
import { joinCopy as copy, homeCopy } from '../../guard-queue.copy.ts';
import { type JoinChoices, patientIn } from './join-answers.ts';

/** The specialties of the guard, with the wait of each, and which is for younger people than the patient. */
export function specialtyOptions(choices: JoinChoices, patientId: string): RadioOption[] {
  const age = patientIn(choices, patientId)?.age ?? 0;
  return choices.guard.map((summary) => ({
    id: String(summary.specialtyId),
    label: summary.name,
    detail: [isTooOldFor(summary.name, age) && copy.forMinors, waitOf(summary)]
      .filter(Boolean)
      .join(' '),
  }));
}

const waitOf = ({ wait }: GuardSummary): string => (wait ? homeCopy.wait(wait) : copy.nobodyOnDuty);
