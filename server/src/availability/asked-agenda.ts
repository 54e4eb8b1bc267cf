import type { AgendaKind } from '@app/contract/availability';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { ProfessionalProfile } from '../profiles/index.ts';
import { refuse } from './availability.refusals.ts';
import type { Availability } from './availability.ts';

/** An agenda, and the person who reads or changes it. */
export type AskedAgenda = { actor: Actor; professionalId: string };

/** The caller's own agenda; for staff, that of the given professional. */
export function askedAgenda(
  actor: Actor,
  { professionalId }: { professionalId?: string | undefined },
): AskedAgenda {
  if (isOfStaff(actor)) {
    if (!professionalId) throw refuseKernel('request.invalid', 'professionalId');
    return { actor, professionalId };
  }
  if (professionalId && professionalId !== actor.accountId) throw refuseKernel('request.not-found');
  return { actor, professionalId: actor.accountId };
}

export const isOfStaff = ({ role }: Pick<Actor, 'role'>): boolean => role !== 'PROFESSIONAL';

export async function requireProfessional(
  { profiles }: Pick<Availability, 'profiles'>,
  professionalId: string,
): Promise<ProfessionalProfile> {
  const found = await profiles.findProfessional(professionalId);
  if (!found) throw refuseKernel('request.not-found');
  return found;
}

/** Refuses professionals without a valid licence; for staff it is enough that the agenda belongs to a professional. */
export async function requireSide(
  context: Availability,
  { actor, professionalId }: AskedAgenda,
): Promise<void> {
  if (isOfStaff(actor)) await requireProfessional(context, professionalId);
  else await context.licences.requireVerified(actor);
}

/** Refuses changes to an agenda that the other side manages (requirement: own agenda). */
export function requireKeeper({ actor }: AskedAgenda, kind: AgendaKind): void {
  if (kind === 'STAFF_GUARD' && !isOfStaff(actor)) throw refuse('availability.staff-guard');
  if (kind === 'OFFICE' && isOfStaff(actor)) throw refuse('availability.office');
}

/** Refuses the preview of a change that would be refused. */
export async function requireKept(context: Availability, agenda: AskedAgenda): Promise<void> {
  await requireSide(context, agenda);
  requireKeeper(agenda, await context.agendas.kindOf(agenda.professionalId));
}
