import * as contract from '@app/contract/accounts';
import { asOk, done } from '@app/contract/kernel';
import type { Route } from '../../platform/http/route.ts';
import type { Accounts } from '../accounts.ts';
import { sessionCookie, socialCookie } from '../sessions/cookies.routes.ts';
import { linkIdentity } from './social-account.ts';
import { beginSocialLogin, logInSocially, receiveCallback } from './social-login.ts';

/** Routes of the login with Google. */
export function socialRoutes(route: Route, context: Accounts) {
  const sessions = sessionCookie(context);
  const attempts = socialCookie(context);

  route(contract.beginSocialLogin, async ({ reply }) => {
    const { url, cookie } = await beginSocialLogin(context);
    attempts.set(reply, cookie);
    return { url };
  });

  route(contract.gmailCallback, ({ query: { access_type: _, ...query }, request }) =>
    receiveCallback(context, attempts.read(request), query),
  );

  route(contract.authenticateSocial, async ({ query, request, reply }) => {
    const userAgent = request.headers['user-agent'];
    const opened = await logInSocially(context, attempts.read(request), query.email, userAgent);
    attempts.clear(reply);
    sessions.set(reply, opened.cookie);
    return asOk(opened.answer);
  });

  route(contract.linkIdentity, async ({ actor, request, reply }) => {
    await linkIdentity(context, actor, attempts.read(request));
    attempts.clear(reply);
    return done;
  });
}
