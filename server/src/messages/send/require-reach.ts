import type { Reach } from '@app/contract/messages';
import { careWindowStart } from '../../consultations/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../messages.refusals.ts';
import type { Messages } from '../messages.ts';
import {
  type Asking,
  type ReachableVisit,
  reachableVisitsRepository,
} from './reachable-visits.repository.ts';

/**
 * Returns a visit whose patient the professional may write to: one that waits for their specialty while they
 * are on duty, one that they hold, or one that they finished recently. Others are reported as not found
 * (requirement: message from a template).
 */
export async function requireReach(
  context: Messages,
  actor: Actor,
  visitId: string,
): Promise<ReachableVisit> {
  const asking = await askingOf(context, actor);
  const visit = await reachableVisitsRepository(context.database).find(asking, visitId);
  if (!visit) throw refuse('messages.not-found');
  return visit;
}

/** Refuses a professional who may not write to a person. */
export async function requireReachOfPerson(
  context: Messages,
  actor: Actor,
  personId: string,
): Promise<void> {
  const asking = await askingOf(context, actor);
  const visit = await reachableVisitsRepository(context.database).findOfPerson(asking, personId);
  if (!visit) throw refuse('messages.not-found');
}

async function askingOf(context: Messages, actor: Actor): Promise<Asking> {
  const { clock, licences, presence } = context;
  const { specialties } = await licences.requireVerified(actor);
  const isOnDuty = await presence.isAvailable(actor.accountId);
  return {
    accountId: actor.accountId,
    specialtyOnDuty: (isOnDuty && specialties[0]?.id) || null,
    attendedSince: careWindowStart(clock.now()),
  };
}

/** The account that a message about a visit is sent to: the one responsible for its patient. */
export type Recipient = {
  firstName: string;
  telephone: string | undefined;
  reach: Reach['whatsapp'];
};

export async function recipientOf(context: Messages, accountId: string): Promise<Recipient> {
  const person = await context.profiles.findPersonOfAccount(accountId);
  if (!person) throw refuse('messages.not-found');
  const firstName = person.alias ?? person.first_name;
  return { firstName, ...(await context.whatsAppOf(accountId)) };
}
