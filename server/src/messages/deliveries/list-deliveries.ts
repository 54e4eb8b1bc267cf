import type { Delivery } from '@app/contract/messages';
import type { Actor } from '../../platform/http/actor.ts';
import type { Messages } from '../messages.ts';
import { requireReachOfPerson } from '../send/require-reach.ts';
import { deliveriesRepository } from './deliveries.repository.ts';

/** The newest messages to a person, for those who may read them; staff gets no bodies. */
export async function listDeliveries(
  context: Messages,
  actor: Actor,
  personId: string,
): Promise<Delivery[]> {
  if (actor.role === 'PATIENT') await context.familyGroup.requireOwnPerson(actor, personId);
  if (actor.role === 'PROFESSIONAL') await requireReachOfPerson(context, actor, personId);
  const isStaff = actor.role === 'ADMIN' || actor.role === 'MEDICAL_DIRECTOR';
  const rows = await deliveriesRepository(context.database).newestTo(personId);
  return rows.map((row) => ({
    id: row.id,
    template: row.name,
    body: isStaff ? null : row.body,
    creationDate: row.created_at.toISOString(),
    type: row.channel,
    status: row.status,
  }));
}
