import { asList, asOk, done } from '@app/contract/kernel';
import * as contract from '@app/contract/visits';
import type { Route } from '../platform/http/route.ts';
import { commandVisit } from './command-visit.ts';
import { renewLeases } from './leases/renew-leases.ts';
import { readUnrecorded } from './left-open/unrecorded.ts';
import { readOwnVisits } from './own-visits.ts';
import { rateVisit } from './rate-visit.ts';
import type { VisitsContext } from './visits-context.ts';

export function visitsRoutes(route: Route, visits: VisitsContext) {
  route(contract.listOwnEntries, async ({ actor }) => asList(await readOwnVisits(visits, actor)));
  route(contract.listUnrecorded, async ({ actor }) => asList(await readUnrecorded(visits, actor)));
  route(contract.commandEntry, async ({ actor, params, body, commandId }) =>
    asOk(await commandVisit(visits, actor, { ...body, commandId, queueId: params.queueId })),
  );
  route(contract.reportActivity, async ({ actor }) => {
    await renewLeases(visits, [actor.accountId]);
    if (actor.role === 'PROFESSIONAL') await visits.presence.renew([actor.accountId]);
    return done;
  });
  route(contract.rankQueue, async ({ actor, params, body }) => {
    await rateVisit(visits, actor, params.queueId, body.rating);
    return done;
  });
}
