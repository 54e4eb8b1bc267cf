import { asOk } from '@app/contract/kernel';
import * as contract from '@app/contract/presence';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import type { Presence } from './presence.ts';

export function presenceRoutes(
  route: Route,
  presence: Presence,
  /** Called on going off duty: returns a patient who was only called to the queue. */
  { onLeave }: { onLeave: (actor: Actor) => Promise<void> },
) {
  route(contract.updateGuardAvailability, async ({ actor, params, body }) => {
    requireSelf(actor, params.id);
    await presence.setAvailable(actor, body.virtualGuardAvailability);
    if (!body.virtualGuardAvailability) await onLeave(actor);
    return asOk(body);
  });

  route(contract.getGuardAvailability, async ({ actor, params }) => {
    requireSelf(actor, params.id);
    return asOk({ virtualGuardAvailability: await presence.isAvailable(actor.accountId) });
  });
}

/** Only professionals themselves change their duty. */
function requireSelf({ accountId }: Actor, id: string) {
  if (accountId !== id) throw refuseKernel('request.not-found');
}
