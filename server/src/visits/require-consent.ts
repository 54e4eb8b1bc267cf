import type { VisitCommand } from '@app/contract/visits';
import type { VisitRow } from './rows/visit-rows.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

/**
 * Whether a command needs the consent of the visit's patient: the one by which they enter the call of an appointment. In
 * the guard they gave it on the way into the line (requirement: consent before the call).
 */
export const isConsentNeeded = ({ origin }: VisitRow, command: VisitCommand): boolean =>
  origin === 'APPOINTMENT' && command === 'Accept';

/** Says that the consent is missing; the write is guarded by itself. */
export async function requireConsent(
  { consents }: VisitsContext,
  visit: VisitRow,
  command: VisitCommand,
): Promise<void> {
  if (isConsentNeeded(visit, command) && !(await consents.acceptsTeleconsultation(visit.person_id)))
    throw refuse('visits.consent-missing');
}
