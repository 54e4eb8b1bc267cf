import * as contract from '@app/contract/approvals';
import { asPage, done } from '@app/contract/kernel';
import { pageEndOf } from '../platform/database/pages.ts';
import type { Route } from '../platform/http/route.ts';
import type { Approvals } from './approvals.ts';

export function approvalsRoutes(route: Route, approvals: Approvals) {
  route(contract.listApprovals, async ({ actor, query: { after, open } }) => {
    const list = open === 'true' ? approvals.listOpen : approvals.list;
    return asPage(await list(actor, pageEndOf(after, 'id')));
  });

  route(contract.approveAct, async ({ actor, params }) => {
    await approvals.approve(actor, params.id);
    return done;
  });

  route(contract.rejectAct, async ({ actor, params, body }) => {
    await approvals.reject(actor, params.id, body.reason);
    return done;
  });

  route(contract.withdrawAct, async ({ actor, params }) => {
    await approvals.withdraw(actor, params.id);
    return done;
  });
}
