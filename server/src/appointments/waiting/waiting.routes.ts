import * as contract from '@app/contract/appointments';
import { asList, asOk, asPage, done } from '@app/contract/kernel';
import type { Route } from '../../platform/http/route.ts';
import type { Appointments } from '../appointments.ts';
import { acceptOffer, declineOffer, leaveList } from './answer-offer.ts';
import { joinList } from './join-list.ts';
import { listPlaces, listWaitingFor } from './read-places.ts';

/** Waiting lists for appointments. */
export function waitingRoutes(route: Route, appointments: Appointments) {
  route(contract.listWaitingPlaces, async ({ actor }) =>
    asList(await listPlaces(appointments, actor)),
  );
  route(contract.listWaitingForMe, async ({ actor, query }) =>
    asPage(await listWaitingFor(appointments, actor, query.after)),
  );
  route(contract.joinWaitingList, async ({ actor, body }) =>
    asOk(await joinList(appointments, actor, body)),
  );
  route(contract.leaveWaitingList, async ({ actor, params }) => {
    await leaveList(appointments, actor, params.placeId);
    return done;
  });
  route(contract.acceptOffer, async ({ actor, params }) =>
    asOk(await acceptOffer(appointments, actor, params.placeId)),
  );
  route(contract.declineOffer, async ({ actor, params }) =>
    asOk(await declineOffer(appointments, actor, params.placeId)),
  );
}
