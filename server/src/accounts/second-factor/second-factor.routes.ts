import * as contract from '@app/contract/accounts';
import { done } from '@app/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/http/actor.ts';
import type { Route } from '../../platform/http/route.ts';
import type { Accounts } from '../accounts.ts';
import { requireStepUp } from '../login/step-up.ts';
import { knownBrowser, sessionCookie } from '../sessions/cookies.routes.ts';
import { enrolAtLogin, passSecondFactor, requireWaitingLogin } from './pass-second-factor.ts';
import {
  beginEnrolment,
  finishEnrolment,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';

export function secondFactorRoutes(route: Route, context: Accounts) {
  const cookies = sessionCookie(context);
  const browser = knownBrowser(context);
  const waiting = (request: FastifyRequest) =>
    requireWaitingLogin(context, cookies.read(request), request.id);
  const proved = (actor: Actor): Actor => {
    requireStepUp(actor, context.clock.now());
    return actor;
  };

  route(contract.passSecondFactor, async ({ body, request, reply }) => {
    const login = await waiting(request);
    const { email } = login.owner;
    const isKnown = browser.isOf(request, email);
    const { cookie, token } = await passSecondFactor(context, login, body.code, isKnown);
    cookies.set(reply, cookie);
    browser.remember(reply, email);
    return token;
  });

  route(contract.beginLoginEnrolment, async ({ request }) =>
    beginEnrolment(context, (await waiting(request)).owner),
  );

  route(contract.finishLoginEnrolment, async ({ body, request, reply }) => {
    const login = await waiting(request);
    const { cookie, token, recoveryCodes } = await enrolAtLogin(context, login, body.code);
    cookies.set(reply, cookie);
    browser.remember(reply, login.owner.email);
    return { ...token, recovery_codes: recoveryCodes };
  });

  route(contract.getSecondFactor, ({ actor }) => readSecondFactor(context, actor));

  route(contract.beginEnrolment, ({ actor }) => beginEnrolment(context, proved(actor)));

  route(contract.finishEnrolment, async ({ actor, body }) => {
    const recovery_codes = await finishEnrolment(context, proved(actor), body.code);
    await context.sessionWrites.markSecondFactor(actor.sessionId, context.clock.now());
    return { recovery_codes };
  });

  route(contract.renewRecoveryCodes, async ({ actor }) => ({
    recovery_codes: await renewRecoveryCodes(context, proved(actor)),
  }));

  route(contract.removeSecondFactor, async ({ actor }) => {
    await removeSecondFactor(context, proved(actor));
    return done;
  });
}
