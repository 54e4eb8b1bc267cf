import { asOk, asPage, done } from '@app/contract/kernel';
import * as contract from '@app/contract/requests';
import type { Route } from '../platform/http/route.ts';
import { listForStaff, listOwn, readForStaff } from './read-requests.ts';
import type { Requests } from './requests.ts';
import { addNote, answer, assign } from './work-on-request.ts';

export function requestsRoutes(route: Route, { context }: Requests) {
  route(contract.listRequests, async ({ actor, query }) =>
    asPage(await listForStaff(context, actor, query)),
  );

  route(contract.getRequest, async ({ actor, params }) =>
    asOk(await readForStaff(context, actor, params.id)),
  );

  route(contract.listOwnRequests, async ({ actor, query }) =>
    asPage(await listOwn(context, actor, query.after)),
  );

  route(contract.assignRequest, async ({ actor, params, body }) => {
    await assign(context, actor, params.id, body.toMe);
    return done;
  });

  route(contract.noteRequest, async ({ actor, params, body }) => {
    await addNote(context, actor, params.id, body.text);
    return done;
  });

  route(contract.resolveRequest, async ({ actor, params: { id }, body }) =>
    asOk(await answer(context, actor, { id, state: 'RESOLVED', ...body })),
  );

  route(contract.rejectRequest, async ({ actor, params: { id }, body }) => {
    await answer(context, actor, { id, state: 'REJECTED', ...body });
    return done;
  });
}
