import * as contract from '@app/contract/guard-queue';
import { asList, asOk, done } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import { readDay } from './day/read-day.ts';
import { dropWish, readWish, wishForDuty } from './duty-wish/duty-wish.ts';
import type { GuardQueue } from './guard-queue.ts';
import { joinQueue } from './join-queue.ts';
import { liveGuardRoutes } from './live/live-guard.routes.ts';
import { dismissLostPlace, readLostPlace, takePlaceBack } from './lost-place/lost-place.ts';
import {
  readAttendedNow,
  readFullQueue,
  readOnGuard,
  readPosition,
  readSummary,
  readWaiting,
} from './read-queue.ts';
import { leaveQueue, readMessage, readMessages, runMessage } from './realtime-store.ts';
import { readTriage } from './triage/read-triage.ts';

export function guardQueueRoutes(route: Route, queue: GuardQueue) {
  route(contract.joinQueue, async ({ actor, body, commandId }) =>
    asOk(await joinQueue(queue, actor, body, { commandId })),
  );
  route(contract.getLostPlace, async ({ actor }) => asOk(await readLostPlace(queue, actor)));
  route(contract.dismissLostPlace, async ({ actor, params }) => {
    await dismissLostPlace(queue, actor, params.queueId);
    return done;
  });
  route(contract.takePlaceBack, async ({ actor, params, commandId }) =>
    asOk(await takePlaceBack(queue, actor, params.queueId, commandId)),
  );
  route(contract.getPosition, async ({ actor, params }) =>
    asOk(await readPosition(queue, actor, params.queueId)),
  );
  route(contract.listWaiting, async ({ actor, params }) =>
    asList(await readWaiting(queue, actor, params.specialtyId)),
  );
  route(contract.listTriage, async ({ actor, params }) =>
    asList(await readTriage(queue, actor, params.specialtyId)),
  );
  route(contract.listFullQueue, async ({ actor, params }) =>
    asList(await readFullQueue(queue, actor, params.specialtyId)),
  );
  route(contract.getGuardSummary, async () => asList(await readSummary(queue)));
  route(contract.getGuardNow, async () => asList(await readAttendedNow(queue)));
  route(contract.getGuardDay, async ({ actor }) => asOk(await readDay(queue, actor)));
  route(contract.getDutyWish, async ({ actor }) => asOk(await readWish(queue, actor)));
  route(contract.wishForDuty, async ({ actor }) => asOk(await wishForDuty(queue, actor)));
  route(contract.dropDutyWish, async ({ actor }) => {
    await dropWish(queue.database, actor.accountId);
    return done;
  });
  route(contract.listProfessionalsOnGuard, async ({ query }) =>
    asList(await readOnGuard(queue, query)),
  );
  liveGuardRoutes(route, queue);
  route(contract.getMessages, ({ actor }) => readMessages(queue, actor));
  route(contract.getMessage, ({ actor, params }) => readMessage(queue, actor, params.patientId));
  route(contract.putMessage, ({ actor, params, body, commandId }) =>
    runMessage(queue, actor, params.patientId, { ...body, commandId }),
  );
  route(contract.deleteMessage, async ({ actor, params }) => {
    await leaveQueue(queue, actor, params.patientId);
    return null;
  });
  route(contract.deleteMessages, async ({ actor }) => {
    await leaveQueue(queue, actor);
    return null;
  });
}
