import { asOk, done } from '@app/contract/kernel';
import * as contract from '@app/contract/profiles';
import type { Route } from '../../platform/http/route.ts';
import type { ProfilesContext } from '../profiles-context.ts';
import { askTelephoneCode, confirmTelephone } from './confirm-telephone.ts';
import { checkTelephoneUndo, undoTelephoneChange } from './undo-telephone-change.ts';

/** Routes of the telephone of the caller's person. */
export function telephoneRoutes(route: Route, context: ProfilesContext) {
  route(contract.checkTelephoneUndo, async ({ query }) => ({
    ...done,
    ending: await checkTelephoneUndo(context, query.key),
  }));

  route(contract.undoTelephoneChange, async ({ body }) => {
    await undoTelephoneChange(context, body.key);
    return done;
  });

  route(contract.askTelephoneCode, async ({ actor }) =>
    asOk(await askTelephoneCode(context, actor)),
  );

  route(contract.confirmTelephone, async ({ actor, body }) => {
    await confirmTelephone(context, actor, body.code);
    return done;
  });
}
