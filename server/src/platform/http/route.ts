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
import type { Actor, Callers } from './actor.ts';
import { admission } from './admit.ts';
import { countsCallers, type HttpServer } from './http-server.ts';
import { refuseKernel } from './problem-handler.ts';

type ActorOf<E extends EndpointSpec> = E['access'] extends 'session' ? Actor : undefined;

/**
 * Input of a route's handler: validated input, the actor if a session is required, and the reply for cookies
 * and files.
 */
export type RouteContext<E extends EndpointSpec> = EndpointInput<E> & {
  actor: ActorOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends EndpointSpec> = (context: RouteContext<E>) => Promise<EndpointReply<E>>;

/** Binds an endpoint of the contract to its use case. */
export type Route = <const E extends EndpointSpec>(endpoint: E, handler: Handler<E>) => void;

export type BoundEndpoint = EndpointSpec;

const NOTHING = z.object({});

/** Creates the binder: actor, limits, body, schema, use case, schema, in this order for every call. */
export function makeRoute(app: HttpServer, callers: Callers, bound: BoundEndpoint[]): Route {
  const { limits, isOwnOrigin } = app;
  return (endpoint, handler) => {
    bound.push(endpoint);
    const actors = new WeakMap<FastifyRequest, Actor>();
    const admit = admission(endpoint, { limits, isOwnOrigin, callers });
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // The access rules name this method only; half as many routes also start faster.
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
  if (bodyLimit && access !== 'session') throw new Error(`${path} takes large bodies from anybody`);
  return bodyLimit ? { bodyLimit } : {};
}

function readInput(endpoint: EndpointSpec, request: FastifyRequest) {
  return {
    params: readPart(endpoint.params ?? NOTHING, request.params ?? {}),
    query: readPart(endpoint.query ?? NOTHING, withoutEmpty(request.query)),
    body:
      endpoint.body &&
      readPart(endpoint.body, request.body ?? (endpoint.bodyKind === 'text' ? '' : {})),
    version: readVersion(endpoint, request),
    commandId: endpoint.commandId && readCommandId(request),
  };
}

/** Parses a part of the request with its schema and checks that it can be stored. */
function readPart(schema: z.ZodType, given: unknown): unknown {
  const value = schema.parse(given);
  const path = unstorableAt(value);
  if (path) {
    throw new z.ZodError([{ code: 'custom', path, message: 'text.unreadable', input: undefined }]);
  }
  return value;
}

/** Validates an answer; one that breaks its schema is a server error, not the caller's. */
function checkedAnswer({ response, path }: EndpointSpec, answer: unknown): unknown {
  const checked = response?.safeParse(answer);
  if (checked?.success === false) {
    throw new Error(`the answer of ${path} is off its schema`, { cause: checked.error });
  }
  return checked?.data;
}

const VERSION_TAG = /^"(\d{1,9})"$/;

/** The version in `If-Match` (RFC 9110); refuses a call without it if it is required (RFC 6585). */
function readVersion({ ifMatch }: EndpointSpec, { headers }: FastifyRequest): number | undefined {
  const tag = headers['if-match'];
  if (!ifMatch || (ifMatch === 'optional' && tag === undefined)) return undefined;
  const [, version] = VERSION_TAG.exec(tag ?? '') ?? [];
  if (version === undefined) throw refuseKernel('request.version-required');
  return Number(version);
}

/** The command id, under which an action is executed once; without one, every call is a new action. */
const readCommandId = ({ headers }: FastifyRequest): string | undefined =>
  commandIdOfHeader.parse(headers)[COMMAND_ID_HEADER];

const commandIdOfHeader = z.object({ [COMMAND_ID_HEADER]: commandIdSchema.optional() });

/** Treats null and empty query parameters as absent. */
const withoutEmpty = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(
      ([, value]) => value !== '' && value !== 'null',
    ),
  );
