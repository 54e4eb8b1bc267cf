import type { Account } from '@app/contract/accounts';
import * as contract from '@app/contract/accounts';
import { asError, asOk, done } from '@app/contract/kernel';
import { networkOf } from '../platform/http/network-of.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import { Refusal } from '../platform/refusal.ts';
import { refuse } from './accounts.refusals.ts';
import type { Accounts } from './accounts.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { listFailedLogins } from './login/failed-logins.ts';
import { giveBackToNetwork } from './login/network-allowance.ts';
import { changePassword } from './passwords/change-password.ts';
import { askForReset, checkResetKey, resetPassword } from './passwords/reset-password.ts';
import { activateAccount, checkActivationKey } from './registration/activate-account.ts';
import { registerAccount } from './registration/register-account.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { knownBrowser, sessionCookie, socialCookie } from './sessions/cookies.routes.ts';
import { type AfterLogOut, sessionRoutes } from './sessions/session.routes.ts';
import { socialRoutes } from './social/social.routes.ts';
import { registerSocially } from './social/social-account.ts';

export function accountsRoutes(route: Route, context: Accounts, above: AfterLogOut) {
  sessionRoutes(route, context, above);
  secondFactorRoutes(route, context);
  socialRoutes(route, context);
  emailChangeRoutes(route, context);
  const cookies = sessionCookie(context);
  const attempts = socialCookie(context);
  const browser = knownBrowser(context);

  route(contract.getAccount, ({ actor }) => ownAccount(context, actor.accountId));

  route(contract.listFailedLogins, async () => asOk(await listFailedLogins(context)));

  route(contract.completeRegistration, async ({ actor, body }) => {
    const completed = await context.accounts.setIdNumber(actor.accountId, body.id_number);
    if (!completed) throw refuse('accounts.already-registered');
    return ownAccount(context, actor.accountId);
  });

  route(contract.updatePreferences, async ({ actor, body }) => {
    await context.accounts.setPreferences(actor.accountId, body);
    return ownAccount(context, actor.accountId);
  });

  route(contract.register, async ({ body, request }) => {
    try {
      if ('authProvider' in body)
        return asOk({ email: await registerSocially(context, attempts.read(request), body) });
      await registerAccount(context, body, networkOf(request));
      return asOk({ email: body.email });
    } catch (error) {
      // By the specification, a failed registration is read from the body of a 200.
      if (!(error instanceof Refusal) || error.status === 429) throw error;
      const isOfPassword = error.code.startsWith('accounts.password-');
      return asError({
        status: 400,
        message: error.message,
        ...(isOfPassword && { field: 'password' }),
      });
    }
  });

  route(contract.checkActivation, async ({ query }) => ({
    ...done,
    active_role: await checkActivationKey(context, query.key),
  }));

  route(contract.finishActivation, async ({ body, reply, request }) => {
    const email = await activateAccount(context, body.key, body.newPassword);
    await giveBackToNetwork(context, 'register', { email, network: networkOf(request) });
    browser.remember(reply, email);
    return done;
  });

  route(contract.initPasswordReset, async ({ body, request }) => {
    await askForReset(context, body, networkOf(request));
    return done;
  });

  route(contract.checkPasswordReset, async ({ query }) => ({
    ...done,
    active_role: await checkResetKey(context, query.key),
  }));

  route(contract.finishPasswordReset, async ({ body, reply, request }) => {
    const email = await resetPassword(context, body.key, body.newPassword);
    await giveBackToNetwork(context, 'reset', { email, network: networkOf(request) });
    browser.remember(reply, email);
    return done;
  });

  route(contract.changePassword, async ({ actor, body, reply }) => {
    cookies.set(reply, await changePassword(context, actor, body));
    return done;
  });
}

async function ownAccount({ accounts, factors }: Accounts, id: string): Promise<Account> {
  const [account, factor] = await Promise.all([accounts.findById(id), factors.find(id)]);
  if (!account) throw refuseKernel('session.required');
  const { email, role, status, sounds_muted, larger_text, password_hash, id_number } = account;
  return {
    id,
    login: email,
    email,
    activated: status === 'ACTIVE',
    authorities: [`ROLE_${role}`],
    active_role: role,
    sounds_muted,
    larger_text,
    second_factor: Boolean(factor?.confirmed_at),
    has_password: password_hash !== null,
    has_id_number: id_number !== null,
  };
}
