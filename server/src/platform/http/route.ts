import {
  COMMAND_ID_HEADER,
  commandIdSchema,
  type EndpointInput,
  type EndpointReply,
  type EndpointSpec,
} from '@app/contract/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { unstorableAt } from '../unstorable-text.ts';
import type { Actor, Authenticate } from './actor.ts';
import { admission } from './admit.ts';
import { countsCallers, type HttpServer } from './http-server.ts';
import { refuseKernel } from './problem-handler.ts';

type ActorOf<E extends EndpointSpec> = E['access'] extends 'session' ? Actor : undefined;

/** What a route's handler receives: checked input, the actor where the call needs a session, the reply for cookies and files. */
export type RouteContext<E extends EndpointSpec> = EndpointInput<E> & {
  actor: ActorOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends EndpointSpec> = (context: RouteContext<E>) => Promise<EndpointReply<E>>;

/** Binds an endpoint of the contract to the use case that serves it. */
export type Route = <const E extends EndpointSpec>(endpoint: E, handler: Handler<E>) => void;

export type BoundEndpoint = EndpointSpec;

const NOTHING = z.object({});

/** The binder: actor, limits, body, schema, use case, schema; the same path for every call. */
export function makeRoute(
  app: HttpServer,
  authenticate: Authenticate,
  bound: BoundEndpoint[],
): Route {
  const { limits, isOwnOrigin } = app;
  return (endpoint, handler) => {
    bound.push(endpoint);
    const actors = new WeakMap<FastifyRequest, Actor>();
    const admit = admission(endpoint, { limits, isOwnOrigin, authenticate });
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // Who may make this call is said of it and of no other; half as many routes also start sooner.
      exposeHeadRoute: false,
      ...bodyLimitOf(endpoint),
      config: { [countsCallers]: true },
      onRequest: async (request) => {
        const actor = await admit(request);
        if (actor) actors.set(request, actor);
      },
      handler: async (request, reply) => {
        const actor = actors.get(request);
        const context = { ...readInput(endpoint, request), actor, request, reply };
        const answer = await handler(context as RouteContext<typeof endpoint>);
        return endpoint.response ? reply.send(checkedAnswer(endpoint, answer)) : (answer ?? reply);
      },
    });
  };
}

function bodyLimitOf({ bodyLimit, access, path }: EndpointSpec) {
  if (bodyLimit && access === 'public') throw new Error(`${path} takes large bodies from anybody`);
  return bodyLimit ? { bodyLimit } : {};
}

function readInput(endpoint: EndpointSpec, request: FastifyRequest) {
  return {
    params: readPart(endpoint.params ?? NOTHING, request.params ?? {}),
    query: readPart(endpoint.query ?? NOTHING, withoutEmpty(request.query)),
    body:
      endpoint.body &&
      readPart(endpoint.body, request.body ?? (endpoint.bodyKind === 'text' ? '' : {})),
    version: endpoint.ifMatch && readVersion(request),
    commandId: endpoint.commandId && readCommandId(request),
  };
}

/** A part of the request as its schema reads it, fit to be stored. */
function readPart(schema: z.ZodType, given: unknown): unknown {
  const value = schema.parse(given);
  const path = unstorableAt(value);
  if (path) {
    throw new z.ZodError([{ code: 'custom', path, message: 'text.unreadable', input: undefined }]);
  }
  return value;
}

/** What the caller gets passes its schema; where it does not, the fault is ours and not the request's. */
function checkedAnswer({ response, path }: EndpointSpec, answer: unknown): unknown {
  const checked = response?.safeParse(answer);
  if (checked?.success === false) {
    throw new Error(`the answer of ${path} is off its schema`, { cause: checked.error });
  }
  return checked?.data;
}

const VERSION_TAG = /^"(\d{1,9})"$/;

/** The version that a change was written over, from `If-Match`: without it nothing changes (RFC 6585). */
function readVersion({ headers }: FastifyRequest): number {
  const [, version] = VERSION_TAG.exec(headers['if-match'] ?? '') ?? [];
  if (version === undefined) throw refuseKernel('request.version-required');
  return Number(version);
}

/** The id under which the act is done once; a call without one is an act of its own. */
const readCommandId = ({ headers }: FastifyRequest): string | undefined =>
  commandIdOfHeader.parse(headers)[COMMAND_ID_HEADER];

const commandIdOfHeader = z.object({ [COMMAND_ID_HEADER]: commandIdSchema.optional() });

/** Null or empty query parameters count as absent. */
const withoutEmpty = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(
      ([, value]) => value !== '' && value !== 'null',
    ),
  );
