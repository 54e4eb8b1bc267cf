import { asList, asOk, asPage, done } from '@app/contract/kernel';
import * as contract from '@app/contract/visits';
import { pageEndOf } from '../platform/database/pages.ts';
import type { Route } from '../platform/http/route.ts';
import { commandVisit } from './command-visit.ts';
import { renewLeases } from './leases/renew-leases.ts';
import { closeLateRecord, readLateRecords } from './left-open/late-records.ts';
import { readUnrecorded } from './left-open/unrecorded.ts';
import { readOwnVisits } from './own-visits.ts';
import { rateVisit } from './rate-visit.ts';
import type { VisitsContext } from './visits-context.ts';

export function visitsRoutes(route: Route, visits: VisitsContext) {
  route(contract.listOwnEntries, async ({ actor }) => asList(await readOwnVisits(visits, actor)));
  route(contract.listUnrecorded, async ({ actor }) => asList(await readUnrecorded(visits, actor)));
  route(contract.listLateRecords, async ({ query }) =>
    asPage(await readLateRecords(visits, pageEndOf(query.after, 'instant'))),
  );
  route(contract.closeLateRecord, async ({ actor, params, body }) => {
    await closeLateRecord(visits, actor, params.queueId, body.reason);
    return done;
  });
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
