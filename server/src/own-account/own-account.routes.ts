import { asList, asOk, done } from '@app/contract/kernel';
import * as contract from '@app/contract/own-account';
import type { Route } from '../platform/http/route.ts';
import { askForAccount, listWithoutAccount } from './ask-for-account.ts';
import { checkKey, openAccountOf } from './open-own-account.ts';
import type { OwnAccount } from './own-account-context.ts';

export function ownAccountRoutes(route: Route, context: OwnAccount) {
  route(contract.listMembersWithoutAccount, async ({ actor }) =>
    asList(await listWithoutAccount(context, actor)),
  );

  route(contract.askOwnAccount, async ({ actor, params, body }) =>
    asOk(await askForAccount(context, actor, params.memberId, body.email)),
  );

  route(contract.checkOwnAccount, async ({ query }) => ({
    ...done,
    email: await checkKey(context, query.key),
  }));

  route(contract.openOwnAccount, async ({ body }) => {
    await openAccountOf(context, body);
    return done;
  });
}
