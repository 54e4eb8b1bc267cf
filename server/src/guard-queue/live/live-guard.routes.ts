import * as contract from '@app/contract/guard-queue';
import { asList, asOk, done } from '@app/contract/kernel';
import type { Route } from '../../platform/http/route.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { purgeStuck } from './purge-stuck.ts';
import { readLiveGuard, readStuck } from './read-live.ts';
import { moveWaiting, removeWaiting, sendWaitingNotice } from './staff-acts.ts';
import { takeOffDuty } from './take-off-duty.ts';

/** Routes of staff that watches the guard, and of the medical director's acts on it. */
export function liveGuardRoutes(route: Route, queue: GuardQueue) {
  route(contract.getLiveGuard, async () => asList(await readLiveGuard(queue)));
  route(contract.removeWaiting, async ({ actor, params, body }) => {
    await removeWaiting(queue, actor, params.queueId, body.reason);
    return done;
  });
  route(contract.moveWaiting, async ({ actor, params, body }) => {
    await moveWaiting(queue, actor, params.queueId, body);
    return done;
  });
  route(contract.sendWaitingNotice, async ({ actor, params, body }) => {
    await sendWaitingNotice(queue, actor, params.queueId, body.notice);
    return done;
  });
  route(contract.takeOffDuty, async ({ actor, params, body }) => {
    await takeOffDuty(queue, actor, params.accountId, body.reason);
    return done;
  });
  route(contract.listStuck, async () => asList(await readStuck(queue)));
  route(contract.purgeStuck, async ({ actor, body }) =>
    asOk({ closed: await purgeStuck(queue, actor, body) }),
  );
}
