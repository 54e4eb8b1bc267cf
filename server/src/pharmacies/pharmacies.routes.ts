import { asOk, asPage } from '@app/contract/kernel';
import * as contract from '@app/contract/pharmacies';
import type { Route } from '../platform/http/route.ts';
import { presentOwnBranch } from './pharmacies.presenter.ts';
import type { Pharmacies } from './pharmacies.ts';
import {
  addBranch,
  deactivateBranch,
  editBranch,
  listForStaff,
  reactivateBranch,
  readForStaff,
} from './staff-branches.ts';

export function pharmaciesRoutes(route: Route, pharmacies: Pharmacies) {
  route(contract.getOwnBranch, async ({ actor }) =>
    asOk(presentOwnBranch(await pharmacies.requireOwnBranch(actor))),
  );

  route(contract.updateOwnBranch, async ({ actor, version, body }) =>
    asOk(presentOwnBranch(await pharmacies.updateOwnBranch(actor, version, body))),
  );

  staffRoutes(route, pharmacies);
}

function staffRoutes(route: Route, { context }: Pharmacies) {
  route(contract.listStaffBranches, async ({ query }) =>
    asPage(await listForStaff(context, query)),
  );

  route(contract.getStaffBranch, async ({ params }) =>
    asOk(await readForStaff(context, params.branchId)),
  );

  route(contract.addBranch, async ({ actor, body }) => asOk(await addBranch(context, actor, body)));

  route(contract.editBranch, async ({ actor, params, version, body }) =>
    asOk(await editBranch(context, actor, { id: params.branchId, version }, body)),
  );

  route(contract.deactivateBranch, async ({ actor, params, version, body }) =>
    asOk(await deactivateBranch(context, actor, { id: params.branchId, version }, body.reason)),
  );

  route(contract.reactivateBranch, async ({ actor, params, version, body }) =>
    asOk(await reactivateBranch(context, actor, { id: params.branchId, version }, body.reason)),
  );
}
