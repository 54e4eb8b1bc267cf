import type { VisitCommand } from '@app/contract/visits';
import type { VisitRow } from './rows/visit-rows.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

/**
 * Whether a command needs the consent of the visit's patient: only the one with which they enter the call of an
 * appointment. In the guard they gave it before joining the line (requirement: consent before the call).
 */
export const isConsentNeeded = ({ origin }: VisitRow, command: VisitCommand): boolean =>
  origin === 'APPOINTMENT' && command === 'Accept';

/** Refuses if the consent is missing, with a clear code; the write has its own check. */
export async function requireConsent(
  { consents }: VisitsContext,
  visit: VisitRow,
  command: VisitCommand,
): Promise<void> {
  if (isConsentNeeded(visit, command) && !(await consents.acceptsTeleconsultation(visit.person_id)))
    throw refuse('visits.consent-missing');
}
