import { asOk } from '@app/contract/kernel';
import * as contract from '@app/contract/pharmacies';
import type { Route } from '../platform/http/route.ts';
import { type Pharmacies, presentBranch } from './pharmacies.ts';

export function pharmaciesRoutes(route: Route, pharmacies: Pharmacies) {
  route(contract.getOwnBranch, async ({ actor }) =>
    asOk(presentBranch(await pharmacies.requireOwnBranch(actor))),
  );

  route(contract.updateOwnBranch, async ({ actor, version, body }) =>
    asOk(presentBranch(await pharmacies.updateOwnBranch(actor, version, body))),
  );
}
