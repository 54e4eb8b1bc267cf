import { asList, asOk, asPage, done } from '@app/contract/kernel';
import * as contract from '@app/contract/operations';
import type { Route } from '../platform/http/route.ts';
import type { OperationsNeeds } from './operations.ts';
import { readBoard } from './read-board.ts';
import { readChart } from './read-chart.ts';
import { readWaitingBusiness } from './read-waiting-business.ts';
import { listFailedJobs, listJobQueues, retryJob } from './system/failed-work.ts';
import { readSystem } from './system/read-system.ts';

/** The clinic and its system in numbers, for its staff. */
export function operationsRoutes(route: Route, operations: OperationsNeeds) {
  route(contract.getBoard, async ({ actor }) => asOk(await readBoard(operations, actor)));
  route(contract.getChart, async ({ query }) => asList(await readChart(operations, query.period)));
  route(contract.getWaitingBusiness, async () => asOk(await readWaitingBusiness(operations)));
  route(contract.getSystem, async () => asOk(await readSystem(operations)));
  route(contract.listJobQueues, async () => asList(await listJobQueues(operations)));
  route(contract.listFailedJobs, async ({ query }) =>
    asPage(await listFailedJobs(operations, query)),
  );
  route(contract.retryJob, async ({ actor, params }) => {
    await retryJob(operations, actor, params.id);
    return done;
  });
}
