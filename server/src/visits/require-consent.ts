import type { VisitCommand } from '@app/contract/visits';
import type { NeededConsent, VisitRow } from './rows/visit-rows.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

/**
 * The consent of the visit's patient that a command needs: only entering the call needs one. In the guard the patient
 * gave it before joining the line, and may have withdrawn it since (requirement: consent before the call).
 */
export function consentFor({ origin }: VisitRow, command: VisitCommand): NeededConsent | undefined {
  if (command !== 'Accept') return undefined;
  return origin === 'APPOINTMENT' ? 'in force' : 'standing';
}

/** Refuses if the consent is missing, with a clear code; the write has its own check. */
export async function requireConsent(
  { consents }: VisitsContext,
  visit: VisitRow,
  command: VisitCommand,
): Promise<void> {
  const needed = consentFor(visit, command);
  if (!needed) return;
  const isGiven = {
    'in force': consents.acceptsTeleconsultation,
    standing: consents.standsByTeleconsultation,
  };
  if (!(await isGiven[needed](visit.person_id))) throw refuse('visits.consent-missing');
}
