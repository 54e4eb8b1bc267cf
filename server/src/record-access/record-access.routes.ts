import { asList, asOk, asPage, done } from '@app/contract/kernel';
import * as contract from '@app/contract/record-access';
import type { Route } from '../platform/http/route.ts';
import { grantAccess, listGrants, withdrawGrant } from './grant-access.ts';
import { listReadings } from './list-readings.ts';
import { openForEmergency } from './open-for-emergency.ts';
import type { RecordAccess } from './record-access.ts';
import { listUnusualReaders, searchAccessLog } from './review/read-access-log.ts';
import { listEmergencies, reviewEmergency } from './review/review-emergency.ts';

export function recordAccessRoutes(route: Route, context: RecordAccess) {
  route(contract.listGrants, async ({ actor, params }) =>
    asList(await listGrants(context, actor, params.patientId)),
  );
  route(contract.grantAccess, async ({ actor, params, body }) =>
    asOk(await grantAccess(context, actor, params.patientId, body)),
  );
  route(contract.withdrawGrant, async ({ actor, params }) => {
    await withdrawGrant(context, actor, params.patientId, params.grantId);
    return done;
  });
  route(contract.findProfessionals, async ({ query }) =>
    asList(await context.findNamed(query.name)),
  );
  route(contract.listReadings, async ({ actor, params, query }) =>
    asList(await listReadings(context, actor, params.patientId, query.page)),
  );
  route(contract.openForEmergency, async ({ actor, body }) =>
    asList(await openForEmergency(context, actor, body)),
  );
  reviewRoutes(route, context);
}

/** Routes of staff that reviews the readings of records. */
function reviewRoutes(route: Route, context: RecordAccess) {
  route(contract.searchAccessLog, async ({ actor, body }) =>
    asPage(await searchAccessLog(context, actor, body)),
  );
  route(contract.listUnusualReaders, async () => asList(await listUnusualReaders(context)));
  route(contract.listEmergencies, async ({ actor, query }) =>
    asPage(await listEmergencies(context, actor, query)),
  );
  route(contract.reviewEmergency, async ({ actor, params, body }) => {
    await reviewEmergency(context, actor, params.id, body);
    return done;
  });
}
