import * as contract from '@app/contract/accounts';
import { asList, done } from '@app/contract/kernel';
import type { Actor } from '../../platform/http/actor.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import type { Route } from '../../platform/http/route.ts';
import type { Accounts } from '../accounts.ts';
import { sessionOfCookie } from '../login/callers.ts';
import { logIn } from '../login/log-in.ts';
import { stepUp } from '../login/step-up.ts';
import { knownBrowser, sessionCookie } from './cookies.routes.ts';
import { issueToken } from './open-session.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** What a logout triggers in the guard: the professional goes off duty and releases claims. */
export type AfterLogOut = { onLogOut: (actor: Actor) => Promise<void> };

/** Routes that open, renew and end sessions. */
export function sessionRoutes(route: Route, context: Accounts, { onLogOut }: AfterLogOut) {
  const cookies = sessionCookie(context);
  const browser = knownBrowser(context);
  const { sessionEndings, clock } = context;

  route(contract.authenticate, async ({ body, request, reply }) => {
    const { cookie, answer } = await logIn(context, body, {
      network: networkOf(request),
      isKnownBrowser: browser.isOf(request, body.username),
      userAgent: request.headers['user-agent'],
    });
    cookies.set(reply, cookie);
    // If only the password was checked, the browser is not remembered yet.
    if ('id_token' in answer) browser.remember(reply, body.username);
    return answer;
  });

  route(contract.mintToken, async ({ request }) => {
    const session = await sessionOfCookie(context, request);
    if (!session) throw refuseKernel('session.required');
    const { account_id, id, email, role } = session;
    return issueToken(context, { id: account_id, sessionId: id, email, role }, session);
  });

  route(contract.logOut, async ({ actor, reply }) => {
    await onLogOut(actor);
    await sessionEndings.end(actor.sessionId, 'logout', clock.now());
    context.closeSockets(actor.sessionId);
    cookies.clear(reply);
    reply.header('clear-site-data', '"cache", "storage"');
    return done;
  });

  route(contract.stepUp, async ({ actor, body, reply }) => {
    const { cookie, token } = await stepUp(context, actor, body);
    cookies.set(reply, cookie);
    return token;
  });

  route(contract.reportLogin, async ({ body, request }) => {
    request.log.info(body, 'login reported');
    return done;
  });

  route(contract.listSessions, async ({ actor }) => asList(await listOwnSessions(context, actor)));

  route(contract.endSession, async ({ actor, params }) => {
    await endOwnSession(context, actor, params.sessionId);
    return done;
  });

  route(contract.endOtherSessions, async ({ actor }) => {
    await endOtherSessions(context, actor);
    return done;
  });
}
