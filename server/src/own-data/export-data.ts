import { requireStepUp } from '../accounts/index.ts';
import type { WholeConsultation } from '../consultations/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { type Bundle, bundleOf } from './fhir-bundle.ts';
import type { OwnData } from './own-data-context.ts';

/** A patient's clinical history as the requesting account may read it, in one audited reading. */
export async function exportData(
  context: OwnData,
  actor: Actor,
  patientId: string,
): Promise<Bundle> {
  requireStepUp(actor, context.clock.now());
  await context.records.requireAccess(actor, patientId, { type: 'history.export' });
  const parts = await context.profiles.findPatientParts(patientId);
  if (!parts) throw refuseKernel('request.not-found');
  const records: WholeConsultation[] = [];
  for (const { id } of await context.records.datesOf(patientId)) {
    const whole = await context.records.wholeFor(actor.accountId, id);
    if (whole) records.push(whole);
  }
  return bundleOf(parts, records, context.clock.now());
}
