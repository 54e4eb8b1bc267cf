import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { attendsNow } from './attending.ts';
import type { VisitsContext } from './visits-context.ts';

/**
 * Refuses to read a plan unless it belongs to the caller's family, or to the patient whom the professional
 * attends now.
 */
export async function requirePlanAccess(
  context: VisitsContext,
  actor: Actor,
  personId: string,
): Promise<{ holderId: string }> {
  const { familyGroup } = context;
  if (actor.role === 'PATIENT') return familyGroup.requireOwnPerson(actor, personId);
  if (!(await attendsNow(context, actor.accountId, personId)))
    throw refuseKernel('request.not-found');
  return { holderId: await familyGroup.holderOf(personId) };
}
