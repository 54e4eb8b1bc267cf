import '@fastify/cookie';
import type { Account } from '@app/contract/accounts';
import * as contract from '@app/contract/accounts';
import { asError, asOk, done } from '@app/contract/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../platform/http/network-of.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Accounts } from './accounts.ts';
import { activateAccount, checkActivationKey } from './activate-account.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { issueToken, type SessionCookie } from './open-session.ts';
import { registerAccount } from './register-account.ts';
import { askForReset, checkResetKey, resetPassword } from './reset-password.ts';
import { stepUp } from './step-up.ts';

export function accountsRoutes(route: Route, context: Accounts) {
  const cookies = sessionCookie(context);

  route(contract.authenticate, async ({ body, request, reply }) => {
    const opened = await logIn(context, body, networkOf(request));
    cookies.set(reply, opened.cookie);
    return opened.token;
  });

  route(contract.mintToken, async ({ request }) => {
    const cookie = cookies.read(request);
    const session =
      cookie && (await context.sessions.findLiveByToken(hashSecret(cookie), context.clock.now()));
    if (!session) throw refuseKernel('session.required');
    const { account_id, id, email, role } = session;
    return issueToken(context, { id: account_id, sessionId: id, email, role });
  });

  route(contract.logOut, async ({ actor, reply }) => {
    await context.onLogOut(actor);
    await context.sessions.end(actor.sessionId, 'logout', context.clock.now());
    context.closeSockets(actor.sessionId);
    cookies.clear(reply);
    reply.header('clear-site-data', '"cache", "storage"');
    return done;
  });

  route(contract.stepUp, async ({ actor, body, reply }) => {
    const { cookie, token } = await stepUp(context, actor, body.password);
    cookies.set(reply, cookie);
    return token;
  });

  route(contract.getAccount, ({ actor }) => ownAccount(context, actor.accountId));

  route(contract.updatePreferences, async ({ actor, body }) => {
    await context.accounts.setPreferences(actor.accountId, body.sounds_muted);
    return ownAccount(context, actor.accountId);
  });

  route(contract.register, async ({ body }) => {
    try {
      await registerAccount(context, body);
      return asOk({ email: body.email });
    } catch (error) {
      // The specification reads a failed registration from a 200 body (A 4).
      if (!(error instanceof Refusal)) throw error;
      return asError({ status: 400, message: error.message });
    }
  });

  route(contract.checkActivation, async ({ query }) => ({
    ...done,
    active_role: await checkActivationKey(context, query.key),
  }));

  route(contract.initPasswordReset, async ({ body, request }) => {
    await askForReset(context, body, networkOf(request));
    return done;
  });

  route(contract.checkPasswordReset, async ({ query }) => ({
    ...done,
    active_role: await checkResetKey(context, query.key),
  }));

  route(contract.finishPasswordReset, async ({ body }) => {
    await resetPassword(context, body.key, body.newPassword);
    return done;
  });

  route(contract.changePassword, async ({ actor, body, reply }) => {
    cookies.set(reply, await changePassword(context, actor, body));
    return done;
  });

  route(contract.finishActivation, async ({ body }) => {
    await activateAccount(context, body.key, body.newPassword);
    return done;
  });
}

async function ownAccount({ accounts }: Accounts, id: string): Promise<Account> {
  const account = await accounts.findById(id);
  if (!account) throw refuseKernel('session.required');
  const { email, role, status, sounds_muted } = account;
  return {
    id,
    login: email,
    email,
    activated: status === 'ACTIVE',
    authorities: [`ROLE_${role}`],
    active_role: role,
    sounds_muted,
  };
}

/** The HttpOnly cookie that mints tokens: `__Host-sid` wherever the product is served over https (D-01). */
function sessionCookie({ publicUrl }: Accounts) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-sid' : 'sid';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request: FastifyRequest) => request.cookies[name],
    set: (reply: FastifyReply, { value, maxAge }: SessionCookie) =>
      reply.setCookie(name, value, { ...options, ...(maxAge ? { maxAge } : {}) }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
