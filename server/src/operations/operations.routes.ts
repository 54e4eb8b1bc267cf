import { asList, asOk } from '@app/contract/kernel';
import * as contract from '@app/contract/operations';
import type { Route } from '../platform/http/route.ts';
import type { OperationsNeeds } from './operations.ts';
import { readBoard } from './read-board.ts';
import { readChart } from './read-chart.ts';

/** The clinic in numbers, for its staff. */
export function operationsRoutes(route: Route, operations: OperationsNeeds) {
  route(contract.getBoard, async () => asOk(await readBoard(operations)));
  route(contract.getChart, async ({ query }) => asList(await readChart(operations, query.period)));
}
