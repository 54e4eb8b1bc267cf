import type { EndpointSpec } from '@app/contract/kernel';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Actor, Callers } from './actor.ts';
import type { HttpServer } from './http-server.ts';
import { networkOf } from './network-of.ts';
import { mayCall } from './policy.ts';
import { refuseKernel } from './problem-handler.ts';

/** Returns the caller, or refuses, using only the headers: the body has not been read. */
export type Admit = (request: FastifyRequest) => Promise<Actor | undefined>;

type Door = Pick<HttpServer, 'limits' | 'isOwnOrigin'> & { callers: Callers };

const IS_WRITE = /^(POST|PUT|PATCH|DELETE)$/;

/**
 * Checks who makes a call, and how often. Counts by session, by account for calls with their own limit, and
 * otherwise by network; values invented by a stranger never start a new count.
 */
export function admission(endpoint: EndpointSpec, door: Door): Admit {
  const { callers, limits } = door;
  const { access, limit, method, path, who } = endpoint;
  const own = async (caller: string) => {
    if (limit) await limits.require(`${method} ${path}:${caller}`, limit);
  };
  const knownActor = async (request: FastifyRequest): Promise<Actor> => {
    try {
      return await callers.authenticate(request);
    } catch (error) {
      if (error instanceof Refusal) await limits.requireStranger(networkOf(request));
      throw error;
    }
  };
  const countUnnamed = async (request: FastifyRequest): Promise<undefined> => {
    // Strangers of the same network do not keep a session from its tokens.
    const session = access === 'cookie' ? await callers.sessionOf(request) : undefined;
    const network = networkOf(request);
    await (session ? limits.requireCall(session) : limits.requireStranger(network));
    await own(session ?? network);
  };
  return async (request) => {
    if (IS_WRITE.test(method)) requireOwnPage(door, request);
    if (access !== 'session') return countUnnamed(request);
    const actor = await knownActor(request);
    await limits.requireCall(actor.sessionId);
    await own(actor.accountId);
    if (!mayCall(who, actor.role)) throw refuseKernel('request.forbidden');
    return actor;
  };
}

/** Refuses writes from pages of other sites (requirement: own pages only). */
function requireOwnPage({ isOwnOrigin }: Door, { headers, host }: FastifyRequest) {
  const site = headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none')
    throw refuseKernel('request.forbidden', 'cross-site');
  if (!isOwnOrigin(headers.origin, host)) throw refuseKernel('request.forbidden', 'origin');
}
