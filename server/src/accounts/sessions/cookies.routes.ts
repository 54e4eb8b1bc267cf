import '@fastify/cookie';
import { KNOWN_BROWSER_DAYS } from '@app/contract/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { SessionCookie } from './open-session.ts';

/** An HttpOnly cookie: `__Host-…` over https (requirement: session row). */
export type Cookie = {
  read: (request: FastifyRequest) => string | undefined;
  set: (reply: FastifyReply, cookie: SessionCookie) => void;
  clear: (reply: FastifyReply) => void;
};

function cookieNamed(bare: string, { publicUrl }: Pick<Accounts, 'publicUrl'>): Cookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? `__Host-${bare}` : bare;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, { value, maxAge }) =>
      void reply.setCookie(name, value, { ...options, ...(maxAge ? { maxAge } : {}) }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

/** The cookie that binds a login with the provider to this browser. */
export const socialCookie = (context: Pick<Accounts, 'publicUrl'>) => cookieNamed('oauth', context);

/** The cookie of a browser in which the owner of an account logged in before. */
export function knownBrowser(context: Pick<Accounts, 'publicUrl' | 'box'>) {
  const cookie = cookieNamed('known', context);
  const maxAge = KNOWN_BROWSER_DAYS * 86_400;
  return {
    isOf: (request: FastifyRequest, email: string): boolean =>
      cookie.read(request) === context.box.markOf(email),
    remember: (reply: FastifyReply, email: string) =>
      cookie.set(reply, { value: context.box.markOf(email), maxAge }),
  };
}

/** The cookie that issues tokens. */
export const sessionCookie = (context: Pick<Accounts, 'publicUrl'>) => cookieNamed('sid', context);
