import { asList, asOk, asPage } from '@app/contract/kernel';
import * as contract from '@app/contract/people';
import { pageEndOf } from '../platform/database/pages.ts';
import type { Route } from '../platform/http/route.ts';
import { askAct } from './ask-act.ts';
import { searchForStaff } from './find-people.ts';
import type { PeopleContext } from './people-context.ts';
import { readSheet, readSheetImages } from './person-sheet.ts';
import { askRole, askStaffAccount } from './staff-accounts.ts';
import { askLifting, askObservation, askSuspension, askVerification } from './verification-acts.ts';

const BRANCHES_SHOWN = 20;

export function peopleRoutes(route: Route, context: PeopleContext) {
  route(contract.searchPeople, async ({ actor, body }) =>
    asPage(await searchForStaff(context, actor, body)),
  );

  route(contract.getPerson, async ({ actor, params }) =>
    asOk(await readSheet(context, actor, params.accountId)),
  );

  route(contract.getPersonImages, async ({ actor, params }) =>
    asOk(await readSheetImages(context, actor, params.accountId)),
  );

  route(contract.listActsOnPerson, async ({ actor, params, query }) =>
    asPage(
      await context.approvals.historyOf(actor, params.accountId, pageEndOf(query.after, 'id')),
    ),
  );

  route(contract.listBranchChoices, async ({ query }) => {
    const rows = await context.pharmacies.search(query.search, undefined, BRANCHES_SHOWN);
    return asList(
      rows.map(({ id, name, pharmacy_name }) => ({ id, name: `${pharmacy_name}, ${name}` })),
    );
  });

  accountActRoutes(route, context);
  verificationRoutes(route, context);
}

const REASONED = [
  [contract.deactivateAccount, 'DEACTIVATE'],
  [contract.reactivateAccount, 'REACTIVATE'],
  [contract.endAllSessions, 'END_SESSIONS'],
  [contract.removeLostFactor, 'REMOVE_SECOND_FACTOR'],
] as const;

const MAILED = [
  [contract.resendActivation, 'ACTIVATION_MAIL'],
  [contract.startReset, 'RESET_MAIL'],
] as const;

function accountActRoutes(route: Route, context: PeopleContext) {
  for (const [endpoint, kind] of REASONED)
    route(endpoint, async ({ actor, params: { accountId: subjectId }, body: { reason } }) =>
      asOk(await askAct(context, actor, { kind, subjectId, reason })),
    );

  for (const [endpoint, kind] of MAILED)
    route(endpoint, async ({ actor, params: { accountId: subjectId } }) =>
      asOk(await askAct(context, actor, { kind, subjectId })),
    );

  route(contract.createStaffAccount, async ({ actor, body }) =>
    asOk(await askStaffAccount(context, actor, body)),
  );

  route(contract.changeRole, async ({ actor, params, body }) =>
    asOk(await askRole(context, actor, params.accountId, body)),
  );
}

function verificationRoutes(route: Route, context: PeopleContext) {
  route(contract.verifyProfessional, async ({ actor, params, body }) =>
    asOk(await askVerification(context, actor, params.accountId, body)),
  );

  route(contract.observeProfessional, async ({ actor, params, body }) =>
    asOk(await askObservation(context, actor, params.accountId, body)),
  );

  route(contract.suspendProfessional, async ({ actor, params, body }) =>
    asOk(await askSuspension(context, actor, params.accountId, body.reason)),
  );

  route(contract.liftSuspension, async ({ actor, params, body }) =>
    asOk(await askLifting(context, actor, params.accountId, body.reason)),
  );
}
