import * as contract from '@app/contract/accounts';
import { done } from '@app/contract/kernel';
import type { Route } from '../../platform/http/route.ts';
import type { Accounts } from '../accounts.ts';
import { askEmailChange, ownEmailChange, withdrawEmailChange } from './ask-email-change.ts';
import { checkEmailChange, confirmEmailChange } from './confirm-email-change.ts';
import { checkEmailUndo, undoEmailChange } from './undo-email-change.ts';

/** Routes of the change of an account's e-mail. */
export function emailChangeRoutes(route: Route, context: Accounts) {
  route(contract.getEmailChange, ({ actor }) => ownEmailChange(context, actor.accountId));

  route(contract.askEmailChange, async ({ actor, body }) => {
    await askEmailChange(context, actor, body.email);
    return done;
  });

  route(contract.withdrawEmailChange, async ({ actor }) => {
    await withdrawEmailChange(context, actor.accountId);
    return done;
  });

  route(contract.checkEmailChange, async ({ query }) => ({
    ...done,
    email: await checkEmailChange(context, query.key),
  }));

  route(contract.confirmEmailChange, async ({ body }) => {
    await confirmEmailChange(context, body.key);
    return done;
  });

  route(contract.checkEmailUndo, async ({ query }) => ({
    ...done,
    email: await checkEmailUndo(context, query.key),
  }));

  route(contract.undoEmailChange, async ({ body }) => {
    await undoEmailChange(context, body.key);
    return done;
  });
}
